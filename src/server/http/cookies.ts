import type { CookieSerializeOptions } from '@fastify/cookie'

/** Two separate cookies: an ordinary session cannot make administrator calls, nor the reverse. */
export const userCookie = 'qhatu_session'
export const adminCookie = 'qhatu_admin'
/** Identifies a browser, so that the owner is warned of a login from another one. It gives no access. */
export const deviceCookie = 'qhatu_device'

/**
 * The cookie's name on the site. Over https the prefix `__Host-` binds it to this host, https and all paths, so no
 * subdomain or unencrypted page can set it.
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
