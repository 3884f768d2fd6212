import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { takenBack, undoable } from '#contracts/acts/act-fields.ts'
import { confirmByMail, coverLetter, visitorErrors } from '#contracts/applications/application-forms.ts'
import { answerFiles, answering } from '#contracts/applications/answer-fields.ts'
import { cvUpload } from '#contracts/applications/applications.contract.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, humanCheck, id, instant, passwordOrNone, success } from '#contracts/fields.ts'
import { invitedFields } from './invited-fields.ts'
import { askedQuestion } from '#contracts/jobs/job-questions.ts'
import { salary } from '#contracts/jobs/job-fields.ts'
import { workTypes } from '#contracts/vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { invitationDays } from './invitation-figures.ts'

const jobIdParams = z.object({ jobId: id })
const token = z.string(asks.invitationToken).regex(/^[\w-]{20,100}$/, asks.invitationToken)

export const inviteBody = z.object({
  /** '' or omitted: a link for anyone who opens it. */
  email: z
    .union([z.literal(''), email])
    .transform((address) => address || null)
    .optional(),
  message: z
    .string()
    .trim()
    .max(mostLetters.invitation, upTo(mostLetters.invitation))
    .transform((text) => text || null)
    .optional(),
})

/** An invitation as the company sees it. */
export const invitation = z.object({
  id: z.number(),
  /** Null: a link to pass on, or a person of the search of talent. */
  email: z.string().nullable(),
  /** The person of the search of talent. */
  name: z.string().nullable(),
  state: z.enum(['waiting', 'used', 'expired']),
  createdAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
  /** The application that followed. Also null if the person withdrew it. */
  applicationId: z.number().nullable(),
})
export type Invitation = z.infer<typeof invitation>

/** Document 3: registration and application in one step. */
export const invitedApplyBody = z.object({
  ...invitedFields,
  email,
  /** Empty: a new account chooses its password later. */
  password: passwordOrNone,
  confirmByMail,
  ...answering,
  invitationToken: token,
  humanCheck,
})

export const invitationsContract = {
  invite: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/invitations',
    summary: `Invite somebody to an own open job: by mail, or with a link to pass on. One use, ${invitationDays} days`,
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden', 'email_unconfirmed', 'already_invited', 'job_gone'],
    limit: 'invitation',
    status: 201,
    // The link is shown once: only its hash is stored.
    secret: true,
    params: jobIdParams,
    body: inviteBody,
    reply: z.object({
      invitation,
      /** Only for an invitation without an e-mail address. A mailed link proves the mailbox, so only the mail contains it. */
      url: z.string().nullable(),
      /** Only for a mailed invitation: the mail is sent when the undo time has passed. */
      undo: undoable.nullable(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId/invitations',
    summary: 'The invitations to an own job, newest first',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: jobIdParams,
    reply: z.array(invitation),
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/jobs/:jobId/invitations/:id',
    summary: 'Take back an invitation that nobody has used; its link is no longer good',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden'],
    params: jobIdParams.extend({ id }),
    reply: success.extend(takenBack.shape),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/invitations/:token',
    summary: 'What an invitation is to. Reading changes nothing',
    audience: 'anyone',
    errors: ['job_gone', 'invitation_gone'],
    params: z.object({ token }),
    reply: z.object({
      /** The recipient; null: whoever has the link. */
      email: z.string().nullable(),
      message: z.string().nullable(),
      expiresAt: instant,
      job: z.object({
        id: z.number(),
        title: z.string(),
        location: z.string(),
        workType: z.enum(workTypes),
        salaryRange: z.string(),
        salaryParsed: salary.nullable(),
        questions: z.array(askedQuestion),
        company: z.object({ name: z.string(), logo: z.string().nullable() }),
      }),
    }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/apply-with-invitation',
    summary:
      'Apply by an invitation: a new e-mail gets an account, an existing one is entered by its password or asked by mail',
    audience: 'anyone',
    errors: [...visitorErrors, 'not_found', 'invitation_gone'],
    limit: 'quick-apply',
    human: true,
    status: 201,
    body: invitedApplyBody,
    upload: cvUpload,
    files: answerFiles,
    form: { page: '/apply/:token', needsScripts: true },
    reply: success.extend({ isNewUser: z.boolean(), isHeld: z.boolean() }),
  }),
  applyAsSelf: endpoint({
    method: 'POST',
    path: '/api/invitations/:token/apply',
    summary: 'Apply by an invitation with the own profile and its CV',
    audience: 'professional',
    errors: ['already_applied', 'job_gone', 'invitation_gone', 'questions_changed'],
    status: 201,
    params: z.object({ token }),
    body: z.object({ coverLetter, ...answering }),
    files: answerFiles,
    form: { page: '/apply/:token', leadsTo: '/dashboard/postulaciones', limits: ['upload'] },
    reply: success,
  }),
}
