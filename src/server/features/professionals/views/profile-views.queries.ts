import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { ViewsOfDay } from '#contracts/professionals/profile-views.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { profileViews } from '#server/db/schema/profile-views.table.ts'

const { professionalId, day, byCompanies, byOthers } = profileViews

export async function addView(
  db: Db,
  which: { professionalId: number; day: string; isCompany: boolean },
): Promise<void> {
  const column = which.isCompany ? 'byCompanies' : 'byOthers'
  await db
    .insert(profileViews)
    .values({ professionalId: which.professionalId, day: which.day, [column]: 1 })
    .onConflictDoUpdate({
      target: [professionalId, day],
      set: { [column]: sql`${profileViews[column]} + 1` },
    })
}

/** The days with a visit, from `from` on ('yyyy-MM-dd') or all, oldest first. */
export async function listViews(db: Db, ofProfessional: number, from?: string): Promise<ViewsOfDay[]> {
  return db
    .select({ day, byCompanies, byOthers })
    .from(profileViews)
    .where(and(eq(professionalId, ofProfessional), from === undefined ? undefined : gte(day, from)))
    .orderBy(asc(day))
}
