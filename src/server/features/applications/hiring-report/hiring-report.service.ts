import type {
  HiringOutcome,
  HiringReport,
  HiringReportQuery,
} from '#contracts/applications/hiring-report.contract.ts'
import { usualReportDays } from '#contracts/applications/hiring-report-figures.ts'
import { limaDay } from '#domain/time/dates.ts'
import { addDays } from '#domain/time/lima-days.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import {
  type OutcomeRow,
  readOutcomes,
  readSources,
  readSteps,
  readWaiting,
} from './hiring-report.queries.ts'

const nobody: HiringOutcome = {
  reached: { received: 0, viewed: 0, preselected: 0, interviewed: 0, accepted: 0, hired: 0 },
  rejected: 0,
  withdrawn: 0,
  answered: 0,
  daysToAnswer: null,
  daysToHire: null,
}

/** How the caller's company hires: of those who applied in some days. */
export async function readHiringReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { companyId }: CompanyActor,
  { dateFrom, dateTo, jobId }: HiringReportQuery,
): Promise<HiringReport> {
  const last = dateTo ?? limaDay(clock.now())
  const first = dateFrom ?? addDays(last, 1 - usualReportDays)
  const scope = { companyId, jobId: jobId ?? null, dateFrom: first, dateTo: last }
  const [outcomes, waiting, steps, sources] = await Promise.all([
    readOutcomes(db, scope),
    readWaiting(db, scope, clock.now()),
    readSteps(db, scope),
    readSources(db, scope),
  ])
  const names = await namesOfPeople(
    db,
    steps.map(({ userId }) => userId),
  )
  const all = outcomes.find(({ jobId: of, month }) => of === null && month === null)
  return {
    dateFrom: first,
    dateTo: last,
    all: all && all.received > 0 ? toOutcome(all) : nobody,
    jobs: outcomes.flatMap((row) =>
      row.jobId === null
        ? []
        : [{ ...toOutcome(row), id: row.jobId, title: row.title ?? '', reference: row.reference ?? '' }],
    ),
    months: outcomes.flatMap((row) => (row.month === null ? [] : [{ ...toOutcome(row), month: row.month }])),
    people: steps.map(({ userId, steps: made, candidates, hired }) => ({
      name: names.get(userId ?? 0) ?? null,
      steps: made,
      candidates,
      hired,
    })),
    waiting,
    sources,
  }
}

const toOutcome = ({
  received,
  viewed,
  preselected,
  interviewed,
  accepted,
  hired,
  ...row
}: OutcomeRow): HiringOutcome => ({
  reached: { received, viewed, preselected, interviewed, accepted, hired },
  rejected: row.rejected,
  withdrawn: row.withdrawn,
  answered: row.answered,
  daysToAnswer: row.daysToAnswer,
  daysToHire: row.daysToHire,
})
