import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { ServicesContext } from '../services/services-context.ts'
import { App } from './app.tsx'
import type { Runtime } from './create-runtime.ts'

/** The site in the browser: the page that was last arrived at. The one place where the services meet React. */
export function SiteApp({ runtime }: { runtime: Runtime }): ReactNode {
  const { arrivals, services, navigator, ready, takesOver } = runtime
  const arrival = useSyncExternalStore(arrivals.subscribe, arrivals.current, arrivals.current)
  useEffect(ready, [ready])
  return (
    <Router location={arrival.entry} navigator={navigator}>
      <ServicesContext value={services}>
        <App shown={arrival.page} isDocument={takesOver && arrival === arrivals.first} />
      </ServicesContext>
    </Router>
  )
}
