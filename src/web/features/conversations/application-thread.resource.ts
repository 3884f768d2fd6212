import { useQuery, useQueryClient } from '@tanstack/react-query'
import { actsContract } from '#contracts/acts/acts.contract.ts'
import {
  type CandidateThread,
  candidateMessagesContract,
  type OnTheWayMessage,
} from '#contracts/applications/candidate-messages.contract.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { conversationsKey } from './conversations.resource.ts'
import { refreshThread } from './thread.resource.ts'

/** How often the thread looks again while something is on its way (ms). */
const lookAgain = 3000

/** The conversation of an application as the company sees it, with what has not left, and how to write in it. */
export function useApplicationThread({ applicationId, jobId }: { applicationId: number; jobId: number }) {
  const queries = useQueryClient()
  const queryKey = ['application-thread', applicationId] as const
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const before = queries.getQueryData<CandidateThread>(queryKey)?.onTheWay.length ?? 0
      const thread = await api.call(candidateMessagesContract.thread, { params: { id: applicationId } })
      // What has left is a message now.
      if (thread.onTheWay.length < before) void refreshAll()
      return thread
    },
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.onTheWay.length ?? 0) > 0 ? lookAgain : false),
  })
  const refreshAll = async () => {
    await refreshThread(queries, { serviceId: null, applicationId, companyId: 0 })
    await queries.invalidateQueries({ queryKey: conversationsKey })
  }
  const again = async () => {
    await queries.invalidateQueries({ queryKey })
  }
  useLive('applications', () => void again())
  useLive('messages', (event) => {
    if (event && event.applicationId !== applicationId) return
    void again()
    void refreshAll()
  })

  /** False: it was refused, and the text stays in the field. */
  const send = async (text: string): Promise<boolean> => {
    try {
      const body = { applicationIds: [applicationId], text }
      const key = crypto.randomUUID()
      await api.call(candidateMessagesContract.write, { params: { id: jobId }, body, idempotencyKey: key })
      await again()
      return true
    } catch (error) {
      sayFailed('No se pudo enviar el mensaje', error)
      return false
    }
  }
  const undo = async ({ undo: act }: OnTheWayMessage): Promise<void> => {
    if (!act) return
    try {
      await api.call(actsContract.undo, { params: { id: act.actId } })
      showToast({ title: 'Deshecho', description: 'No recibió nada.' })
    } catch (error) {
      sayFailed('No se pudo deshacer', error)
    }
    await again()
  }
  return {
    thread: query.data ?? null,
    isFailed: query.isError && !query.data,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    send,
    undo,
  }
}

function sayFailed(title: string, error: unknown): void {
  const body = error instanceof ApiError ? error.body : null
  const description = Object.values(body?.fields ?? {})[0] ?? body?.message ?? 'Revisa tu conexión.'
  showToast({ title, description, tone: 'destructive' })
}
