import { isOpen } from '#domain/interviews/interview-rules.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/personal-data.ts'
import { listOfCandidate, listOfCompany } from './interviews.queries.ts'
import { notifyOfDeletion } from './notify-ended.ts'

/** How many at most; a company has far fewer ahead. */
const most = 1000

/**
 * Tells the other sides of the interviews that lie ahead, and takes them out of their calendars. Call it before the account is
 * deleted, which deletes them.
 */
export async function cancelWithAccount(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { professionalId, companyId }: Person,
): Promise<void> {
  const now = deps.clock.now()
  const rows =
    professionalId === null
      ? await listOfCompany(tx, companyId ?? 0, { when: 'ahead', interviewerId: null, limit: most })
      : await listOfCandidate(tx, professionalId)
  const side = professionalId === null ? 'professional' : 'company'
  for (const row of rows)
    if (row.isNotified && isOpen(row, now))
      await notifyOfDeletion(deps, tx, { ...row, status: 'cancelled', sequence: row.sequence + 1 }, side)
}
