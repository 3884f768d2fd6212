import { useNavigate } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { waitingInWords } from '#domain/applications/close-out.words.ts'
import { answersHref } from '#domain/jobs/job.address.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { statusWords, stillTakenDown } from './job-status.words.ts'

type Job = Pick<CompanyJob, 'id' | 'title' | 'takedown' | 'waitingAnswers'>
type Change = { job: Job; to: 'active' | 'archived' | 'deleted' }

/** Archives, reactivates and deletes jobs. Each can be undone from its toast. Archiving leads to the answers that are missing. */
export function useJobStatus() {
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ job: { id }, to }: Change) => {
      const params = { id }
      return to === 'deleted'
        ? (await api.call(jobsContract.remove, { params })).undo
        : (await api.call(jobsContract.setStatus, { params, body: { status: to } })).undo
    },
    onSuccess: async (undo, { job, to }) => {
      // Whoever waits hears how it ended.
      const leads = to === 'archived' && job.waitingAnswers > 0
      await (leads ? navigate(answersHref(job.id)) : refresh())
      const { done, means } = statusWords[to]
      const described = job.takedown && to !== 'deleted' ? stillTakenDown(job.title) : means(job.title)
      const description = leads ? `${described} ${waitingInWords(job.waitingAnswers)}.` : described
      const toast = { title: done, description }
      if (undo) offerUndo(undo, toast)
      else showToast(toast)
    },
    onError: (error, { to }) =>
      showToast({
        title: statusWords[to].failed,
        description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
        tone: 'destructive',
      }),
  })
  return {
    archive: (job: Job) => mutate({ job, to: 'archived' }),
    reactivate: (job: Job) => mutate({ job, to: 'active' }),
    remove: (job: Job) => mutate({ job, to: 'deleted' }),
    busyWith: isPending ? variables.job.id : null,
  }
}
