import { Readable } from 'node:stream'
import { noteLabel, receiptLabel } from '#domain/plans/receipt.ts'
import { billedName } from '#domain/plans/payment.words.ts'
import { type UblDocument, ublCreditNote, ublInvoice } from '#domain/plans/ubl.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { productNames } from '#server/features/plans/payments/plan-products.ts'
import { findPayment, type PaymentWithReceipt } from '#server/features/plans/payments/payments.queries.ts'
import { type DocumentRow, findReceipt } from './documents.queries.ts'
import { findNote, type NoteRow } from './refund-notes.queries.ts'

type Paid = Pick<PaymentWithReceipt, 'product' | 'payerName' | 'payerRuc' | 'payerDni' | 'payerAddress'>

const common = (
  { config }: Pick<Deps, 'config'>,
  { product, payerName, payerRuc, payerDni, payerAddress }: Paid,
): Pick<UblDocument, 'description' | 'issuer' | 'payer'> => ({
  description: billedName({ product, description: productNames[product] }),
  issuer: config.operator,
  payer: { name: payerName, ruc: payerRuc, dni: payerDni, address: payerAddress },
})

/** The data of the boleta or factura of a payment with its receipt. */
export function receiptUbl(deps: Pick<Deps, 'config'>, payment: Paid, receipt: DocumentRow): object {
  const label = receiptLabel(receipt.number)
  return ublInvoice({ ...common(deps, payment), ...partsOf(receipt), label })
}

/** The data of the nota de crédito of a note. `corrects`: the number of the receipt at its issuer, or else ours. */
export function noteUbl(deps: Pick<Deps, 'config'>, note: NoteRow, corrects: string): object {
  const document = { ...common(deps, note), ...partsOf(note), label: noteLabel(note.number) }
  return ublCreditNote(document, { label: corrects, isWhole: note.total === note.paid })
}

const partsOf = (row: DocumentRow) => ({
  issuedAt: row.issuedAt,
  currency: row.currency,
  igvPercent: row.igvPercent,
  base: row.base,
  igv: row.igv,
  total: row.total,
  solesRate:
    row.solesRate === null || row.solesRateDay === null
      ? null
      : { rate: row.solesRate, day: row.solesRateDay },
})

/** The same as a file. Throws not_found before there is a receipt. */
export async function receiptData(
  deps: Pick<Deps, 'config' | 'db'>,
  payment: PaymentWithReceipt,
): Promise<FileReply> {
  const receipt = await findReceipt(deps.db, payment.id)
  if (!receipt) throw new AppError('not_found')
  return jsonFile(receiptLabel(receipt.number), receiptUbl(deps, payment, receipt))
}

/** The data of a note as a file. */
export const noteData = (deps: Pick<Deps, 'config'>, note: NoteRow): FileReply =>
  jsonFile(
    noteLabel(note.number),
    noteUbl(deps, note, note.receiptIssuedNumber ?? receiptLabel(note.receiptNumber)),
  )

/** The same, of anybody's payment. */
export async function receiptDataOf(
  deps: Pick<Deps, 'config' | 'db'>,
  paymentId: number,
): Promise<FileReply> {
  const payment = await findPayment(deps.db, paymentId)
  if (!payment) throw new AppError('not_found')
  return receiptData(deps, payment)
}

/** The same, of anybody's note. */
export async function noteDataOf(deps: Pick<Deps, 'config' | 'db'>, noteId: number): Promise<FileReply> {
  const note = await findNote(deps.db, noteId)
  if (!note) throw new AppError('not_found')
  return noteData(deps, note)
}

function jsonFile(name: string, data: object): FileReply {
  const bytes = Buffer.from(JSON.stringify(data, null, 2))
  return {
    stream: Readable.from([bytes]),
    name: `${name}.json`,
    mime: 'application/json',
    size: bytes.length,
  }
}
