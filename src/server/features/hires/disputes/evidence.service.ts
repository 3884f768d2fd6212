import type { HireParty } from '#domain/orders/hire-steps.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import type { HireRow } from '#server/features/hires/hires.queries.ts'
import { attachFiles } from '#server/features/hires/order-files.queries.ts'
import { insertEvidence, knownFiles, knownMessages } from './evidence.queries.ts'

interface OfStep {
  hire: HireRow
  party: HireParty
  userId: number
  eventId: number
  /** A step of a dispute also points at what the order has already; a delivery brings new files only. */
  mayPoint: boolean
}

/** Keeps what a step brings: files that were sent for it, and what it points at. Throws validation_failed for anything else. */
export async function keepEvidence(
  tx: Db,
  { hire, party, userId, eventId, mayPoint }: OfStep,
  given: { files: readonly string[]; messages: readonly number[] },
): Promise<void> {
  const files = [...new Set(given.files)]
  const attached = await attachFiles(tx, { hireId: hire.id, userId, eventId, ids: files })
  const others = files.filter((id) => !attached.includes(id))
  const known = mayPoint ? await knownFiles(tx, { hireId: hire.id, userId, ids: others }) : []
  if (known.length !== others.length)
    throw new AppError('validation_failed', { fields: { files: 'Elige archivos que ya subiste' } })
  const messages = [...new Set(given.messages)]
  const read = await knownMessages(tx, hire, { party, ids: messages })
  if (read.length !== messages.length)
    throw new AppError('validation_failed', { fields: { messages: 'Elige mensajes de esta conversación' } })
  await insertEvidence(tx, [
    ...known.map((orderFileId) => ({ eventId, orderFileId })),
    ...read.map((messageId) => ({ eventId, messageId })),
  ])
}
