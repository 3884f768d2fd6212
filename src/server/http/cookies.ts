import type { CookieSerializeOptions } from '@fastify/cookie'

/** Two cookies for two doors: an ordinary session opens no administrator's call, and the other way round. */
export const userCookie = 'qhatu_session'
export const adminCookie = 'qhatu_admin'
/** By it a browser is known again, so that the owner hears of a login from another one. It opens nothing. */
export const deviceCookie = 'qhatu_device'

/**
 * What a cookie is called on the site. Over https a browser takes a name with `__Host-` only for this very host, over https and
 * for all paths: no subdomain and no page without encryption can plant one.
 */
export const cookieOnSite = (publicUrl: string, cookie: string): string =>
  isSecure(publicUrl) ? `__Host-${cookie}` : cookie

/** `maxAge` in seconds; without it the cookie ends with the browser. */
export function cookieOptions(publicUrl: string, maxAge?: number): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
    ...(maxAge === undefined ? {} : { maxAge }),
  }
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')
