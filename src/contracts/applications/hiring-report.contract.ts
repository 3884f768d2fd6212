import { z } from 'zod'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { daysInOrder, id, outOfOrder } from '#contracts/fields.ts'
import { applicationSources } from '#contracts/jobs/statistics-vocabulary.ts'
import { type ReportStep, waitingSteps } from './hiring-report-vocabulary.ts'

const filters = {
  /** Days in Lima on which people applied. Without them, the last half year. */
  dateFrom: z.iso.date(asks.date).optional(),
  dateTo: z.iso.date(asks.date).optional(),
  /** Of one job; others than the company's own have nothing. */
  jobId: id.optional().catch(undefined),
}
const query = z.object(filters).refine(daysInOrder, outOfOrder)
export type HiringReportQuery = z.output<typeof query>

const days = z.number().nullable()

/** What became of those who applied. */
const outcome = z.object({
  /** How many got at least so far. */
  reached: z.object({
    received: z.number(),
    viewed: z.number(),
    preselected: z.number(),
    interviewed: z.number(),
    accepted: z.number(),
    hired: z.number(),
  } satisfies Record<ReportStep, z.ZodNumber>),
  rejected: z.number(),
  withdrawn: z.number(),
  /** How many heard from the company at all. */
  answered: z.number(),
  /** Medians in days, from the application on; null: of nobody. */
  daysToAnswer: days,
  daysToHire: days,
})
export type HiringOutcome = z.infer<typeof outcome>

const hiringReport = z.object({
  dateFrom: z.string(),
  dateTo: z.string(),
  all: outcome,
  jobs: z.array(outcome.extend({ id: z.number(), title: z.string(), reference: z.string() })),
  /** By the month in which people applied. */
  months: z.array(outcome.extend({ month: z.string() })),
  /** What each person of the company did with them; null: before persons were stored, or who is gone. */
  people: z.array(
    z.object({ name: z.string().nullable(), steps: z.number(), candidates: z.number(), hired: z.number() }),
  ),
  /** Where they wait now, and since when (median of days). */
  waiting: z.array(z.object({ status: z.enum(waitingSteps), people: z.number(), days: z.number() })),
  /** Where those came from who opened the ads in these days, applied in them, and were hired of these; most applied first. */
  sources: z.array(
    z.object({
      source: z.enum(applicationSources),
      opened: z.number(),
      applied: z.number(),
      hired: z.number(),
    }),
  ),
})
export type HiringReport = z.infer<typeof hiringReport>

/** How a company hires. Reports count; they judge nobody. */
export const hiringReportContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/company/reports/hiring',
    summary: 'How far those who applied came, how long it took and where they wait, by job, person and month',
    audience: 'company',
    key: 'reports:read',
    query,
    reply: hiringReport,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/company/reports/hiring/csv',
    summary: 'The part by job as CSV',
    audience: 'company',
    key: 'reports:read',
    query,
    file: ['text/csv'],
  }),
  excel: endpoint({
    method: 'GET',
    path: '/api/company/reports/hiring/excel',
    summary: 'The whole report as a spreadsheet, one part on each sheet',
    audience: 'company',
    key: 'reports:read',
    query,
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
