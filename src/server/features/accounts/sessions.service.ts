import type { FastifyRequest } from 'fastify'
import type { Audience } from '#contracts/endpoint.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor, ActorFor, AdminActor, Anonymous, UserActor } from '#server/http/actor.ts'
import { adminCookie, sessionCookie, userCookie } from '#server/http/cookies.ts'
import type { Call } from '#server/http/mount.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { deviceName } from './device-name.ts'
import {
  deleteSession,
  findAdminSession,
  findUserSession,
  insertSession,
  listOpenSessions,
  touchSession,
} from './sessions.queries.ts'

const hour = 3_600_000
/** A remembered session lasts 30 days; another ends with the browser, and after 12 hours at the latest. */
const lifetime = { remembered: 30 * 24 * hour, plain: 12 * hour, admin: 8 * hour }

/** Gives the session's cookie to who makes the call. */
export type SetCookie = (call: Pick<Call, 'setCookie'>) => void

/** How often it is written down that a session is in use (ms), and by which device. */
const seenEvery = 5 * 60_000

export type SessionOwner = { userId: number; remember: boolean } | { adminId: number }

/** Starts a session in the transaction that lets somebody in, and returns what sets its cookie once that is committed. */
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
  return (call: Pick<Call, 'setCookie'>): void => {
    const secure = config.publicUrl.startsWith('https:')
    call.setCookie(
      isAdmin ? adminCookie : userCookie,
      token,
      sessionCookie(secure, remember ? duration / 1000 : undefined),
    )
  }
}

/**
 * Lets a user in: as `startSession`, and the session that this browser had before ends with it, so that nobody is left in
 * behind the new one.
 */
export async function enter(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Db,
  before: ActorFor<'anyone'>,
  owner: { userId: number; remember: boolean },
): Promise<SetCookie> {
  if (before.kind !== 'anonymous') await deleteSession(tx, before.session)
  return startSession(deps, tx, owner)
}

/** Ends the session that the caller's cookie names, and takes the cookie away. */
export const endUserSession = (deps: Pick<Deps, 'db' | 'config'>, call: CookieCall) =>
  endSession(deps, call, userCookie)

export const endAdminSession = (deps: Pick<Deps, 'db' | 'config'>, call: CookieCall) =>
  endSession(deps, call, adminCookie)

type CookieCall = Pick<Call, 'cookies' | 'setCookie'>

async function endSession({ db, config }: Pick<Deps, 'db' | 'config'>, call: CookieCall, cookie: string) {
  const token = call.cookies[cookie]
  if (token) await deleteSession(db, hashToken(token))
  call.setCookie(cookie, '', sessionCookie(config.publicUrl.startsWith('https:'), 0))
}

const anonymous: Anonymous = { kind: 'anonymous' }

/** Who makes a request: the administrator's calls look at the administrator's cookie only, all others at the ordinary one only. */
export async function resolveActor(
  deps: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  audience: Audience,
): Promise<Actor> {
  const isAdmin = audience === 'admin' || request.routeOptions.url?.startsWith('/api/admin/') === true
  if (!isAdmin) return resolveUser(deps, request)
  const token = request.cookies[adminCookie]
  return (token && (await findAdmin(deps.db, hashToken(token), deps.clock.now()))) || anonymous
}

/** Who makes a request, by the ordinary cookie. */
export async function resolveUser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<ActorFor<'anyone'>> {
  const token = request.cookies[userCookie]
  if (!token) return anonymous
  const userAgent = request.headers['user-agent'] ?? ''
  return (await findUser(db, hashToken(token), clock.now(), userAgent)) ?? anonymous
}

/** Which of these sessions still let their person in. */
export const findOpenSessions = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessions: readonly Buffer[],
): Promise<Buffer[]> => listOpenSessions(db, sessions, clock.now())

async function findAdmin(db: Db, session: Buffer, now: Date): Promise<AdminActor | null> {
  const row = await findAdminSession(db, session, now)
  return row && { kind: 'admin', session, ...row }
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
