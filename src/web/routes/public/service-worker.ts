import { siteContext } from '#web/lib/api-context.ts'
import source from '#web/offline/service-worker.js?raw'
import type { Route } from './+types/service-worker'

/** `/sw.js`. The browser checks it regularly, and installs it again when a byte changes. */
export function loader({ context }: Route.LoaderArgs) {
  const { version } = context.get(siteContext)
  return new Response(`const VERSION = ${JSON.stringify(version)}\n${source}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public',
      // The worker itself may only request this site.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
