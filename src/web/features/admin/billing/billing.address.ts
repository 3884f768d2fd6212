import { longestSearch } from '#contracts/search-figures.ts'
import {
  payerTypes,
  type PayerType,
  paymentStatuses,
  type PaymentStatus,
} from '#contracts/plans/plans-vocabulary.ts'
import { readDay, readId } from '#web/features/admin/list.address.ts'

/** The query of the list of payments, as in its address. */
export interface BillingSearch {
  search?: string
  userType?: PayerType
  status?: PaymentStatus
  dateFrom?: string
  dateTo?: string
  before?: number
}

/** Leaves out what the call would refuse. */
export function readBillingSearch(address: URLSearchParams): BillingSearch {
  const search = address.get('search')?.trim().slice(0, longestSearch)
  const userType = payerTypes.find((known) => known === address.get('userType'))
  const status = paymentStatuses.find((known) => known === address.get('status'))
  const dateFrom = readDay(address, 'dateFrom')
  const dateTo = readDay(address, 'dateTo')
  const before = readId(address, 'before')
  return {
    ...(search ? { search } : {}),
    ...(userType ? { userType } : {}),
    ...(status ? { status } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo && (!dateFrom || dateFrom <= dateTo) ? { dateTo } : {}),
    ...(before ? { before } : {}),
  }
}

/** The list with this transaction alone, such as 'TX-000042'. */
export const paymentHref = (transactionId: string): string => `/admin/billing?search=${transactionId}`

/** The data of the boleta or factura of a payment, as JSON. */
export const paymentDataHref = (paymentId: number): string => `/api/admin/payments/${paymentId}/data`

/** The data of the nota de crédito of a note, as JSON. */
export const paymentNoteDataHref = (noteId: number): string => `/api/admin/notes/${noteId}/data`

/** The number in 'TX-000042', or a bare one; undefined for anything else. */
export function typedPaymentId(typed: string | null): number | undefined {
  const value = Number(/^(?:tx-)?0*(\d{1,9})$/i.exec(typed?.trim() ?? '')?.[1] ?? 0)
  return value > 0 ? value : undefined
}
