import { useQuery } from '@tanstack/react-query'
import { requestsContract } from '#contracts/admin/requests.contract.ts'
import type { RequestDesk } from '#contracts/support/requests-vocabulary.ts'
import { callList } from '#web/features/admin/call-list.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import type { RequestSearch } from './requests.address.ts'

/** How often the list is read again while it is open (ms), as the queues of moderation. */
const pollEvery = 30_000

/** A page of a desk. */
export const loadRequests = (client: ApiClient, query: RequestSearch) =>
  callList(client, requestsContract.requests, { query })
export type RequestPage = Awaited<ReturnType<typeof loadRequests>>

/** The list, at first as loaded. A failed reload keeps the last one. */
export const useRequests = (query: RequestSearch, initialData: RequestPage) =>
  useQuery({
    queryKey: ['requests', query],
    queryFn: () => loadRequests(api, query),
    initialData,
    refetchInterval: pollEvery,
    staleTime: pollEvery,
  })

/** A request with everything that the person wrote. */
export const useRequest = (desk: RequestDesk, id: number | null) =>
  useQuery({
    queryKey: ['request', desk, id],
    queryFn: () => api.call(requestsContract.request, { params: { desk, id: id ?? 0 } }),
    enabled: id !== null,
  })

/** An answer: words, and at some desks a decision. */
export interface Answer {
  text: string
  decision: string | null
}

/** Gives an answer; null takes it back. */
export const sendAnswer = (desk: RequestDesk, id: number, answer: Answer | null) =>
  api.call(requestsContract.answerRequest, {
    params: { desk, id },
    body: {
      answer: answer && answer.text,
      ...(answer?.decision ? { decision: answer.decision } : {}),
    },
  })
