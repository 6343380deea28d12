import type { ReactNode } from 'react'
import { localeCodes, locales } from '#site/locales.ts'
import type { Scene, Showpiece } from './scene.ts'
import { showcaseHref, themes, type ShowcaseView } from './showcase-address.ts'
import { stateName } from './showpieces.ts'

interface IndexProps {
  pieces: Readonly<Record<string, Showpiece>>
  view: ShowcaseView
}

function Controls({ view }: { view: ShowcaseView }): ReactNode {
  const looks = [undefined, ...themes]
  return (
    <div className="showcase-controls">
      <nav aria-label="Language">
        {localeCodes.map((locale) => (
          <a
            key={locale}
            href={showcaseHref({ ...view, locale })}
            lang={locale}
            aria-current={locale === view.locale}
          >
            {locales[locale].label}
          </a>
        ))}
      </nav>
      <nav aria-label="Theme">
        {looks.map((theme) => (
          <a key={theme ?? ''} href={showcaseHref({ ...view, theme })} aria-current={theme === view.theme}>
            {theme ?? 'as the browser'}
          </a>
        ))}
      </nav>
    </div>
  )
}

function State({
  name,
  title,
  scene,
  view,
}: {
  name: string
  title: string
  scene: Scene
  view: ShowcaseView
}) {
  const href = showcaseHref(view, name)
  return (
    <div className="showcase-state" id={name} data-wide={scene.isWide}>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <iframe src={href} title={name} data-extent={scene.extent} />
    </div>
  )
}

/** Every part of the interface under a heading, each of its states in a window of its own. */
export function ShowcaseIndex({ pieces, view }: IndexProps): ReactNode {
  const entries = Object.entries(pieces)
  return (
    <>
      <header className="showcase-header">
        <h1>Components</h1>
        <Controls view={view} />
      </header>
      <nav className="showcase-contents" aria-label="Components">
        {entries.map(([piece, { title }]) => (
          <a key={piece} href={`#${piece}`}>
            {title}
          </a>
        ))}
      </nav>
      <main className="showcase">
        {entries.map(([piece, { title, states }]) => (
          <section key={piece} id={piece} aria-labelledby={`${piece}-title`}>
            <h2 id={`${piece}-title`}>{title}</h2>
            <div className="showcase-states">
              {Object.entries(states).map(([state, scene]) => (
                <State
                  key={state}
                  name={stateName(piece, state)}
                  title={state.replaceAll('-', ' ')}
                  scene={scene}
                  view={view}
                />
              ))}
            </div>
          </section>
        ))}
      </main>
    </>
  )
}
