import { useCallback, useState } from 'react'
import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'

/**
 * The questions of an ad: those that came with the page, until `renew` asks for them, because they changed or did not come.
 */
export function useAskedQuestions<Loaded extends readonly AskedQuestion[] | undefined>(
  jobId: number,
  loaded: Loaded,
) {
  const [questions, setQuestions] = useState<Loaded | readonly AskedQuestion[]>(loaded)
  const renew = useCallback(async () => {
    const job = await api.call(endpointRef(jobsContract.get), { params: { id: jobId } })
    setQuestions(job.questions)
  }, [jobId])
  return { questions, renew }
}
