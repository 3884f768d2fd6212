import { z } from 'zod'
import { takenBack } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, instant } from '#contracts/fields.ts'
import { jobSummary } from '#contracts/jobs/jobs.contract.ts'
import { mostSavedJobs } from './saved-jobs-figures.ts'

const jobIds = z.object({ jobIds: z.array(z.number()) })

export const savedJob = z.object({
  savedAt: instant,
  /** False if the job was closed or has expired. */
  isOpen: z.boolean(),
  job: jobSummary,
})
export type SavedJob = z.infer<typeof savedJob>

export const savedJobsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-jobs',
    summary: 'The saved jobs, closed ones too, the last saved first',
    audience: 'professional',
    reply: z.array(savedJob),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/api/saved-jobs/ids',
    summary: 'Which jobs are saved: what the hearts of a page need',
    audience: 'professional',
    reply: jobIds,
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/api/saved-jobs/lookup',
    summary:
      'The jobs that a visitor saved on the device, in the order of the ids; unknown ones are left out',
    audience: 'anyone',
    cache: 'jobs',
    query: z.object({
      /** Separated by commas. */
      ids: z
        .union([z.string(), z.array(z.string())])
        .default('')
        .transform((given) =>
          String(given)
            .split(',')
            .map(Number)
            .filter((value) => id.safeParse(value).success)
            .slice(0, mostSavedJobs),
        ),
    }),
    reply: z.array(savedJob.omit({ savedAt: true })),
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/saved-jobs',
    summary: 'Add what was saved on a device before signing in; unknown jobs are left out',
    audience: 'professional',
    errors: ['not_found'],
    body: z.object({
      jobIds: z
        .array(id, 'Envía la lista de empleos')
        .max(mostSavedJobs, `Envía ${mostSavedJobs} empleos como máximo`),
    }),
    reply: jobIds,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/saved-jobs/:jobId',
    summary: 'Save a job; saving it again changes nothing',
    audience: 'professional',
    params: z.object({ jobId: id }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-jobs/:jobId',
    summary: 'No longer keep a job as saved',
    audience: 'professional',
    params: z.object({ jobId: id }),
    reply: takenBack,
  }),
}
