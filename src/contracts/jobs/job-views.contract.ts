import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams } from '#contracts/fields.ts'
import { applicationSources } from './statistics-vocabulary.ts'
import { mostSightings, statisticDays } from './statistics-figures.ts'

const itsNumber = 'Incluye los números de los empleos'

const counts = z.object({ seen: z.number(), opened: z.number(), applied: z.number() })

const jobStatistics = z.object({
  job: z.object({ id: z.number(), title: z.string() }),
  /** From its publication on, at most so many, until today; in Lima. */
  days: z.array(counts.extend({ day: z.string() })).max(statisticDays.shown),
  /** Where those who opened it, applied and were hired came from, most opened first. */
  sources: z.array(
    z.object({
      source: z.enum(applicationSources),
      opened: z.number(),
      applied: z.number(),
      hired: z.number(),
    }),
  ),
  /** The last days of this ad and the median of similar ones; null: too few of them. */
  similar: z
    .object({
      days: z.number(),
      ads: z.number(),
      category: z.string(),
      /** Null: of all of Peru. */
      place: z.string().nullable(),
      own: counts,
      median: counts,
    })
    .nullable(),
})
export type JobStatistics = z.infer<typeof jobStatistics>

export const jobViewsContract = {
  count: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/views',
    summary:
      'The page of a job was opened: counted by day and source, without who; the own company and robots are not',
    audience: 'anyone',
    errors: ['job_gone'],
    limit: 'view',
    params: idParams,
    /** The address of the page before, or 'site'. Only its kind is kept. */
    query: z.object({ from: z.string().max(500).catch('') }),
  }),
  countSeen: endpoint({
    method: 'POST',
    path: '/api/job-sightings',
    summary: 'A list showed these jobs: counted by day, without who; companies and robots are not',
    audience: 'anyone',
    limit: 'view',
    body: z.object({
      ids: z
        .array(z.int(itsNumber).positive(itsNumber).max(2_147_483_647, itsNumber), itsNumber)
        .max(mostSightings, itsNumber),
    }),
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/company/jobs/:id/statistics',
    summary:
      'How often an own job was seen in lists, opened and applied to, by day and source, and beside similar ones',
    audience: 'company',
    key: 'jobs:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: jobStatistics,
  }),
}
