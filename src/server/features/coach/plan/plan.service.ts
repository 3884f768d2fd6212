import type { PlanReply } from '#contracts/coach/plan.contract.ts'
import { planOf, weekOf } from '#domain/coach/plan/plan.ts'
import { gapsOf } from '#domain/matching/reasons/profile-gaps.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { listForProfessional } from '#server/features/applications/applications.service.ts'
import { reviewOwn } from '#server/features/coach/review/review.service.ts'
import { findWay } from '#server/features/coach/way/way.service.ts'
import { readOwn } from '#server/features/interviews/interviews.service.ts'
import { readOwnProfile } from '#server/features/matching/matching.service.ts'
import { recommendJobs } from '#server/features/matching/recommendations/recommendations.service.ts'
import { listClosingSaved } from '#server/features/saved-jobs/saved-jobs.service.ts'

/** Saved ads that end in so many days are in the plan. */
const closingDays = 7

/** The plan of this week, from the state of everything that is the caller's own. */
export async function planWeek(
  deps: Pick<Deps, 'db' | 'clock' | 'matching'>,
  actor: ProfessionalActor,
): Promise<PlanReply> {
  const [{ facts }, review, sent, interviews, closing, recommended, way] = await Promise.all([
    readOwnProfile(deps, actor),
    reviewOwn(deps, actor, undefined),
    listForProfessional(deps, actor),
    readOwn(deps, actor),
    listClosingSaved(deps, actor, closingDays),
    recommendJobs(deps, actor, 1),
    findWay(deps, actor, { q: '' }),
  ])
  const standing = sent.filter(({ application }) => application.withdrawnAt === null)
  const jobOf = new Map(sent.map(({ application, job }) => [application.id, job.id]))
  const now = deps.clock.now()
  const proposals = review.findings.filter(({ after }) => after !== null)
  const steps = planOf({
    now,
    gaps: gapsOf(facts),
    proposals: proposals.length,
    questions: review.findings.length - proposals.length,
    applications: standing.map(({ application, job, company, isCompanyShown }) => ({
      jobId: job.id,
      title: job.title,
      company: isCompanyShown ? company.name : job.companyName,
      appliedAt: application.appliedAt,
      isWaiting: ['pending', 'viewed'].includes(application.knownStatus ?? application.status),
    })),
    interviews: interviews.map(({ row, token }) => ({
      id: row.id,
      jobId: jobOf.get(row.applicationId) ?? 0,
      title: row.title,
      status: row.status,
      startsAt: row.startsAt,
      href: `/entrevistas/${token}`,
    })),
    closing: closing.map(({ id, title, companyName, endsAt }) => ({
      id,
      title,
      company: companyName,
      endsAt,
    })),
    fitting: recommended.jobs.length,
    way,
  })
  return { week: weekOf(now), steps }
}
