import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Interview,
  interviewsContract,
  type OtherTimes,
} from '#contracts/interviews/interviews.contract.ts'
import type { InterviewOutcome } from '#contracts/interviews/interviews-vocabulary.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { sayFailed } from '#web/features/applications/candidate/team-failed.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api } from '#web/lib/api-client.ts'

const allKey = ['interviews']

/** The interviews of a candidate, kept up to date, and what a new one needs to know. */
export function useInterviews(applicationId: number) {
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: [...allKey, 'of', applicationId],
    queryFn: () => api.call(interviewsContract.ofCandidate, { params: { id: applicationId } }),
  })
  useLive('interviews', () => void queries.invalidateQueries({ queryKey: allKey }))
  return { found: data ?? null, isFailed: isError && !data, retry: () => void refetch() }
}

/** The interviews of the company, ahead or past, of all or of the signed-in person. */
export function useCompanyInterviews(when: 'ahead' | 'past', isMine: boolean) {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...allKey, when, isMine],
    queryFn: () =>
      api.call(interviewsContract.ofCompany, { query: { when, ...(isMine ? { mine: '1' } : {}) } }),
  })
  useLive('interviews', () => void queries.invalidateQueries({ queryKey: allKey }))
  return {
    interviews: data?.interviews ?? null,
    isFailed: isError && !data,
    isFetching,
    retry: () => void refetch(),
  }
}

/** The interviews of the signed-in candidate, each with the token of its page. */
export function useOwnInterviews() {
  const queries = useQueryClient()
  const queryKey = [...allKey, 'own']
  const { data } = useQuery({ queryKey, queryFn: () => api.call(interviewsContract.mine, {}) })
  useLive('interviews', () => void queries.invalidateQueries({ queryKey }))
  return data ?? []
}

/** What the team does with an interview. */
export function useInterviewSteps() {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const refresh = () => void queries.invalidateQueries({ queryKey: allKey })

  const offerProposed = ({
    candidateName,
    undo,
  }: Interview & { undo: { actId: number; seconds: number } }) => {
    refresh()
    offerUndo(undo, {
      title: 'Entrevista propuesta',
      description: `Le avisamos a ${candidateName} en ${undo.seconds} segundos.`,
      onUndone: refresh,
    })
  }
  /** Throws when it is refused. */
  const cancel = async ({ id, candidateName }: Interview, reason: string): Promise<void> => {
    const { undo } = await api.call(interviewsContract.cancel, { params: { id }, body: { reason } })
    refresh()
    offerUndo(undo, {
      title: 'Entrevista cancelada',
      description: `Le avisamos a ${candidateName} en ${undo.seconds} segundos.`,
      onUndone: refresh,
    })
  }
  /** Throws when it is refused. */
  const offerTimes = async ({ id, candidateName, startsAt }: Interview, body: OtherTimes): Promise<void> => {
    const { undo } = await api.call(interviewsContract.offerTimes, { params: { id }, body })
    refresh()
    offerUndo(undo, {
      title: startsAt ? 'Pediste mover la entrevista' : 'Horarios propuestos',
      description: `Le avisamos a ${candidateName} en ${undo.seconds} segundos.`,
      onUndone: refresh,
    })
  }
  const setOutcome = async ({ id }: Interview, outcome: InterviewOutcome): Promise<void> => {
    try {
      await api.call(interviewsContract.setOutcome, { params: { id }, body: { outcome } })
    } catch (error) {
      sayFailed('No se guardó', error)
    }
    refresh()
  }
  return { offerProposed, offerTimes, cancel, setOutcome }
}
