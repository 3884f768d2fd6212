import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { sentKey } from './company-keys.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change requested by another site's page, according to the browser's headers. A request with neither
 * `Sec-Fetch-Site` nor `Origin` is not from a browser, so it has no cookie by accident.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (safe.has(request.method)) return
  // A key is no cookie: nobody's browser sends it by accident.
  if (request.routeOptions.config.endpoint?.key && sentKey(request) !== null) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new AppError('cross_site')
    return
  }
  const { origin, host } = request.headers
  if (origin === undefined) return
  const allowed =
    URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(publicUrl).origin)
  if (!allowed) throw new AppError('cross_site')
}
