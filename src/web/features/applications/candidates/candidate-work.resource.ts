import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  applicationsContract,
  type CandidateApplication,
} from '#contracts/applications/applications.contract.ts'
import { boardContract } from '#contracts/applications/candidate-board.contract.ts'
import { closeOutContract } from '#contracts/applications/close-out.contract.ts'
import { stagesContract } from '#contracts/applications/stages.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { api } from '#web/lib/api-client.ts'

/** The stages of a job with their counts, and the templates of its company. */
export const useJobStages = (jobId: number) =>
  useQuery({
    queryKey: ['job-stages', jobId],
    queryFn: () => api.call(stagesContract.ofJob, { params: { id: jobId } }),
    gcTime: 0,
  })

export type CountedTag = ReplyOf<typeof boardContract.tags>['tags'][number]

/** The tags of the company, with on how many candidates each is. */
export const useCandidateTags = () =>
  useQuery({
    queryKey: ['candidate-tags'],
    queryFn: async () => (await api.call(boardContract.tags, {})).tags,
    gcTime: 0,
  })

/** The texts of the company to answer candidates with. */
export const useAnswerTemplates = (jobId: number) =>
  useQuery({
    queryKey: ['answer-templates', jobId],
    queryFn: async () => (await api.call(closeOutContract.ofJob, { params: { id: jobId } })).templates,
  })

/** A candidate whom the board knows only as a card. Opening marks them as viewed. */
export function useWholeCandidate(id: number) {
  const queries = useQueryClient()
  const queryKey = ['candidate', id, 'whole']
  const opened = useQuery({
    queryKey,
    queryFn: () => api.call(applicationsContract.open, { params: { id } }),
    gcTime: 0,
  })
  return {
    opened,
    change: (values: Partial<CandidateApplication>) =>
      queries.setQueryData<CandidateApplication>(queryKey, (now) => now && { ...now, ...values }),
  }
}
