import { z } from 'zod'
import { removed, undoable } from '#contracts/acts/act-fields.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { appealNote, companyJob, jobHold, opensAt } from './company-job-fields.ts'
import { takedown } from '#contracts/takedown-fields.ts'
import { id, idParams, instant, line } from '#contracts/fields.ts'
import { jobCompany, jobFacets, jobFigures, namedPlace } from './job-list-fields.ts'
import { createJobBody, createPremiumJobBody } from './job-forms.ts'
import { flag, jobListQuery, text } from './job-list-query.ts'
import { experienceLevel, salary, workMode } from './job-fields.ts'
import { workTypes } from '#contracts/vocabulary.ts'
import { askedQuestion, ownQuestion } from './job-questions.ts'

/** A job in a list. */
export const jobSummary = z.object({
  id: z.number(),
  title: z.string(),
  /** The first `excerptLength` characters, cut after a word. */
  description: z.string(),
  category: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string(),
  workType: z.enum(workTypes),
  mode: workMode,
  /** As the company wrote it. */
  salary: z.string(),
  salaryRange: z.string(),
  salaryParsed: salary.nullable(),
  experienceLevel: experienceLevel.nullable(),
  experience: experienceLevel.nullable(),
  skills: z.array(z.string()),
  isActive: z.boolean(),
  isPremium: z.boolean(),
  createdAt: instant,
  company: jobCompany,
})
export type JobSummary = z.infer<typeof jobSummary>

/** A job on its own page. */
export const publicJob = jobSummary.extend({
  requirements: z.string(),
  benefits: z.string(),
  updatedAt: instant,
  expiresAt: instant.nullable(),
  openings: z.number(),
  /** What a form to apply asks, in this order. */
  questions: z.array(askedQuestion),
  place: z
    .object({ department: z.string(), province: z.string().nullable(), district: z.string().nullable() })
    .nullable(),
  company: jobCompany.extend({
    description: z.string(),
    location: z.string(),
    website: z.string().nullable(),
  }),
  /** How the company answered in the last months, as a sentence; null: too few applications. */
  answers: z.string().nullable(),
})
export type PublicJob = z.infer<typeof publicJob>

/** A skill that matching inferred from an ad without listed skills, and whether the company rejected it. */
const inferredSkill = z.object({ name: z.string(), isLeftOut: z.boolean() })

/** A complete job as its own company sees it. */
export const ownJob = publicJob.omit({ answers: true }).extend({
  questions: z.array(ownQuestion),
  isOpen: z.boolean(),
  /** When it opens by itself; null: it does not. */
  opensAt: instant.nullable(),
  reference: z.string(),
  isConfidential: z.boolean(),
  /** It is imported: what changes in its feed is written over what is edited here. */
  isFromFeed: z.boolean(),
  /** Null: it is not held. */
  hold: jobHold.nullable(),
  /** Null: Qhatu did not take it down. */
  takedown: takedown.nullable(),
  /** Null: the company listed skills itself. */
  inferredSkills: z.array(inferredSkill).nullable(),
})
export type OwnJob = z.infer<typeof ownJob>

/** A page of jobs with the other data of a list screen. */
export const jobSearchReply = z.object({
  jobs: z.array(jobSummary),
  total: z.number(),
  /** False if the total is the planner's estimate: an exact count of several thousand rows is too expensive. */
  totalIsExact: z.boolean(),
  page: z.number(),
  pages: z.number(),
  /** The corrected query, if the typed one finds nothing; null otherwise. */
  correctedQuery: z.string().nullable(),
  /** The query of the list that was meant, if the words name a place, a pay or another filter: 'q=soldador&location=piura'; else null. */
  meant: z.string().nullable(),
  /** The place that `location`, `province` and `district` name; null if none. */
  place: namedPlace.nullable(),
  facets: jobFacets,
})

export type JobSearchReply = z.infer<typeof jobSearchReply>

export const jobsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/jobs',
    summary: 'Active jobs; total in X-Total-Count, next page in Link',
    audience: 'anyone',
    cache: 'jobs',
    query: jobListQuery.extend({ premium: flag }),
    reply: z.array(jobSummary),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/jobs/search',
    summary: 'A page of active jobs with total and facets, as the list screens show it',
    audience: 'anyone',
    cache: 'jobs',
    query: jobListQuery.extend({ premium: flag }),
    reply: jobSearchReply,
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/jobs/figures',
    summary:
      'What can be said of the active jobs of a category, of a place, or of both; 404 for what is neither',
    audience: 'anyone',
    errors: ['not_found'],
    cache: 'jobs',
    query: z.object({ category: text, place: text }),
    reply: jobFigures,
  }),
  featured: endpoint({
    method: 'GET',
    path: '/api/jobs/featured',
    summary: 'Active premium jobs',
    audience: 'anyone',
    cache: 'jobs',
    query: jobListQuery,
    reply: z.object({ jobs: z.array(jobSummary) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/jobs/:id',
    summary: 'One active job; 410 once it is closed, 404 when there never was one',
    audience: 'anyone',
    errors: ['job_gone'],
    cache: 'jobs',
    params: idParams,
    reply: publicJob,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/jobs',
    summary: 'Publish a standard job',
    audience: 'company',
    key: 'jobs:write',
    errors: ['plan_limit_reached', 'premium_required', 'email_unconfirmed', 'not_found'],
    status: 201,
    body: createJobBody,
    reply: ownJob,
  }),
  createPremium: endpoint({
    method: 'POST',
    path: '/api/jobs/create-premium',
    summary: 'Publish a premium job',
    audience: 'company',
    key: 'jobs:write',
    errors: ['plan_limit_reached', 'premium_required', 'email_unconfirmed', 'not_found'],
    status: 201,
    body: createPremiumJobBody,
    reply: z.object({ success: z.literal(true), job: ownJob }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/company/jobs/:id',
    summary: 'One own job in full, active or not, for editing',
    audience: 'company',
    key: 'jobs:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: ownJob,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/jobs/:id',
    summary: 'Edit a job; a premium one is checked by the premium rules',
    audience: 'company',
    key: 'jobs:write',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: z.looseObject({}),
    reply: ownJob,
  }),
  appealHold: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/appeal',
    summary:
      'Ask that somebody of Qhatu looks at an own ad that is held, with the objective reason for its words',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: z.object({ note: appealNote }),
    reply: ownJob,
  }),
  setInferredSkill: endpoint({
    method: 'PATCH',
    path: '/api/jobs/:id/inferred-skills',
    summary: 'Leave a skill that was read in an own ad out of matching, or count it again',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: z.object({
      name: line('Elige una habilidad', 120),
      isLeftOut: z.boolean('Elige si la habilidad cuenta o no'),
    }),
    reply: z.object({ inferredSkills: z.array(inferredSkill), undo: undoable.nullable() }),
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/jobs/:id/status',
    summary: 'Archive or reactivate a job',
    audience: 'company',
    key: 'jobs:write',
    scope: 'owner',
    errors: ['forbidden', 'plan_limit_reached', 'premium_required'],
    params: idParams,
    body: z.object({ status: z.enum(['active', 'archived'], asks.jobStatus) }),
    reply: companyJob.extend({ undo: undoable.nullable() }),
  }),
  setSchedule: endpoint({
    method: 'PUT',
    path: '/api/jobs/:id/schedule',
    summary: 'Say when a closed job opens by itself, or that it does not',
    audience: 'company',
    key: 'jobs:write',
    scope: 'owner',
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: z.object({ opensAt: opensAt.nullable() }),
    reply: companyJob,
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/extend',
    summary: 'Add the usual term to the end of an open job',
    audience: 'company',
    key: 'jobs:write',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: companyJob,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/jobs/:id',
    summary: 'Delete a job; its applications, their history and the scores that were shown stay',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: removed,
  }),
  listedOfCompany: endpoint({
    method: 'GET',
    path: '/api/companies/:id/active-jobs',
    summary: 'The active jobs of a company, newest first; none of a suspended or unknown one',
    audience: 'anyone',
    cache: 'jobs',
    params: idParams,
    query: jobListQuery.pick({ page: true, limit: true }),
    reply: jobSearchReply.pick({ jobs: true, total: true, page: true, pages: true }),
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/api/companies/:id/jobs',
    summary: 'Every job of the company with the number of its applications',
    audience: 'company',
    key: 'jobs:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: z.object({ id }),
    reply: z.array(companyJob),
  }),
}
