import { excerptLength } from '#contracts/text-lengths.ts'
import { answerStatisticsMonths } from '#contracts/companies/companies-figures.ts'
import { answersSay } from '#domain/companies/company.words.ts'
import { jobFilterNames, type JobFilters } from '#contracts/jobs/job-filters.ts'
import { writeValue } from '#contracts/jobs/job-filter-kinds.ts'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import type { JobSearchReply, JobSummary, OwnJob, PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { workTypes } from '#contracts/vocabulary.ts'
import { inferredSkills } from '#domain/matching/suggest/inferred-skills.ts'
import { storedSalary } from '#domain/jobs/pay/salary.ts'
import { namePlace } from '#domain/places/place-slugs.ts'
import { truncate } from '#domain/text/truncate.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { presentFacets } from '#server/features/jobs/list/found-facets.ts'
import { presentHold } from '#server/features/jobs/holds/holds.presenter.ts'
import type { HoldRow } from '#server/features/jobs/holds/holds.queries.ts'
import type { Answers } from './jobs.service.ts'
import type { JobForReaders } from './shown-company.ts'
import type { JobRow, JobWithCompany, ListedJob, OwnJobRow } from './jobs.queries.ts'
import { presentAsked, presentOwnQuestion } from '#server/features/jobs/questions/questions.presenter.ts'
import type { QuestionRow } from '#server/features/jobs/questions/questions.queries.ts'
import { presentTakedown } from '#server/takedown.ts'
import type { FoundJobs } from '#server/features/jobs/list/jobs-search.service.ts'

type Shared = Pick<
  JobRow,
  | 'id'
  | 'title'
  | 'category'
  | 'department'
  | 'location'
  | 'mode'
  | 'experience'
  | 'salaryText'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'salaryPeriod'
  | 'skills'
  | 'isActive'
  | 'isPremium'
  | 'publishedAt'
>

function presentShared(job: Shared) {
  return {
    id: job.id,
    title: job.title,
    category: job.category,
    department: job.department,
    location: job.location,
    workType: workTypes[job.mode],
    mode: job.mode,
    salary: job.salaryText,
    salaryRange: job.salaryText,
    salaryParsed: storedSalary(job),
    experienceLevel: job.experience,
    experience: job.experience,
    skills: job.skills,
    isActive: job.isActive,
    isPremium: job.isPremium,
    createdAt: job.publishedAt.toISOString(),
  }
}

/** A job in a list. */
export function presentSummary(job: ListedJob): JobSummary {
  return {
    ...presentShared(job),
    description: truncate(toLine(job.description), excerptLength),
    company: {
      id: job.companyId,
      name: job.companyName,
      logo: pictureUrl(job.logoId),
      industry: job.industry ?? '',
    },
  }
}

type Questioned = (JobWithCompany | JobForReaders) & { questions: readonly QuestionRow[] }

/** A job on its own page. */
export const presentPublicJob = ({
  answers,
  ...found
}: JobForReaders & { questions: readonly QuestionRow[]; answers: Answers }): PublicJob => ({
  ...presentAd(found),
  answers: answers && answersSay({ ...answers, months: answerStatisticsMonths }),
})

function presentAd({ job, company, questions }: Questioned): Omit<PublicJob, 'answers'> {
  const { placeDepartment, placeProvince, placeDistrict } = job
  return {
    ...presentShared(job),
    description: job.description,
    requirements: job.requirements,
    benefits: job.benefits,
    updatedAt: job.updatedAt.toISOString(),
    expiresAt: job.expiresAt?.toISOString() ?? null,
    openings: job.openings,
    questions: questions.map(presentAsked),
    place:
      (placeDepartment && {
        department: placeDepartment,
        province: placeProvince,
        district: placeDistrict,
      }) ||
      null,
    company: {
      id: company.id,
      name: company.name,
      logo: pictureUrl(company.logoId),
      industry: company.industry,
      description: company.description,
      location: company.location,
      website: company.website,
    },
  }
}

/** A job with all its data, as its company sees it. */
export function presentOwnJob({
  hold,
  isFromFeed,
  ...found
}: Questioned & { hold: HoldRow | null; isFromFeed: boolean }): OwnJob {
  return {
    ...presentAd(found),
    questions: found.questions.map(presentOwnQuestion),
    isOpen: found.job.isOpen,
    opensAt: found.job.opensAt?.toISOString() ?? null,
    reference: found.job.reference,
    isConfidential: found.job.isConfidential,
    isFromFeed,
    hold: presentHold(hold),
    takedown: presentTakedown(found.job),
    inferredSkills: inferredSkills(found.job),
  }
}

/** A job in its company's list. */
export function presentCompanyJob(job: OwnJobRow): CompanyJob {
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    location: job.location,
    salaryRange: job.salaryText,
    mode: job.mode,
    isActive: job.isOpen,
    isPremium: job.isPremium,
    paid: job.isPremium,
    createdAt: job.publishedAt.toISOString(),
    expiresAt: job.expiresAt?.toISOString() ?? null,
    opensAt: job.opensAt?.toISOString() ?? null,
    openings: job.openings,
    reference: job.reference,
    outcome: job.outcome,
    isConfidential: job.isConfidential,
    applicationCount: job.applicationCount,
    newCount: job.newCount,
    hold: presentHold(job.hold),
    takedown: presentTakedown(job),
    stages: job.stages,
    waitingAnswers: job.waitingAnswers,
    openHumanReviews: job.openHumanReviews,
    views: job.views,
  }
}

/** A page of jobs with its totals and facets. */
const writeFilters = (filters: JobFilters): string =>
  String(
    new URLSearchParams(
      jobFilterNames.flatMap((name) => writeValue(filters[name]).map((value) => [name, value])),
    ),
  )

export function presentSearch(found: FoundJobs): JobSearchReply {
  const { place } = found
  return {
    jobs: found.jobs.map(presentSummary),
    total: found.total,
    totalIsExact: found.totalIsExact,
    page: found.page,
    pages: found.pages,
    correctedQuery: found.correctedQuery,
    meant: found.meant && writeFilters(found.meant),
    place: place && 'department' in place ? namePlace({ province: null, district: null, ...place }) : null,
    facets: presentFacets(found.facets, place),
  }
}
