import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { serviceSuggestions } from '#server/db/schema/services.table.ts'

export type SuggestionRow = typeof serviceSuggestions.$inferSelect
const isOpen = and(eq(serviceSuggestions.isAccepted, false), isNull(serviceSuggestions.dismissedAt))

/** Neither accepted nor dismissed, the most confident first. */
export async function listOpenSuggestions(db: Db, professionalId: number): Promise<SuggestionRow[]> {
  return db
    .select()
    .from(serviceSuggestions)
    .where(and(eq(serviceSuggestions.professionalId, professionalId), isOpen))
    .orderBy(desc(serviceSuggestions.confidence), asc(serviceSuggestions.id))
}

/** The titles of all suggestions ever made, in any state. */
export async function listDecidedTitles(db: Db, professionalId: number): Promise<string[]> {
  const rows = await db
    .select({ title: serviceSuggestions.title })
    .from(serviceSuggestions)
    .where(and(eq(serviceSuggestions.professionalId, professionalId), sql`not (${isOpen})`))
  return rows.map(({ title }) => title)
}

export async function hasSuggestions(db: Db, professionalId: number): Promise<boolean> {
  const rows = await db
    .select({ id: serviceSuggestions.id })
    .from(serviceSuggestions)
    .where(eq(serviceSuggestions.professionalId, professionalId))
    .limit(1)
  return rows.length > 0
}

/** Locks this professional's suggestions against a concurrent rebuild until the transaction ends. */
export async function lockProfessional(tx: Db, professionalId: number): Promise<void> {
  await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('update')
}

export async function replaceOpenSuggestions(
  tx: Db,
  professionalId: number,
  values: (typeof serviceSuggestions.$inferInsert)[],
): Promise<void> {
  await tx
    .delete(serviceSuggestions)
    .where(and(eq(serviceSuggestions.professionalId, professionalId), isOpen))
  if (values.length > 0) await tx.insert(serviceSuggestions).values(values)
}

/** Whether the professional has this suggestion, in any state. */
export async function isSuggestedTo(db: Db, professionalId: number, id: number): Promise<boolean> {
  return (
    (await db.$count(
      serviceSuggestions,
      and(eq(serviceSuggestions.id, id), eq(serviceSuggestions.professionalId, professionalId)),
    )) > 0
  )
}

/** An open or accepted suggestion; null for others. */
export async function findSuggestion(tx: Db, id: number): Promise<SuggestionRow | null> {
  const [row] = await tx
    .select()
    .from(serviceSuggestions)
    .where(and(eq(serviceSuggestions.id, id), isNull(serviceSuggestions.dismissedAt)))
  return row ?? null
}

export async function acceptSuggestion(tx: Db, id: number, serviceId: number): Promise<void> {
  await tx
    .update(serviceSuggestions)
    .set({ isAccepted: true, serviceId })
    .where(eq(serviceSuggestions.id, id))
}

/** False when it is not open. */
export async function dismissSuggestion(tx: Db, id: number, at: Date): Promise<boolean> {
  const rows = await tx
    .update(serviceSuggestions)
    .set({ dismissedAt: at })
    .where(and(eq(serviceSuggestions.id, id), isOpen))
    .returning({ id: serviceSuggestions.id })
  return rows.length > 0
}

/** Reopens a dismissed suggestion and returns it; null for an accepted one. */
export async function restoreSuggestion(tx: Db, id: number): Promise<SuggestionRow | null> {
  const [row] = await tx
    .update(serviceSuggestions)
    .set({ dismissedAt: null })
    .where(and(eq(serviceSuggestions.id, id), eq(serviceSuggestions.isAccepted, false)))
    .returning()
  return row ?? null
}

/** How many active jobs ask for each of the skills (taxonomy ids). */
export async function countDemand(db: Db, skills: readonly number[]): Promise<Map<number, number>> {
  const wanted = sql`${sql.param(skills)}::int[]`
  const { rows } = await db.execute<{ skill: number; jobs: number }>(sql`
    select asked as skill, count(*)::int as jobs
    from ${jobs}, unnest(${jobs.matchSkills}) as asked
    where ${jobs.isActive} and ${jobs.matchSkills} && ${wanted} and asked = any(${wanted})
    group by asked`)
  return new Map(rows.map(({ skill, jobs: count }) => [skill, count]))
}
