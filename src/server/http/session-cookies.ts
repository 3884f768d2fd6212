import type { FastifyRequest } from 'fastify'
import type { Audience } from '#contracts/endpoint.ts'
import type { BrowserToken, Entry, Visit } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import type { Call } from './call.ts'
import { adminCookie, cookieOnSite, cookieOptions, deviceCookie, userCookie } from './cookies.ts'

/*
 * The only place where a session is a cookie. Services take tokens and return tokens.
 */

type Site = Pick<Deps, 'config'>
type SessionCookie = typeof userCookie | typeof adminCookie

/**
 * The session of a request. Administrator calls use only the administrator's cookie, all others only the ordinary one.
 */
export function sentWith(site: Site, request: FastifyRequest, audience: Audience) {
  const isAdmin = audience === 'admin' || request.routeOptions.url?.startsWith('/api/admin/') === true
  return {
    isAdmin,
    token: sentToken(site, request, isAdmin ? adminCookie : userCookie),
    userAgent: request.headers['user-agent'] ?? '',
  }
}

/** The token in one of the cookies that the browser sent. */
export const sentToken = (
  { config }: Site,
  { cookies }: Pick<Call, 'cookies'>,
  cookie: SessionCookie | typeof deviceCookie,
): string | null => cookies[cookieOnSite(config.publicUrl, cookie)] || null

/** The caller of a call that signs in. */
export const visitOf = (site: Site, call: Pick<Call, 'actor' | 'cookies' | 'userAgent'>): Visit => ({
  actor: call.actor,
  deviceToken: sentToken(site, call, deviceCookie),
  userAgent: call.userAgent,
})

/** Sets the cookies of somebody who has just signed in. Null: does nothing. */
export function setEntryCookies(site: Site, call: Pick<Call, 'setCookie'>, entry: Entry | null): void {
  if (!entry) return
  setCookie(site, call, entry.isAdmin ? adminCookie : userCookie, entry.session)
  setCookie(site, call, deviceCookie, entry.device)
}

/** Sets the cookie of a session on the site. */
export const setSessionCookie = (site: Site, call: Pick<Call, 'setCookie'>, session: BrowserToken): void =>
  setCookie(site, call, userCookie, session)

export const removeSessionCookie = (site: Site, call: Pick<Call, 'setCookie'>, cookie: SessionCookie): void =>
  setCookie(site, call, cookie, { token: '', keptFor: 0 })

function setCookie(
  { config: { publicUrl } }: Site,
  call: Pick<Call, 'setCookie'>,
  cookie: string,
  { token, keptFor }: BrowserToken,
): void {
  const maxAge = keptFor === null ? undefined : keptFor / 1000
  call.setCookie(cookieOnSite(publicUrl, cookie), token, cookieOptions(publicUrl, maxAge))
}
