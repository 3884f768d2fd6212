import { splitIgv } from '#domain/plans/receipt.ts'
import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type DocumentRow, findReceipt, insertDocument, sumNotes } from './documents.queries.ts'
import type { RateRow } from '#server/features/plans/exchange-rates/exchange-rates.queries.ts'
import { readRateFor } from '#server/features/plans/exchange-rates/exchange-rates.service.ts'
import { readIgvPercent } from './igv.service.ts'
import { listNotesOf, type NoteRow } from './refund-notes.queries.ts'

/** Issues the receipt of a payment in the transaction that completes it. `amount`: in cents, tax included. */
export async function issueReceipt(
  tx: Db,
  {
    paymentId,
    amount,
    currency,
    at,
  }: { paymentId: number; amount: number; currency: 'USD' | 'PEN'; at: Date },
): Promise<DocumentRow> {
  const igvPercent = await readIgvPercent(tx, at)
  return insertDocument(tx, {
    kind: 'receipt',
    series: 'R',
    issuedAt: at,
    paymentId,
    currency,
    igvPercent,
    ...splitIgv(amount, igvPercent),
    total: amount,
    ...(currency === 'PEN' ? {} : keptRate(await readRateFor(tx, at))),
  })
}

const keptRate = (row: RateRow | null) =>
  row && { solesRate: row.rate, solesRateDay: row.day, solesRateSource: row.source }

/**
 * Issues the note of a refund in the transaction that books it; the payment is locked. Notes of any size add up to
 * exactly what the receipt said, and have its tax and its exchange rate. Throws when there is no receipt, or more is taken back than it said.
 */
export async function issueNote(
  tx: Db,
  { paymentId, amount, at }: { paymentId: number; amount: number; at: Date },
): Promise<DocumentRow> {
  const receipt = await findReceipt(tx, paymentId)
  if (!receipt) throw new Error(`Payment ${paymentId} has no receipt to take back`)
  const kept = receipt.total - (await sumNotes(tx, receipt.id))
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > kept)
    throw new RangeError(`${amount} cents cannot be taken back of receipt ${receipt.number}`)
  const { currency, igvPercent, solesRate, solesRateDay, solesRateSource } = receipt
  const [was, is] = [splitIgv(kept, igvPercent), splitIgv(kept - amount, igvPercent)]
  return insertDocument(tx, {
    kind: 'note',
    series: 'N',
    issuedAt: at,
    paymentId,
    correctsId: receipt.id,
    currency,
    igvPercent,
    base: was.base - is.base,
    igv: was.igv - is.igv,
    total: amount,
    solesRate,
    solesRateDay,
    solesRateSource,
  })
}

/** The notes of the caller's payments, the newest first. */
export const listOwnNotes = ({ db }: Pick<Deps, 'db'>, { userId }: UserActor): Promise<NoteRow[]> =>
  listNotesOf(db, userId)
