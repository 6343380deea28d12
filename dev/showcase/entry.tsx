import { createRoot } from 'react-dom/client'
import '../../src/styles/main.css'
import { forceColors } from './force-colors.ts'
import './showcase.css'
import { stateOf, themeOf } from './showcase-address.ts'
import type { ShowcaseData } from './showcase-data.ts'
import { ShowcaseIndex } from './showcase-index.tsx'
import { findScene, showpieces } from './showpieces.ts'
import { startScene } from './start-scene.tsx'

const text = (id: string): string => document.getElementById(id)?.textContent ?? ''

// Written into this page by the server that serves it.
const data = JSON.parse(text('payload')) as ShowcaseData
const root = document.getElementById('app')
const { pathname, search } = window.location
const theme = themeOf(search)
const name = stateOf(pathname)

// A component has changed: the frames show it anew.
if (window === window.top && name === null) {
  import.meta.hot?.on('vite:beforeUpdate', () => window.location.reload())
}

if (theme) document.documentElement.dataset['theme'] = theme
if (theme === 'forced') for (const { cssRules } of document.styleSheets) forceColors(cssRules)
if (root && name === null) {
  createRoot(root).render(<ShowcaseIndex pieces={showpieces(data)} view={{ locale: data.locale, theme }} />)
} else if (root && name !== null) {
  const scene = findScene(data, name)
  if (!scene) throw new Error(`No component has the state "${name}"`)
  await startScene(root, scene, data)
}
