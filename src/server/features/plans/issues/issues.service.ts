import type { IssueFilter } from '#contracts/plans/issues-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { DocumentRow } from '#server/features/plans/documents/documents.queries.ts'
import {
  countIssues,
  insertIssue,
  type IssueRow,
  type ListedIssueRow,
  listIssues,
  lockIssue,
  updateIssue,
} from './issues.queries.ts'
import { issueDocumentTask } from './issues.tasks.ts'

/** How many a page of the administration has. */
const pageSize = 50

/**
 * Has a document issued for the tax office, in the transaction that makes it, if somebody issues documents for us. One of 0.00 says that
 * nothing was sold, and a note of a receipt that was never sent corrects nothing there.
 */
export async function startIssue(
  { config, queue, clock }: Pick<Deps, 'config' | 'queue' | 'clock'>,
  tx: Db,
  { id: documentId, correctsId, total }: DocumentRow,
): Promise<void> {
  if (config.documentIssuer === null || total === 0) return
  // Locked: whoever is told that the receipt is accepted sends the notes that wait for it, and must see this one.
  if (correctsId !== null && !(await lockIssue(tx, correctsId))) return
  await insertIssue(tx, { documentId, state: 'waiting', createdAt: clock.now() })
  await queue.enqueue(tx, issueDocumentTask, { documentId })
}

/** Sends a document again that was refused, or that brought no answer. Throws not_found and item_changed. */
export const sendAgain = (
  { queue, ...deps }: Pick<Deps, 'pool' | 'queue'>,
  documentId: number,
): Promise<IssueRow> =>
  transaction(deps, async (tx) => {
    const issue = await lockIssue(tx, documentId)
    if (!issue) throw new AppError('not_found')
    const isRefused = issue.state === 'refused'
    if (!isRefused && (issue.state !== 'waiting' || issue.failedAt === null))
      throw new AppError('item_changed')
    // An issuer repeats its answer to a key that it refused. One that did not answer may have issued the document under it.
    const sends = isRefused ? issue.sends + 1 : issue.sends
    await updateIssue(tx, documentId, {
      state: 'waiting',
      reason: null,
      answeredAt: null,
      tries: 0,
      failedAt: null,
      sends,
    })
    await queue.enqueue(tx, issueDocumentTask, { documentId })
    return issue
  })

/** A page of what was sent to the issuer, the latest first. */
export async function pageOfIssues(
  { db }: Pick<Deps, 'db'>,
  filter: IssueFilter,
  before: number | undefined,
): Promise<{ rows: ListedIssueRow[]; total: number; hasOlder: boolean }> {
  const rows = await listIssues(db, { filter, before, limit: pageSize + 1 })
  return {
    rows: rows.slice(0, pageSize),
    total: await countIssues(db, filter),
    hasOlder: rows.length > pageSize,
  }
}
