import { disputeMessagesShown } from '#contracts/admin/disputes.contract.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { getHire, type HireRow, listHireEvents } from '#server/features/hires/hires.queries.ts'
import { findContent, listDelivered } from '#server/features/hires/order-files.queries.ts'
import { orderOf } from '#server/features/hires/order-state.ts'
import { listEvidence, listTalk } from '#server/features/hires/disputes/evidence.queries.ts'
import { findDispute, type ListedDisputeRow } from './all-disputes.queries.ts'

declare const checked: unique symbol
/** A dispute that waits for a decision: what the order has may be read. */
type ReadableDispute = { dispute: ListedDisputeRow; hire: HireRow } & {
  readonly [checked]: 'readable'
}

/** One of them with its order. Throws not_found. */
export async function readDispute({ db }: Pick<Deps, 'db'>, id: number) {
  const dispute = await findDispute(db, id)
  if (!dispute) throw new AppError('not_found')
  const hire = await getHire(db, dispute.hireId)
  const events = await listHireEvents(db, hire.id)
  return {
    dispute,
    hire,
    // A step of a side that it may still undo; a decision is known to the team at once.
    events: events.filter(({ isNotified, kind }) => isNotified || kind === 'decide'),
    files: await listDelivered(db, hire.id),
    evidence: await listEvidence(db, hire.id),
  }
}
export type DisputeWithOrder = Awaited<ReturnType<typeof readDispute>>

/** Throws not_found unless it is open and with the administration. */
export async function requireReadable(db: Db, id: number): Promise<ReadableDispute> {
  const dispute = await findDispute(db, id)
  if (!dispute || dispute.endedAt) throw new AppError('not_found')
  const hire = await getHire(db, dispute.hireId)
  if (orderOf(hire).dispute?.stage !== 'desk')
    throw new AppError('not_found', {
      message: 'Este caso no espera una decisión, así que no se puede leer.',
    })
  return { dispute, hire } as ReadableDispute
}

/** The conversation about the order, with what the sides point at. */
export async function readTalk({ db }: Pick<Deps, 'db'>, { hire }: ReadableDispute) {
  const messages = await listTalk(db, hire, disputeMessagesShown)
  const pointed = new Set((await listEvidence(db, hire.id)).map(({ messageId }) => messageId))
  return messages.map((message) => Object.assign(message, { isEvidence: pointed.has(message.id) }))
}

/** A file of the order. Throws not_found. */
export async function readDisputeFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { hire }: ReadableDispute,
  fileId: string,
): Promise<FileReply> {
  const file = await findContent(db, hire.id, fileId)
  const stream = file?.isNotified ? await storage.get(file.storageKey) : null
  if (!file || !stream) throw new AppError('not_found', { message: 'Este archivo ya no está disponible.' })
  return { stream, name: file.name, mime: file.mime, size: file.size }
}
