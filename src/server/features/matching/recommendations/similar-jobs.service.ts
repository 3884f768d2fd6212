import type { JobProfile } from '#domain/matching/types.ts'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { engineVersion, readProfessional } from '#domain/matching/engine.ts'
import { areRelated } from '#domain/matching/suggest/related-jobs.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { listSummaries } from '#server/features/jobs/list/jobs-search.service.ts'
import { getJobProfile, presentMonth } from '#server/features/matching/matching.service.ts'
import { listOpenJobs, rankJobsBySkills } from './recommendations.queries.ts'
import { mostSimilarJobs, mostSimilarOfCompany } from '#contracts/matching/matching-figures.ts'

type SimilarDeps = Pick<Deps, 'db' | 'clock' | 'matching'>

/** How many are fetched, so that enough remain after limiting those of one company. */
const maxFetched = 60

/**
 * Jobs for a person who does this one: the engine's ranking for the job's title, skills and place, limited to the
 * same kind or category. While the index is loading, the database ranks by the share of skills. Throws not_found.
 */
export async function listSimilarJobs(deps: SimilarDeps, jobId: number): Promise<JobSummary[]> {
  const profile = await getJobProfile(deps, jobId)
  if (!profile) throw notFound('job')
  const { jobs: index, follower } = deps.matching
  // The reply is cached until an ad changes, so the index must include the last change.
  if (index.isReady) await follower.catchUp()
  const ranked = index.isReady ? rankByEngine(deps, profile) : await rankBySkills(deps, profile)
  const open = await listOpenJobs(deps.db, ranked, deps.clock.now())
  const profiles = new Map(open.map(({ id, matchProfile }) => [id, matchProfile]))
  const [[original], jobs] = await Promise.all([
    listSummaries(deps.db, [jobId]),
    listSummaries(deps.db, [...profiles.keys()]),
  ])
  const isRelated = ({ id, category }: JobSummary): boolean => {
    const other = profiles.get(id)
    return (other && areRelated(profile, other)) || (category !== null && category === original?.category)
  }
  const companies = new Map<number | null, number>()
  return jobs
    .filter((job) => {
      const before = companies.get(job.company.id) ?? 0
      if (job.id === jobId || before >= mostSimilarOfCompany || !isRelated(job)) return false
      companies.set(job.company.id, before + 1)
      return true
    })
    .slice(0, mostSimilarJobs)
}

function rankByEngine(deps: SimilarDeps, job: JobProfile): number[] {
  const doer = readProfessional(
    {
      id: 0,
      title: job.title.text,
      summary: null,
      skills: job.requirements
        .filter(({ label }) => label !== '')
        .map(({ label }) => ({ name: label, years: null })),
      languages: [],
      certifications: [],
      experiences: [],
      educations: [],
      place: job.place,
      pay: null,
    },
    presentMonth(deps),
  )
  return deps.matching.jobs.top(doer, maxFetched).map(({ id }) => id)
}

async function rankBySkills({ db, clock }: SimilarDeps, job: JobProfile): Promise<number[]> {
  const skills = job.requirements.map(({ skill }) => skill).filter((skill) => skill >= 0)
  const rows = await rankJobsBySkills(db, {
    engine: engineVersion,
    skills,
    limit: maxFetched,
    now: clock.now(),
  })
  return rows.map(({ id }) => id)
}
