import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { CompanyActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { FoundBy } from '#server/db/found-by.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { skillsText } from '#server/db/schema/careers.table.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { talentPoolPeople, talentPools, talentProfiles } from '#server/db/schema/talent.table.ts'
import { isVisibleTo } from '#server/features/professionals/visibility/visibility.queries.ts'
import { isFindableBy, workedMonthsAt } from './search-conditions.queries.ts'

/** A search as the table of those who can be found answers it. */
export const foundBy = (actor: CompanyActor, passing: SQL | undefined): FoundBy => ({
  from: sql`${talentProfiles}`,
  id: sql`${talentProfiles.professionalId}`,
  where: and(isFindableBy(actor), passing),
  ways: [],
})

/** A page of those whom a condition leaves, who came last first. */
export async function listLatest(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: talentProfiles.professionalId })
    .from(talentProfiles)
    .where(where)
    .orderBy(desc(talentProfiles.foundNo))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** Those of the ids whom a condition leaves. */
export async function whichPass(
  db: Db,
  where: SQL | undefined,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .select({ id: talentProfiles.professionalId })
    .from(talentProfiles)
    .where(and(sql`${talentProfiles.professionalId} = any(${sql.param(ids)}::int[])`, where))
  return new Set(rows.map(({ id }) => id))
}

const ofCompany = (companyId: number, jobId: number | null) =>
  and(eq(jobs.companyId, companyId), jobId === null ? undefined : eq(jobs.id, jobId))

/** The rows of these people whom the company may find, in the order of the ids. `now`: the month up to which work is counted. */
export async function listPeople(
  db: Db,
  actor: CompanyActor,
  { ids, jobId, now }: { ids: readonly number[]; jobId: number | null; now: number },
) {
  if (ids.length === 0) return []
  const person = sql`${professionals.id}`
  const invitedAt = db
    .select({ at: invitations.createdAt })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .where(and(eq(invitations.professionalId, person), ofCompany(actor.companyId, jobId)))
    .orderBy(desc(invitations.id))
    .limit(1)
  const applied = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.professionalId, person),
        sql`${applications.withdrawnAt} is null`,
        ofCompany(actor.companyId, jobId),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(1)
  const pools = sql<number[]>`array(select ${talentPoolPeople.poolId} from ${talentPoolPeople}
    join ${talentPools} on ${talentPools.id} = ${talentPoolPeople.poolId}
    where ${talentPoolPeople.professionalId} = ${person} and ${talentPools.companyId} = ${actor.companyId} order by 1)`
  const rows = await db
    .select({
      id: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      title: professionals.title,
      location: professionals.location,
      photoId: professionals.photoId,
      verifiedAt: professionals.verifiedAt,
      availability: talentProfiles.availability,
      isPublic: talentProfiles.isPublic,
      worked: workedMonthsAt(now).mapWith(Number),
      skills: skillsText,
      invitedAt: sql<Date | null>`(${invitedAt})`.mapWith(invitations.createdAt),
      applicationId: sql<number | null>`(${applied})`,
      pools,
    })
    .from(talentProfiles)
    .innerJoin(professionals, eq(professionals.id, talentProfiles.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(sql`${professionals.id} = any(${sql.param(ids)}::int[])`, isFindableBy(actor), isVisibleTo(actor)),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
export type TalentRow = Awaited<ReturnType<typeof listPeople>>[number]
