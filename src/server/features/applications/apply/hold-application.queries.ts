import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { pendingApplications } from '#server/db/schema/applications.table.ts'

export type HeldApplication = typeof pendingApplications.$inferSelect

/** The files that wait with a held application. */
export const filesOfHeld = ({ cv, answers }: Pick<HeldApplication, 'cv' | 'answers'>) => [
  ...(cv ? [cv] : []),
  ...answers.flatMap(({ file }) => file ?? []),
]

/** Replaces an earlier one of the same person for the same job, and returns the files of the earlier one. */
export async function putHeldApplication(
  tx: Db,
  held: typeof pendingApplications.$inferInsert,
): Promise<ReturnType<typeof filesOfHeld>> {
  const same = and(eq(pendingApplications.email, held.email), eq(pendingApplications.jobId, held.jobId))
  const [before] = await tx
    .select({ cv: pendingApplications.cv, answers: pendingApplications.answers })
    .from(pendingApplications)
    .where(same)
  const { email, jobId } = pendingApplications
  await tx
    .insert(pendingApplications)
    .values(held)
    .onConflictDoUpdate({ target: [email, jobId], set: held })
  return before ? filesOfHeld(before) : []
}
