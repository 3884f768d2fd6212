import type { ComplaintSheet, Operator } from '#contracts/support/support.contract.ts'
import { complaintKinds, documentTypes, goodTypes } from '#contracts/support/support-vocabulary.ts'
import { limaDay } from '#domain/time/dates.ts'
import type { ComplaintRow } from './complaints.queries.ts'

/** '00000012-2026': the sequential number and the year of filing, in Lima. */
export const sheetNumber = ({ id, createdAt }: Pick<ComplaintRow, 'id' | 'createdAt'>): string =>
  `${String(id).padStart(8, '0')}-${limaDay(createdAt).slice(0, 4)}`

/** The sheet as text, without who must answer. */
export const toSheetText = (row: ComplaintRow): Omit<ComplaintSheet, 'operator'> => ({
  number: sheetNumber(row),
  filedAt: row.createdAt.toISOString(),
  dueOn: row.dueOn,
  kind: complaintKinds[row.kind],
  consumerName: row.consumerName,
  documentType: documentTypes[row.documentType],
  documentNumber: row.documentNumber,
  address: row.address,
  phone: row.phone,
  email: row.email,
  guardianName: row.guardianName,
  goodType: goodTypes[row.goodType],
  goodDescription: row.goodDescription,
  amount: row.amount,
  detail: row.detail,
  request: row.request,
})

/** The sheet as text, for the consumer and the operator. */
export const toComplaintSheet = (row: ComplaintRow, { name, ruc, address }: Operator): ComplaintSheet => ({
  ...toSheetText(row),
  operator: { name, ruc, address },
})
