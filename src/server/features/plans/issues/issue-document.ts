import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { noteUbl, receiptUbl } from '#server/features/plans/documents/document-data.service.ts'
import { findDocument } from '#server/features/plans/documents/documents.queries.ts'
import { findNote } from '#server/features/plans/documents/refund-notes.queries.ts'
import { getPayment } from '#server/features/plans/payments/payments.queries.ts'
import type { IssuerAnswer, SentDocument } from '#server/platform/document-issuer/document-issuer.ts'
import {
  countTry,
  findIssue,
  isTaken,
  type IssueRow,
  listWaitingNotes,
  lockIssue,
  updateIssue,
} from './issues.queries.ts'
import { issueDocumentTask } from './issues.tasks.ts'

type IssueDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'documentIssuer'>

/**
 * Has a document issued and keeps the answer. The issuer gets it under one key until it decides, so that a try whose answer was lost
 * issues no second one. Throws when nobody answers, and is then tried again.
 */
export async function issueDocument(deps: IssueDeps, documentId: number): Promise<void> {
  const { db, clock, documentIssuer } = deps
  const issue = await findIssue(db, documentId)
  if (issue?.state !== 'waiting') return
  if (!documentIssuer) throw new Error('Nobody issues documents any more')
  const document = await dataOf(deps, issue)
  // Its receipt is sent first; whoever hears that it is accepted sends this.
  if (!document) return
  let answer: IssuerAnswer
  try {
    answer = await documentIssuer.issue(document)
  } catch (error) {
    await countTry(db, documentId, clock.now())
    throw error
  }
  await keep(deps, documentId, answer)
}

/** The document as the issuer gets it; null: a note whose receipt has no number yet. */
async function dataOf(
  deps: Pick<Deps, 'db' | 'config'>,
  { documentId, sends }: IssueRow,
): Promise<SentDocument | null> {
  const row = await findDocument(deps.db, documentId)
  if (!row) throw new Error(`There is no document ${documentId}`)
  const key = `${row.series}-${row.number}-${sends}`
  if (row.correctsId === null)
    return { kind: 'invoice', key, data: receiptUbl(deps, await getPayment(deps.db, row.paymentId), row) }
  const [note, corrected] = [await findNote(deps.db, documentId), await findIssue(deps.db, row.correctsId)]
  if (!note || corrected?.number == null) return null
  return { kind: 'credit-note', key, data: noteUbl(deps, note, corrected.number) }
}

/** Keeps the first answer; a later one changes nothing. */
const keep = (deps: IssueDeps, documentId: number, answer: IssuerAnswer): Promise<void> =>
  transaction(deps, async (tx) => {
    const issue = await lockIssue(tx, documentId)
    if (issue?.state !== 'waiting') return
    const common = { answeredAt: deps.clock.now(), tries: issue.tries + 1, failedAt: null }
    if (answer.state === 'refused')
      return updateIssue(tx, documentId, { ...common, state: 'refused', reason: answer.reason })
    if (await isTaken(tx, answer.number, documentId))
      return updateIssue(tx, documentId, {
        ...common,
        state: 'refused',
        reason: `El emisor respondió con ${answer.number}, que ya es de otro documento.`,
      })
    await updateIssue(tx, documentId, { ...common, state: 'accepted', number: answer.number })
    for (const note of await listWaitingNotes(tx, documentId))
      await deps.queue.enqueue(tx, issueDocumentTask, note)
  })
