import { siteContext } from '#web/lib/api-context.ts'
import source from '#web/offline/service-worker.js?raw'
import type { Route } from './+types/service-worker'

/** `/sw.js`. The browser asks for it again now and then, and takes it anew when a byte of it changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { version } = context.get(siteContext)
  return new Response(`const VERSION = ${JSON.stringify(version)}\n${source}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public',
      // What the worker itself may do: ask this site, no other.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
