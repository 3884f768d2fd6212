import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  applicationsContract,
  type CandidateApplication,
} from '#contracts/applications/applications.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'

type Change = (id: number, values: Partial<CandidateApplication>) => void

/**
 * Opens a candidate. The server marks it as viewed the first time. The card changes before the reply; a failure restores it.
 */
export function useOpenedCandidate(candidate: CandidateApplication, change: Change) {
  const { id, status, viewedAt } = candidate
  const { refresh } = useRefresh()
  const opened = useQuery({
    queryKey: ['candidate', id],
    queryFn: async () => {
      const isFirst = viewedAt === null
      if (isFirst && status === 'pending') change(id, { status: 'viewed' })
      try {
        const reply = await api.call(applicationsContract.open, { params: { id } })
        return { ...reply, isFirst }
      } catch (error) {
        change(id, { status, viewedAt })
        throw error
      }
    },
    gcTime: 0,
  })
  const isFirst = opened.data?.isFirst ?? false
  useEffect(() => {
    if (isFirst) void refresh()
  }, [isFirst, refresh])
}
