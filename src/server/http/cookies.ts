import type { CookieSerializeOptions } from '@fastify/cookie'

/** Two cookies for two doors: an ordinary session opens no administrator's call, and the other way round. */
export const userCookie = 'qhatu_session'
export const adminCookie = 'qhatu_admin'

/** `maxAge` in seconds; without it the cookie ends with the browser. */
export function sessionCookie(secure: boolean, maxAge?: number): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure, ...(maxAge === undefined ? {} : { maxAge }) }
}
