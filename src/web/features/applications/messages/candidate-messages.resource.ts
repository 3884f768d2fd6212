import { useQuery, useQueryClient } from '@tanstack/react-query'
import { actsContract } from '#contracts/acts/acts.contract.ts'
import { candidateMessagesContract } from '#contracts/applications/candidate-messages.contract.ts'
import type { AnswerRound } from '#contracts/applications/close-out.contract.ts'
import { sayFailed } from '#web/features/applications/close-out/close-out.resource.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** How often the list looks again while something is on its way (ms). */
const lookAgain = 3000

const keyOf = (jobId: number) => ['candidate-messages', jobId] as const

/** The messages of a job that have not all left, and the texts of the company. */
export function useCandidateMessages(jobId: number) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(jobId),
    queryFn: () => api.call(candidateMessagesContract.ofJob, { params: { id: jobId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.rounds.length ?? 0) > 0 ? lookAgain : false),
  })
  const refresh = () => void queries.invalidateQueries({ queryKey: keyOf(jobId) })
  useLive('applications', refresh)
  const undo = async (round: AnswerRound): Promise<void> => {
    if (!round.undo) return
    try {
      await api.call(actsContract.undo, { params: { id: round.undo.actId } })
      showToast({ title: 'Deshecho', description: 'Nadie recibió nada.' })
    } catch (error) {
      sayFailed('No se pudo deshacer', error)
    }
    await queries.invalidateQueries()
  }
  return { rounds: query.data?.rounds ?? [], templates: query.data?.templates ?? [], refresh, undo }
}

/** Who of these candidates can be written to, with what is filled in for each. */
export const useRecipients = (jobId: number, applicationIds: readonly number[]) =>
  useQuery({
    queryKey: ['message-recipients', jobId, applicationIds.join(',')],
    queryFn: () =>
      api.call(candidateMessagesContract.recipients, {
        params: { id: jobId },
        body: { applicationIds: [...applicationIds] },
      }),
    gcTime: 0,
  })
