import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { applicationTags, candidateTags } from '#server/db/schema/candidate-work.table.ts'
import { areOf } from '#server/features/applications/doubles/joins.queries.ts'

export type TagRow = typeof candidateTags.$inferSelect

export const listTags = (db: Db, companyId: number): Promise<Pick<TagRow, 'id' | 'name'>[]> =>
  db
    .select({ id: candidateTags.id, name: candidateTags.name })
    .from(candidateTags)
    .where(eq(candidateTags.companyId, companyId))
    .orderBy(sql`fold(${candidateTags.name})`, asc(candidateTags.id))

/** The same, with on how many candidates each is. */
export const listCountedTags = (
  db: Db,
  companyId: number,
): Promise<(Pick<TagRow, 'id' | 'name'> & { count: number })[]> =>
  db
    .select({
      id: candidateTags.id,
      name: candidateTags.name,
      count: sql<number>`count(${applications.id})::int`,
    })
    .from(candidateTags)
    .leftJoin(applicationTags, eq(applicationTags.tagId, candidateTags.id))
    .leftJoin(
      applications,
      and(eq(applications.id, applicationTags.applicationId), isNull(applications.withdrawnAt)),
    )
    .where(eq(candidateTags.companyId, companyId))
    .groupBy(candidateTags.id)
    .orderBy(sql`fold(${candidateTags.name})`, asc(candidateTags.id))

/** Nobody else names a tag of the company until the transaction ends. */
export async function lockTags(tx: Db, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('candidate_tags'), ${companyId}::int)`)
}

export const countTags = (db: Db, companyId: number): Promise<number> =>
  db.$count(candidateTags, eq(candidateTags.companyId, companyId))

export async function findTag(db: Db, id: number): Promise<TagRow | null> {
  const [row] = await db.select().from(candidateTags).where(eq(candidateTags.id, id))
  return row ?? null
}

const isNamed = (companyId: number, name: string) =>
  and(eq(candidateTags.companyId, companyId), sql`lower(${candidateTags.name}) = lower(${name})`)

/** In any letter case. */
export async function findTagNamed(db: Db, companyId: number, name: string): Promise<TagRow | null> {
  const [row] = await db.select().from(candidateTags).where(isNamed(companyId, name))
  return row ?? null
}

export async function setTagName(tx: Db, id: number, name: string): Promise<void> {
  await tx.update(candidateTags).set({ name }).where(eq(candidateTags.id, id))
}

/** Whoever has the one tag has the other one instead, and the first is no more. */
export async function joinTags(tx: Db, id: number, intoId: number): Promise<void> {
  const tagged = tx
    .select({ applicationId: applicationTags.applicationId, tagId: sql<number>`${intoId}::int`.as('tag_id') })
    .from(applicationTags)
    .where(eq(applicationTags.tagId, id))
  await tx.insert(applicationTags).select(tagged).onConflictDoNothing()
  await tx.delete(candidateTags).where(eq(candidateTags.id, id))
}

/** The tag of this name, in any letter case; a new one if there is none. */
export async function giveTag(tx: Db, tag: typeof candidateTags.$inferInsert): Promise<TagRow> {
  const [added] = await tx.insert(candidateTags).values(tag).onConflictDoNothing().returning()
  if (added) return added
  const row = await findTagNamed(tx, tag.companyId, tag.name)
  if (!row) throw new Error('A tag was not written')
  return row
}

const received = (jobId: number, ids: readonly number[]) =>
  and(eq(applications.jobId, jobId), inArray(applications.id, [...ids]), isNull(applications.withdrawnAt))

/** Returns on how many it was not yet. */
export async function putTag(tx: Db, tagId: number, jobId: number, ids: readonly number[]): Promise<number> {
  const chosen = tx
    .select({ applicationId: applications.id, tagId: sql<number>`${tagId}::int`.as('tag_id') })
    .from(applications)
    .where(received(jobId, ids))
  const { rows } = await tx.execute(
    sql`insert into application_tags (application_id, tag_id) ${chosen} on conflict do nothing returning application_id`,
  )
  return rows.length
}

/** From all that are joined, too. Returns on how many it was. */
export async function takeTag(tx: Db, tagId: number, jobId: number, ids: readonly number[]): Promise<number> {
  const chosen = tx.select({ id: applications.id }).from(applications).where(areOf(jobId, ids))
  const rows = await tx
    .delete(applicationTags)
    .where(and(eq(applicationTags.tagId, tagId), inArray(applicationTags.applicationId, chosen)))
    .returning({ id: applicationTags.applicationId })
  return rows.length
}

/** The tag and where it is, as rows to remove. */
export const rowsOfTag = (id: number) =>
  [
    { table: candidateTags, where: eq(candidateTags.id, id) },
    { table: applicationTags, where: eq(applicationTags.tagId, id) },
  ] as const
