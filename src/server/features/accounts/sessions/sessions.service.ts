import { viewMinutes } from '#contracts/admin/users-figures.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor, AdminActor, Anonymous, BrowserToken, Entry, UserActor, Visit } from '#server/actor.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { ownerColumns } from '#server/features/accounts/account-owner.queries.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { deviceName } from '#server/features/accounts/login/device-name.ts'
import { knowDevice } from '#server/features/accounts/login/devices.service.ts'
import { selectCompaniesOf } from '#server/features/accounts/membership/membership.queries.ts'
import {
  deleteSession,
  findAdminSession,
  findUserSession,
  insertSession,
  isSignedInAdmin,
  listOpenSessions,
  touchAdminSession,
  touchSession,
} from './sessions.queries.ts'
import { plainSessionHours, rememberedSessionDays } from '#contracts/accounts/account-figures.ts'

/** Sessions that are not remembered end with the browser, and after this time at the latest. */
export const lifetime = {
  remembered: rememberedSessionDays * DAY,
  plain: plainSessionHours * HOUR,
  admin: 8 * HOUR,
}

/** How long (ms) an administrator may look at an account; then the reason must be given again. */
const viewLifetime = viewMinutes * MINUTE

/** How often the use of a session and its device are recorded (ms). */
const seenEvery = 5 * 60_000

/** An administrator who is inactive for this long (ms) must sign in again. Recorded to the minute. */
export const idleEnd = 30 * 60_000
const adminSeenEvery = 60_000

export type SessionOwner = { userId: number; remember: boolean } | { adminId: number }

/** Whether the browser keeps the session when it is closed; never an administrator's. */
export const isRemembered = (owner: SessionOwner): boolean => 'remember' in owner && owner.remember

/** Starts a session in the caller's transaction. The token is for the browser, after the commit. */
export async function startSession(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  owner: SessionOwner,
): Promise<BrowserToken> {
  const token = createToken()
  const isAdmin = 'adminId' in owner
  const remember = isRemembered(owner)
  const createdAt = clock.now()
  const duration = isAdmin ? lifetime.admin : remember ? lifetime.remembered : lifetime.plain
  await insertSession(tx, {
    tokenHash: hashToken(token),
    ...ownerColumns(owner),
    remember,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + duration),
  })
  return { token, keptFor: remember ? duration : null }
}

/**
 * Starts an administrator's view of an account: a session of the account's owner that changes nothing. The owner sees it
 * among the own sessions, and may end it. `ended`: the browser's session of before.
 */
export async function startView(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { adminId, userId, ended }: { adminId: number; userId: number; ended: string | null },
): Promise<BrowserToken> {
  if (ended !== null) await deleteSession(tx, hashToken(ended))
  const token = createToken()
  const createdAt = clock.now()
  await insertSession(tx, {
    tokenHash: hashToken(token),
    userId,
    viewerId: adminId,
    device: 'El equipo de Qhatu, sin poder cambiar nada',
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + viewLifetime),
  })
  return { token, keptFor: null }
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
): Promise<Entry> {
  if (visit.actor.kind !== 'anonymous') await deleteSession(tx, visit.actor.session)
  const device = await knowDevice(deps, tx, visit, owner)
  return { isAdmin: 'adminId' in owner, session: await startSession(deps, tx, owner), device }
}

/** Ends the session with this token, whether or not it is still valid. Null: does nothing. */
export async function endSession({ db }: Pick<Deps, 'db'>, token: string | null): Promise<void> {
  if (token !== null) await deleteSession(db, hashToken(token))
}

const anonymous: Anonymous = { kind: 'anonymous' }

/** Determines the caller by the token that the browser sent. */
export async function resolveActor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, isAdmin, userAgent }: { token: string | null; isAdmin: boolean; userAgent: string },
): Promise<Actor> {
  if (token === null) return anonymous
  const session = hashToken(token)
  const now = clock.now()
  return (await (isAdmin ? findAdmin(db, session, now) : findUser(db, session, now, userAgent))) ?? anonymous
}

/** Returns those of the sessions that are still valid. */
export const findOpenSessions = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessions: readonly Buffer[],
): Promise<Buffer[]> => listOpenSessions(db, sessions, clock.now())

async function findAdmin(db: Db, session: Buffer, now: Date): Promise<AdminActor | null> {
  const row = await findAdminSession(db, session, now)
  if (!row) return null
  const { lastSeenAt, totpEnabledAt, ...admin } = row
  const idle = now.getTime() - lastSeenAt.getTime()
  if (idle >= idleEnd) return null
  if (idle >= adminSeenEvery) await touchAdminSession(db, session, now)
  const lacksSecondFactor = totpEnabledAt === null && (await readSetting(db, 'require_admin_two_factor'))
  return { kind: 'admin', session, ...admin, lacksSecondFactor }
}

async function findUser(db: Db, session: Buffer, now: Date, userAgent: string): Promise<UserActor | null> {
  const row = await findUserSession(db, session, now)
  if (!row) return null
  const { viewerId, emailConfirmedAt, professionalId, userId, email } = row
  if (viewerId !== null && !(await isSignedInAdmin(db, viewerId, now))) return null
  const seen = row.lastSeenAt?.getTime() ?? 0
  if (now.getTime() - seen >= seenEvery)
    await touchSession(db, session, { lastSeenAt: now, device: deviceName(userAgent) })
  const account = {
    userId,
    email,
    emailConfirmed: emailConfirmedAt !== null,
    session,
    viewer: viewerId === null ? null : { adminId: viewerId, endsAt: row.expiresAt },
  }
  if (professionalId !== null)
    return {
      kind: 'professional',
      professionalId,
      ...account,
      firstName: row.firstName ?? '',
      lastName: row.lastName ?? '',
      photoId: row.photoId,
    }
  const companies = await selectCompaniesOf(db, userId)
  const { chosenCompanyId } = row
  const company = companies.find(({ id }) => chosenCompanyId === null || id === chosenCompanyId)
  if (!company || company.ownerId === null) return null
  return {
    kind: 'company',
    companyId: company.id,
    role: company.role,
    ownerId: company.ownerId,
    personName: row.personName,
    companyCount: companies.length,
    key: null,
    ...account,
    firstName: company.name,
    lastName: '',
    photoId: company.logoId,
  }
}
