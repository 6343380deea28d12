import type { ReactNode } from 'react'
import { Text } from '../i18n/text.tsx'

/**
 * Tells that the code of a page could not be loaded; a template in each page, which the boot script shows. Of the
 * parts it shows those for what has happened: the code is missing, or the connection is.
 */
export function StuckPanel(): ReactNode {
  return (
    <section className="stuck" role="alert">
      <div>
        <p className="stuck-title">
          <Text id="ui.errors.stuck.title" />
        </p>
        <p data-when="panel">
          <Text id="ui.errors.stuck.failed" />
        </p>
        <p data-when="wait-online" hidden>
          <Text id="ui.errors.stuck.offline" />
        </p>
      </div>
      <button className="button" type="button" data-when="panel">
        <Text id="ui.errors.retry" />
      </button>
    </section>
  )
}
