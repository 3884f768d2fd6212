import { jobsContract, type OwnJob } from '#contracts/jobs/jobs.contract.ts'
import { api } from '#web/lib/api-client.ts'
import type { JobBody } from './use-job-form.ts'
import type { JobKind } from './job-form-values.ts'

/**
 * Sends a new job by the call of its kind. A premium one has its skills as a JSON list, as documented. A retry after a
 * lost reply uses the same key, so the job is published only once.
 */
export async function publishJob(kind: JobKind, body: JobBody, idempotencyKey: string): Promise<OwnJob> {
  if (kind === 'premium' && 'skills' in body) {
    const { job } = await api.call(jobsContract.createPremium, {
      body: { ...body, skills: JSON.stringify(body.skills) },
      idempotencyKey,
    })
    return job
  }
  return api.call(jobsContract.create, {
    body: body as Exclude<JobBody, { skills: string[] }>,
    idempotencyKey,
  })
}
