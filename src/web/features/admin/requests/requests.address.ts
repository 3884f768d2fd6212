import {
  type RequestDesk,
  requestDesks,
  type RequestStatus,
  requestStatuses,
} from '#contracts/support/requests-vocabulary.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { withQuery } from '#web/features/admin/list.address.ts'

/** What the address of the page holds; a desk always. */
export interface RequestSearch {
  desk: RequestDesk
  status?: Exclude<RequestStatus, 'open'>
  q?: string
  after?: string
}

/** Leaves out what the call would refuse, and the status that is shown anyway. */
export function readRequestSearch(address: URLSearchParams): RequestSearch {
  const status = requestStatuses.find((known) => known === address.get('status'))
  const q = address.get('q')?.trim().slice(0, longestSearch)
  const after = /^\d{4}-\d\d-\d\d\.[1-9]\d{0,8}$/.exec(address.get('after') ?? '')?.[0]
  return {
    desk: requestDesks.find((known) => known === address.get('desk')) ?? 'complaints',
    ...(status && status !== 'open' ? { status } : {}),
    ...(q ? { q } : {}),
    ...(after ? { after } : {}),
  }
}

/** A paper of who asks to be verified. */
export const paperHref = (requestId: number, paperId: number): string =>
  `/api/admin/verifications/${requestId}/papers/${paperId}`

export const requestsHref = (query: RequestSearch): string => withQuery('/admin/requests', query)
