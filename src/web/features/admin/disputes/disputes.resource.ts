import { useQuery } from '@tanstack/react-query'
import { adminDisputesContract } from '#contracts/admin/disputes.contract.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import type { DisputeSearch } from './disputes.address.ts'

/** How often the list is read again while it is open (ms), as the queues of moderation. */
const pollEvery = 30_000

/** A page of the list. */
export const loadDisputes = (client: ApiClient, query: DisputeSearch) =>
  callList(client, adminDisputesContract.disputes, { query })
export type DisputePage = Awaited<ReturnType<typeof loadDisputes>>

/** The list, at first as loaded. A failed reload keeps the last one. */
export const useDisputes = (query: DisputeSearch, initialData: DisputePage) =>
  useQuery({
    queryKey: ['disputes', query],
    queryFn: () => loadDisputes(api, query),
    initialData,
    refetchInterval: pollEvery,
    staleTime: pollEvery,
  })

/** One of them with its order. */
export const useDispute = (id: number | null) =>
  useQuery({
    queryKey: ['dispute', id],
    queryFn: () => api.call(adminDisputesContract.dispute, { params: { id: id ?? 0 } }),
    enabled: id !== null,
  })

/** A decision as the administrator made it. */
export interface Decision {
  cents: number
  shareableCents: number
  reason: string
}

export const sendDecision = (id: number, body: Decision) =>
  api.call(adminDisputesContract.decideDispute, { params: { id }, body })

export const takeDecisionBack = (id: number) =>
  api.call(adminDisputesContract.undoDisputeDecision, { params: { id } })
