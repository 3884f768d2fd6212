import type { FastifyRequest } from 'fastify'
import type { Audience } from '#contracts/endpoint.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor, ActorFor, AdminActor, Anonymous, UserActor } from '#server/http/actor.ts'
import { adminCookie, cookieOnSite, cookieOptions, userCookie } from '#server/http/cookies.ts'
import type { Call } from '#server/http/call.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { deviceName } from '#server/features/accounts/login/device-name.ts'
import { knowDevice } from '#server/features/accounts/login/devices.service.ts'
import {
  deleteSession,
  findAdminSession,
  findUserSession,
  insertSession,
  listOpenSessions,
  touchAdminSession,
  touchSession,
} from './sessions.queries.ts'

/** A remembered session lasts 30 days. Others end with the browser, and after 12 hours at the latest. */
export const lifetime = { remembered: 30 * DAY, plain: 12 * HOUR, admin: 8 * HOUR }

/** Sets the session's cookie in the reply of the call. */
export type SetCookie = (call: Pick<Call, 'setCookie'>) => void

/** How often the use of a session and its device are recorded (ms). */
const seenEvery = 5 * 60_000

/** An administrator who is inactive for this long (ms) must sign in again. Recorded to the minute. */
export const idleEnd = 30 * 60_000
const adminSeenEvery = 60_000

export type SessionOwner = { userId: number; remember: boolean } | { adminId: number }

/** Starts a session in the caller's transaction, and returns a function that sets its cookie after the commit. */
export async function startSession(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  owner: SessionOwner,
): Promise<SetCookie> {
  const token = createToken()
  const isAdmin = 'adminId' in owner
  const remember = !isAdmin && owner.remember
  const createdAt = clock.now()
  const duration = isAdmin ? lifetime.admin : remember ? lifetime.remembered : lifetime.plain
  await insertSession(tx, {
    tokenHash: hashToken(token),
    ...(isAdmin ? { adminId: owner.adminId } : { userId: owner.userId }),
    remember,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + duration),
  })
  return (call) =>
    call.setCookie(
      cookieOnSite(config.publicUrl, isAdmin ? adminCookie : userCookie),
      token,
      cookieOptions(config.publicUrl, remember ? duration / 1000 : undefined),
    )
}

/**
 * Signs in a user or an administrator like `startSession`, and ends the browser's previous session, so it cannot be
 * used later. The owner is mailed about a new browser.
 */
export async function enter(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  visit: Visit,
  owner: SessionOwner,
): Promise<SetCookie> {
  if (visit.actor.kind !== 'anonymous') await deleteSession(tx, visit.actor.session)
  const setDevice = await knowDevice(deps, tx, visit, owner)
  const setSession = await startSession(deps, tx, owner)
  return (call) => {
    setSession(call)
    setDevice(call)
  }
}

/** The caller before signing in, and what their browser sends. */
export type Visit = Pick<Call, 'cookies' | 'userAgent'> & { actor: Actor }

/** Ends the session of the caller's cookie, and removes the cookie. */
export const endUserSession = (deps: Pick<Deps, 'db' | 'config'>, call: CookieCall) =>
  endSession(deps, call, userCookie)

export const endAdminSession = (deps: Pick<Deps, 'db' | 'config'>, call: CookieCall) =>
  endSession(deps, call, adminCookie)

type CookieCall = Pick<Call, 'cookies' | 'setCookie'>

async function endSession({ db, config }: Pick<Deps, 'db' | 'config'>, call: CookieCall, cookie: string) {
  const name = cookieOnSite(config.publicUrl, cookie)
  const token = call.cookies[name]
  if (token) await deleteSession(db, hashToken(token))
  call.setCookie(name, '', cookieOptions(config.publicUrl, 0))
}

const anonymous: Anonymous = { kind: 'anonymous' }

/**
 * Determines the caller. Administrator calls use only the administrator's cookie, all others only the ordinary one.
 */
export async function resolveActor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
  audience: Audience,
): Promise<Actor> {
  const isAdmin = audience === 'admin' || request.routeOptions.url?.startsWith('/api/admin/') === true
  if (!isAdmin) return resolveUser(deps, request)
  const token = request.cookies[cookieOnSite(deps.config.publicUrl, adminCookie)]
  return (token && (await findAdmin(deps.db, hashToken(token), deps.clock.now()))) || anonymous
}

/** Determines the caller by the ordinary cookie. */
export async function resolveUser(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  request: FastifyRequest,
): Promise<ActorFor<'anyone'>> {
  const token = request.cookies[cookieOnSite(config.publicUrl, userCookie)]
  if (!token) return anonymous
  const userAgent = request.headers['user-agent'] ?? ''
  return (await findUser(db, hashToken(token), clock.now(), userAgent)) ?? anonymous
}

/** Returns those of the sessions that are still valid. */
export const findOpenSessions = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessions: readonly Buffer[],
): Promise<Buffer[]> => listOpenSessions(db, sessions, clock.now())

async function findAdmin(db: Db, session: Buffer, now: Date): Promise<AdminActor | null> {
  const row = await findAdminSession(db, session, now)
  if (!row) return null
  const { lastSeenAt, ...admin } = row
  const idle = now.getTime() - lastSeenAt.getTime()
  if (idle >= idleEnd) return null
  if (idle >= adminSeenEvery) await touchAdminSession(db, session, now)
  return { kind: 'admin', session, ...admin }
}

async function findUser(db: Db, session: Buffer, now: Date, userAgent: string): Promise<UserActor | null> {
  const row = await findUserSession(db, session, now)
  if (!row) return null
  const seen = row.lastSeenAt?.getTime() ?? 0
  if (now.getTime() - seen >= seenEvery)
    await touchSession(db, session, { lastSeenAt: now, device: deviceName(userAgent) })
  const { userId, email, professionalId, companyId } = row
  const emailConfirmed = row.emailConfirmedAt !== null
  if (professionalId !== null)
    return {
      kind: 'professional',
      professionalId,
      userId,
      email,
      emailConfirmed,
      session,
      firstName: row.firstName ?? '',
      lastName: row.lastName ?? '',
      photoId: row.photoId,
    }
  if (companyId === null) return null
  return {
    kind: 'company',
    companyId,
    userId,
    email,
    emailConfirmed,
    session,
    firstName: row.companyName ?? '',
    lastName: '',
    photoId: row.logoId,
  }
}
