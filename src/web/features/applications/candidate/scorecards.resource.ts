import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Scorecard,
  type Scorecards,
  scorecardsContract,
} from '#contracts/applications/scorecards.contract.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** The scorecards of a candidate, kept up to date, and what is done with them. */
export function useScorecards(applicationId: number) {
  const queries = useQueryClient()
  const queryKey = ['candidate-scorecards', applicationId]
  const params = { id: applicationId }
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => api.call(scorecardsContract.list, { params }),
  })
  const refresh = () => void queries.invalidateQueries({ queryKey })
  useLive('candidate-team', refresh)

  /** Keeps the draft; returns when. Throws when it is refused. */
  const saveDraft = async (body: Scorecard): Promise<string> => {
    // The form that is opened next begins with it, also while it is on its way.
    queries.setQueryData<Scorecards>(
      queryKey,
      (before) =>
        before && {
          ...before,
          mine: { ...body, updatedAt: new Date().toISOString(), submittedAt: null },
        },
    )
    return (await api.call(scorecardsContract.saveDraft, { params, body })).savedAt
  }
  /** Throws when it is refused. */
  const submit = async (body: Scorecard): Promise<void> => {
    queries.setQueryData<Scorecards>(queryKey, await api.call(scorecardsContract.submit, { params, body }))
    showToast({
      title: 'Evaluación enviada',
      description: 'Tu equipo ya la lee, y tú lees las de los demás.',
    })
  }
  return {
    scorecards: data ?? null,
    isFailed: isError && !data,
    retry: () => void refetch(),
    refresh,
    saveDraft,
    submit,
  }
}
