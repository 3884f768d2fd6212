import { type DisputeState, disputeStates } from '#contracts/admin/disputes.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { readId, withQuery } from '#web/features/admin/list.address.ts'

export const disputesPath = '/admin/billing/disputas'

/** The query of the list, as in its address. Without a state those that wait for a decision are shown. */
export interface DisputeSearch {
  state?: Exclude<DisputeState, 'desk'>
  q?: string
  after?: number
}

/** Leaves out what the call would refuse, and the state that is shown anyway. */
export function readDisputeSearch(address: URLSearchParams): DisputeSearch {
  const state = disputeStates.find((known) => known === address.get('state'))
  const q = (address.get('q') ?? '').trim().slice(0, longestSearch)
  const after = readId(address, 'after')
  return {
    ...(state && state !== 'desk' ? { state } : {}),
    ...(q ? { q } : {}),
    ...(after ? { after } : {}),
  }
}

export const disputesHref = (query: DisputeSearch): string => withQuery(disputesPath, query)
