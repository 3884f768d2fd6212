import type { Note } from '#contracts/plans/documents.contract.ts'
import { inSoles } from '#domain/plans/soles.ts'
import { noteLabel, receiptLabel } from '#domain/plans/receipt.ts'
import { productNames } from '#server/features/plans/payments/plan-products.ts'
import type { NoteRow } from './refund-notes.queries.ts'

export const toNote = (row: NoteRow): Note => ({
  id: row.id,
  number: noteLabel(row.number),
  issuedAt: row.issuedAt.toISOString(),
  paymentId: row.paymentId,
  receiptNumber: receiptLabel(row.receiptNumber),
  description: productNames[row.product],
  currency: row.currency,
  base: row.base,
  igv: row.igv,
  igvPercent: row.igvPercent,
  soles: inSoles(row),
  issuedNumber: row.issuedNumber,
  total: row.total,
  payerName: row.payerName,
  payerRuc: row.payerRuc,
})
