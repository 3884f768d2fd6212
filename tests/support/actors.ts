import { eq } from 'drizzle-orm'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import { type KeyScope, keyScopes } from '#contracts/companies/keys-vocabulary.ts'
import type { InvitedRole } from '#contracts/companies/team-vocabulary.ts'
import { transaction } from '#server/db/connection.ts'
import { admins, users } from '#server/db/schema/accounts.table.ts'
import { professionalSkills } from '#server/db/schema/careers.table.ts'
import { companyKeys } from '#server/db/schema/company-keys.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { startSession, startView } from '#server/features/accounts/sessions/sessions.service.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { adminCookie, cookieOnSite, userCookie } from '#server/http/cookies.ts'
import type { TestApp } from './test-app.ts'

/** The parts of an app that creating an actor needs. */
interface World {
  deps: TestApp['deps']
  clock: Pick<TestApp['clock'], 'now'>
}

/** A signed-in account: `headers` go with a request. */
export interface TestActor {
  headers: { cookie: string }
  email: string
  userId: number
  /** The id of the professional or company. */
  id: number
}

let counter = 0

async function signIn(
  { deps }: Pick<World, 'deps'>,
  owner: Parameters<typeof startSession>[2],
): Promise<{ cookie: string }> {
  const { token } = await transaction(deps, (tx) => startSession(deps, tx, owner))
  const name = cookieOnSite(deps.config.publicUrl, 'adminId' in owner ? adminCookie : userCookie)
  return { cookie: `${name}=${token}` }
}

/** The same user with a new session, after the old one expired. */
export const signedInAgain = async (app: World, actor: TestActor): Promise<TestActor> => ({
  ...actor,
  headers: await signIn(app, { userId: actor.userId, remember: false }),
})

async function insertUser(app: World, userType: 'professional' | 'company', email: string): Promise<number> {
  const [user] = await app.deps.db
    .insert(users)
    .values({
      email,
      userType,
      passwordHash: 'not a hash: signs in by its session only',
      emailConfirmedAt: app.clock.now(),
    })
    .returning({ id: users.id })
  if (!user) throw new Error('No user was inserted')
  return user.id
}

/** A signed-in professional with a public profile, as selling services needs. `skills`: technical ones, separated by commas. */
export async function createProfessional(
  app: World,
  { skills, ...values }: Partial<typeof professionals.$inferInsert> & { skills?: string } = {},
): Promise<TestActor> {
  const email = `profesional${++counter}@ejemplo.pe`
  const userId = await insertUser(app, 'professional', email)
  const [row] = await app.deps.db
    .insert(professionals)
    .values({
      userId,
      firstName: 'Milagros',
      lastName: 'Quispe',
      visibility: 'public',
      visibilityChosenAt: app.clock.now(),
      ...values,
    })
    .returning({ id: professionals.id })
  if (!row) throw new Error('No professional was inserted')
  const { id: professionalId } = row
  if (skills)
    await app.deps.db
      .insert(professionalSkills)
      .values(skills.split(', ').map((name) => ({ professionalId, kind: 'technical' as const, name })))
  return { headers: await signIn(app, { userId, remember: false }), email, userId, id: row.id }
}

/** A signed-in company that meets the conditions of a first ad: its address is confirmed, its RUC is valid. */
export async function createCompany(
  app: World,
  values: Partial<typeof companies.$inferInsert> = {},
): Promise<TestActor> {
  const email = `empresa${++counter}@ejemplo.pe`
  const userId = await insertUser(app, 'company', email)
  const [row] = await app.deps.db
    .insert(companies)
    .values({
      userId,
      name: `Tupay ${counter}`,
      industry: 'Fintech',
      ruc: '20131312955',
      // Not new, so that it may publish as many ads as a test needs.
      createdAt: new Date('2020-01-01'),
      ...values,
    })
    .returning({ id: companies.id })
  if (!row) throw new Error('No company was inserted')
  return { headers: await signIn(app, { userId, remember: false }), email, userId, id: row.id }
}

/** A signed-in person who belongs to the company of somebody else. `id` is the company's. */
export async function createMember(
  app: World,
  company: TestActor,
  role: InvitedRole = 'recruiter',
  personName: string | null = null,
): Promise<TestActor> {
  const email = `persona${++counter}@ejemplo.pe`
  const userId = await insertUser(app, 'company', email)
  await app.deps.db.update(users).set({ personName }).where(eq(users.id, userId))
  await app.deps.db
    .insert(companyMembers)
    .values({ companyId: company.id, userId, role, joinedAt: app.clock.now(), invitedBy: company.userId })
  return { headers: await signIn(app, { userId, remember: false }), email, userId, id: company.id }
}

/** A signed-in administrator; an owner unless said. */
export async function createAdmin(app: World, role: AdminRole = 'owner'): Promise<TestActor> {
  const email = `admin${++counter}@ejemplo.pe`
  const [row] = await app.deps.db
    .insert(admins)
    .values({ email, name: 'Admin', role, passwordHash: 'not a hash' })
    .returning({ id: admins.id })
  if (!row) throw new Error('No administrator was inserted')
  return { headers: await signIn(app, { adminId: row.id }), email, userId: row.id, id: row.id }
}

/** The headers of an administrator's browser that views the account of a person. */
export async function viewAs(
  { deps }: Pick<World, 'deps'>,
  admin: TestActor,
  { userId }: TestActor,
): Promise<{ cookie: string }> {
  const view = { adminId: admin.id, userId, ended: null }
  const { token } = await transaction(deps, (tx) => startView(deps, tx, view))
  return { cookie: `${cookieOnSite(deps.config.publicUrl, userCookie)}=${token}` }
}

/** What a program of the company sends, with a key that its owner made. */
export async function createKey(
  { deps, clock }: World,
  company: TestActor,
  scopes: readonly KeyScope[] = keyScopes,
  name = 'Nuestro ATS',
): Promise<{ id: number; token: string; headers: { authorization: string } }> {
  const token = `qh_live_${createToken()}`
  const [row] = await deps.db
    .insert(companyKeys)
    .values({
      companyId: company.id,
      madeBy: company.userId,
      name,
      scopes: [...scopes],
      tokenHash: hashToken(token),
      tokenEnd: token.slice(-4),
      createdAt: clock.now(),
    })
    .returning({ id: companyKeys.id })
  if (!row) throw new Error('No key was inserted')
  return { id: row.id, token, headers: { authorization: `Bearer ${token}` } }
}
