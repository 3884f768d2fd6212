import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type OpenedResume, resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { savedJobsContract } from '#contracts/saved-jobs/saved-jobs.contract.ts'
import { api } from '#web/lib/api-client.ts'

const listKey = ['resumes']
const resumeKey = (id: number) => ['resume', id]

/** The CVs that the person made. */
export const useResumes = () =>
  useQuery({ queryKey: listKey, queryFn: () => api.call(resumesContract.list, {}) })

/** A CV with what was chosen and what the profile has. */
export const useResume = (id: number) =>
  useQuery({
    queryKey: resumeKey(id),
    queryFn: () => api.call(resumesContract.read, { params: { id } }),
    retry: false,
  })

/** Its pages as they are printed. Those of before stay until the new ones are there. */
export const useResumePages = ({ id, updatedAt }: Pick<OpenedResume, 'id' | 'updatedAt'>) =>
  useQuery({
    queryKey: ['resume-pages', id, updatedAt],
    queryFn: () => api.call(resumesContract.preview, { params: { id } }),
    placeholderData: (before) => before,
  })

/** The saved jobs that a CV may be made for. */
export const useJobsForResume = () =>
  useQuery({ queryKey: ['resume-jobs'], queryFn: () => api.call(savedJobsContract.list, {}) })

/** After a change of one: the list is loaded again, and the one is as it was answered. */
export function useResumeRefresh() {
  const queries = useQueryClient()
  return {
    list: () => queries.invalidateQueries({ queryKey: listKey }),
    one: (id: number) => queries.invalidateQueries({ queryKey: resumeKey(id) }),
    keep: (resume: OpenedResume) => queries.setQueryData(resumeKey(resume.id), resume),
  }
}
