import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { professionalSkills } from '#server/db/schema/careers.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { isListed, isVisibleTo } from '#server/features/professionals/visibility/visibility.queries.ts'
import type { CompanyActor } from '#server/actor.ts'

const shown = {
  id: professionals.id,
  firstName: professionals.firstName,
  lastName: professionals.lastName,
  title: professionals.title,
  location: professionals.location,
  photoId: professionals.photoId,
}

/** Listed, visible to this company, and without a block in either direction. */
const mayBeSuggestedTo = (actor: CompanyActor) =>
  and(
    isListed,
    isVisibleTo(actor),
    sql`not exists (select 1 from ${userBlocks} as block
      where (block.blocker_id = ${users}.id and block.blocked_id = ${actor.userId})
         or (block.blocker_id = ${actor.userId} and block.blocked_id = ${users}.id))`,
  )

/** Those of the professionals who may be suggested to the company, in the order of the ids. */
export async function listSuggestable(db: Db, actor: CompanyActor, ids: readonly number[]) {
  const rows = await db
    .select(shown)
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(sql`${professionals.id} = any(${sql.param(ids)}::int[])`, mayBeSuggestedTo(actor)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
export type SuggestableRow = Awaited<ReturnType<typeof listSuggestable>>[number]

/**
 * People who may be suggested, by the share of these skills that they list, then the newest account: an approximation
 * while there is no index. `least`: the smallest share, 0-1.
 */
export async function rankProfessionalsBySkills(
  db: Db,
  actor: CompanyActor,
  { skills, least, limit }: { skills: readonly string[]; least: number; limit: number },
) {
  const matched = sql`(select count(distinct fold(asked)) from unnest(${sql.param(skills)}::text[]) as asked
    where exists (select 1 from ${professionalSkills} as held
      where held.professional_id = ${professionals}.id and fold(held.name) = fold(asked)))`
  const share = sql<number>`${matched}::float / ${skills.length}`
  return db
    .select({ ...shown, share: share.as('share') })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(mayBeSuggestedTo(actor), sql`${share} >= ${least}`))
    .orderBy(sql`share desc, ${professionals.id} desc`)
    .limit(limit)
}

/** Everyone who ever applied to the job: a withdrawal is also a decision. */
export async function listEverApplied(db: Db, jobId: number): Promise<number[]> {
  const rows = await db
    .select({ id: applications.professionalId })
    .from(applications)
    .where(eq(applications.jobId, jobId))
  return rows.map(({ id }) => id)
}
