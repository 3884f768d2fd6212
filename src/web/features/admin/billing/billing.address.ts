import { longestSearch } from '#contracts/figures.ts'
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
