import { Readable } from 'node:stream'
import { noteLabel, receiptLabel, splitIgv } from '#domain/plans/receipt.ts'
import { billedName } from '#domain/plans/payment.words.ts'
import { type UblDocument, ublCreditNote, ublInvoice } from '#domain/plans/ubl.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileReply } from '#server/file-reply.ts'
import { productNames } from '#server/features/plans/payments/plan-products.ts'
import { findPayment, type PaymentWithReceipt } from '#server/features/plans/payments/payments.queries.ts'
import { findReceipt } from './documents.queries.ts'
import { findNote, type NoteRow } from './notes.queries.ts'

type Paid = Pick<PaymentWithReceipt, 'product' | 'payerName' | 'payerRuc' | 'payerDni' | 'payerAddress'>

const common = (
  { config }: Pick<Deps, 'config'>,
  { product, payerName, payerRuc, payerDni, payerAddress }: Paid,
): Pick<UblDocument, 'description' | 'issuer' | 'payer'> => ({
  description: billedName({ product, description: productNames[product] }),
  issuer: config.operator,
  payer: { name: payerName, ruc: payerRuc, dni: payerDni, address: payerAddress },
})

/** The data of the boleta or factura of a payment. Throws not_found before it has a receipt. */
export async function receiptData(
  deps: Pick<Deps, 'config' | 'db'>,
  payment: PaymentWithReceipt,
): Promise<FileReply> {
  const receipt = await findReceipt(deps.db, payment.id)
  if (!receipt) throw new AppError('not_found')
  const { number, issuedAt, currency, total } = receipt
  const label = receiptLabel(number)
  const document = { ...common(deps, payment), label, issuedAt, currency, total, ...splitIgv(total) }
  return jsonFile(label, ublInvoice(document))
}

/** The data of the nota de crédito of a note. */
export function noteData(deps: Pick<Deps, 'config'>, note: NoteRow): FileReply {
  const { number, issuedAt, currency, base, igv, total, receiptNumber, paid } = note
  const label = noteLabel(number)
  const document = { ...common(deps, note), label, issuedAt, currency, base, igv, total }
  return jsonFile(
    label,
    ublCreditNote(document, { label: receiptLabel(receiptNumber), isWhole: total === paid }),
  )
}

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
