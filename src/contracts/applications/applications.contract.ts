import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { cvFileTypes, endpoint, type Upload } from '#contracts/endpoint.ts'
import { coverLetter, quickApplyBody, setStatusBody, visitorErrors } from './application-forms.ts'
import { id, idParams, instant, optionalLine } from '#contracts/fields.ts'
import { match } from '#contracts/matching/match-fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { movedAlong } from './stage-fields.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { cvMaxBytes } from '#contracts/cv/cv-figures.ts'
import { answerFiles, answering, givenAnswer, receivedAnswer } from './answer-fields.ts'
import { historyEntry, humanReview, receivedEntry } from './history-fields.ts'
import { cvWrongType, cvWrongTypeWithDocx, sentCvTooLarge } from '#contracts/cv/cv-file.words.ts'

export const cvUpload = {
  field: 'cv',
  maxBytes: cvMaxBytes,
  tooLarge: sentCvTooLarge,
  wrongType: cvWrongType,
  wrongTypeWithDocx: cvWrongTypeWithDocx,
} satisfies Upload

/** An application as the applicant sees it. */
export const professionalApplication = z.object({
  id: z.number(),
  jobId: z.number(),
  status: z.enum(applicationStatuses),
  viewed: z.boolean(),
  viewedAt: instant.nullable(),
  appliedAt: instant,
  withdrawnAt: instant.nullable(),
  /** When the person heard that the process closed without an answer; null: not, or the company answered since. */
  closedUnansweredAt: instant.nullable(),
  cvUrl: z.string().nullable(),
  coverLetter: z.string().nullable(),
  answers: z.array(givenAnswer),
  humanReview,
  /** No human review was requested yet, and somebody can do it. */
  canAskHumanReview: z.boolean(),
  history: z.array(historyEntry),
  job: z.object({
    title: z.string(),
    location: z.string(),
    salaryRange: z.string(),
    description: z.string(),
    isActive: z.boolean(),
  }),
  company: z.object({
    /** Null: the ad is confidential, and the company has not said who it is. */
    id: z.number().nullable(),
    name: z.string(),
    logo: z.string().nullable(),
    website: z.string().nullable(),
  }),
})
export type ProfessionalApplication = z.infer<typeof professionalApplication>

/** An application as the company sees it. */
export const candidateApplication = z.object({
  id: z.number(),
  jobId: z.number(),
  status: z.enum(applicationStatuses),
  /** 0-100; null if there is not enough data for a score. */
  compatibilityScore: z.number().nullable(),
  /** In Spanish, for the company: the strongest reasons first. */
  matchReasons: z.array(z.string()),
  match,
  appliedAt: instant,
  viewedAt: instant.nullable(),
  experienceYears: z.number().nullable(),
  coverLetter: z.string().nullable(),
  answers: z.array(receivedAnswer),
  humanReview,
  cvUrl: z.string().nullable(),
  cvName: z.string().nullable(),
  professional: z.object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    /** If true, neither contact data nor the CV are included. */
    isSuspended: z.boolean(),
    email: z.string(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    title: z.string().nullable(),
    summary: z.string().nullable(),
    skills: z.string(),
    avatar: z.string().nullable(),
  }),
})
export type CandidateApplication = z.infer<typeof candidateApplication>

export const jobMetrics = z.object({
  totalCandidates: z.number(),
  newCandidates: z.number(),
  viewedCandidates: z.number(),
  preselectedCandidates: z.number(),
  rejectedCandidates: z.number(),
  bestMatchScore: z.number().nullable(),
})

const jobIdParams = z.object({ jobId: id })

/** One page for both calls: a signed-in professional applies with the profile, everyone else with the form. */
const applyForm = { page: '/jobs/:jobId/postular', leadsTo: '/jobs/:jobId/postular?enviada=1' } as const

export const applicationsContract = {
  apply: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/apply',
    summary: 'Apply with the profile and its CV',
    audience: 'professional',
    errors: ['already_applied', 'job_gone', 'questions_changed'],
    status: 201,
    params: jobIdParams,
    body: z.object({ coverLetter, ...answering }),
    files: answerFiles,
    form: { ...applyForm, limits: ['upload'] },
    reply: z.object({ success: z.literal(true), message: z.string(), application: professionalApplication }),
  }),
  quickApply: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/quick-apply',
    summary:
      'Apply without an account: one is created, or an existing one signed in by its password, or asked by mail (`account_exists` without either)',
    audience: 'anyone',
    errors: visitorErrors,
    limit: 'quick-apply',
    human: true,
    status: 201,
    params: jobIdParams,
    body: quickApplyBody,
    upload: cvUpload,
    files: answerFiles,
    form: { ...applyForm, limits: ['quick-apply', 'plain-link'], visitorsOnly: true },
    reply: z.object({
      message: z.string(),
      isNewUser: z.boolean(),
      /** Not sent yet: the link in the mail sends it. */
      isHeld: z.boolean(),
    }),
  }),
  applyFromList: endpoint({
    method: 'POST',
    path: '/api/applications',
    summary: 'Apply from a list of recommended jobs',
    audience: 'professional',
    scope: 'self',
    errors: ['not_found', 'already_applied', 'job_gone', 'questions_changed'],
    status: 201,
    body: z.object({ jobId: id, professionalId: id, status: optionalLine(40), ...answering }),
    files: answerFiles,
    reply: z.object({ message: z.string(), application: professionalApplication }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/applications/professional',
    summary: 'The applications of the signed-in professional, newest first',
    audience: 'professional',
    reply: z.array(professionalApplication),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/applications/:id/withdraw',
    summary: 'Withdraw an application; the company no longer sees the CV',
    audience: 'professional',
    scope: 'owner',
    params: idParams,
    reply: professionalApplication.extend({ undo: undoable.nullable() }),
  }),
  replaceCv: endpoint({
    method: 'PUT',
    path: '/api/applications/:id/cv',
    summary: 'Send another CV with an application that the company has not opened yet',
    audience: 'professional',
    scope: 'owner',
    errors: ['cv_already_viewed'],
    limit: 'upload',
    params: idParams,
    body: z.object({}),
    upload: cvUpload,
    reply: professionalApplication,
  }),
  ofJob: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/applications',
    summary: 'The applications to an own job, newest first',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: z.array(candidateApplication),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId/candidates',
    summary: 'The candidates of an own job, filtered',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: jobIdParams,
    query: z.object({
      status: z.enum(applicationStatuses).optional().catch(undefined),
      q: z
        .string()
        .optional()
        .catch(undefined)
        .transform((value) => value?.slice(0, longestSearch)),
      minScore: z.coerce.number().min(0).max(100).optional().catch(undefined),
      sort: z.enum(['recent', 'name', 'score']).catch('recent'),
    }),
    reply: z.array(candidateApplication),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId/metrics',
    summary: 'Counts of the candidates of an own job',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: jobIdParams,
    reply: jobMetrics,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/company/candidates/overview',
    summary: 'The company’s jobs with their candidate counts',
    audience: 'company',
    reply: z.object({
      totalJobs: z.number(),
      totalCandidates: z.number(),
      newCandidates: z.number(),
      topMatches: z.array(candidateApplication),
      jobsWithCandidates: z.array(
        z.object({
          jobId: z.number(),
          jobTitle: z.string(),
          isActive: z.boolean(),
          candidateCount: z.number(),
          newCount: z.number(),
          bestMatchScore: z.number().nullable(),
          /** The best candidates, the best first. */
          shortlist: z.array(
            z.object({
              applicationId: z.number(),
              name: z.string(),
              compatibilityScore: z.number().nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/applications/:id/viewed',
    summary:
      'The company opened the candidate: the first time marks it viewed; the reply carries its history',
    audience: 'company',
    member: 'reader',
    scope: 'owner',
    params: idParams,
    reply: candidateApplication.extend({ history: z.array(receivedEntry) }),
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/applications/:id/status',
    summary: 'Move a candidate to any status',
    audience: 'company',
    key: 'candidates:write',
    scope: 'owner',
    params: idParams,
    errors: ['colleague_moved'],
    body: setStatusBody,
    reply: candidateApplication.extend({ undo: undoable.nullable(), others: movedAlong }),
  }),
  cv: endpoint({
    method: 'GET',
    path: '/api/applications/:id/cv',
    summary: 'The CV that came with the application, for its sender and its receiver',
    audience: 'signed-in',
    key: 'candidates:read',
    scope: 'party',
    params: idParams,
    file: cvFileTypes,
  }),
  answerFile: endpoint({
    method: 'GET',
    path: '/api/applications/:id/files/:fileId',
    summary: 'The file that answers a question of the ad, for its sender and its receiver',
    audience: 'signed-in',
    key: 'candidates:read',
    scope: 'party',
    params: idParams.extend({ fileId: z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/) }),
    file: [...cvFileTypes, 'image/webp'],
  }),
}
