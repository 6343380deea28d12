import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Actions } from './actions.tsx'
import { BlockHeading } from './block-heading.tsx'
import type { BlockOf, BlockProps } from './block-props.ts'
import { useWatchedState } from './use-watched-state.ts'

type State = BlockOf<'status'>['states'][string]

const toneIcons: Readonly<Record<State['tone'], IconName | null>> = {
  neutral: null,
  success: 'check',
  failure: 'alert',
}

function StateView({ state, level }: { state: State; level: 1 | 2 }): ReactNode {
  const icon = state.wait ? 'clock' : toneIcons[state.tone]
  return (
    <>
      {icon && (
        <span className="icon-tile">
          <Icon name={icon} />
        </span>
      )}
      <BlockHeading level={level} title={state.title} text={state.text} />
      <Actions actions={state.actions} />
    </>
  )
}

function Failed({ retry }: { retry: () => void }): ReactNode {
  return (
    <>
      <p>
        <Text id="ui.status.failed" />
      </p>
      <button className="button secondary" type="button" onClick={retry}>
        <Text id="ui.status.retry" />
      </button>
    </>
  )
}

/** What became of something that the server knows; what it turns into is read out. */
export function StatusBlock({ block, level }: BlockProps<'status'>): ReactNode {
  const found = useWatchedState(block)
  if (!found) return null
  const { watched, retry } = found
  const state = watched.kind === 'state' ? block.states[watched.state] : undefined
  return (
    <section className="block status">
      <div
        className="card"
        role="status"
        data-tone={state?.tone}
        aria-busy={watched.kind === 'asking' || state?.wait === true}
      >
        {state && <StateView state={state} level={level} />}
        {watched.kind === 'failed' && <Failed retry={retry} />}
        {watched.kind === 'asking' && (
          <p>
            <Text id="ui.status.loading" />
          </p>
        )}
      </div>
    </section>
  )
}
