import { useQuery } from '@tanstack/react-query'
import { helpContract } from '#contracts/help/help.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/** The help articles that answer a question; all of them without one. The previous ones stay visible while others load. */
export const useAnswers = (q: string) =>
  useQuery({
    queryKey: ['help', q],
    queryFn: async () => (await api.call(endpointRef(helpContract.search), { query: { q } })).articles,
    placeholderData: (before) => before,
  })
