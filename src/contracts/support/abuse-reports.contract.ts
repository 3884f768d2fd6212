import { z } from 'zod'
import { upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, humanCheck, id, idParams, success } from '#contracts/fields.ts'
import { leastLetters, mostLetters } from '#contracts/text-lengths.ts'
import {
  type PersonReportReason,
  personReportReasons,
  type ReportReason,
  reportReasons,
} from './reports-vocabulary.ts'

const details = z.string().trim().max(mostLetters.reportDetails, upTo(mostLetters.reportDetails)).default('')
const isExplained = ({ reason, details }: { reason: string; details: string }) =>
  reason !== 'other' || details.length >= leastLetters.reportDetails
const needsReason = {
  path: ['details'],
  message: `Cuéntanos el motivo en al menos ${leastLetters.reportDetails} caracteres`,
}

export const reportBody = z
  .object({
    reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], 'Elige un motivo'),
    details,
    /** Where to send the outcome; omitted: it is not sent. */
    email: email.optional(),
    humanCheck,
  })
  .refine(isExplained, needsReason)

const again = 'Elige otra vez el mensaje'

/** The reporter's account is notified of the outcome. */
export const personReportBody = z
  .object({
    reason: z.enum(
      Object.keys(personReportReasons) as [PersonReportReason, ...PersonReportReason[]],
      'Elige un motivo',
    ),
    details,
    /** The company of the conversation, needed if a professional has several about the service. */
    companyId: id.optional(),
    /** A message of the other side; omitted: the conversation as a whole. */
    messageId: z.coerce.number(again).int(again).positive(again).max(2_147_483_647, again).optional(),
  })
  .refine(isExplained, needsReason)

const report = {
  method: 'POST',
  audience: 'anyone',
  human: 'visitor',
  limit: 'report',
  status: 201,
  params: idParams,
  body: reportBody,
  /** The outcome refers to this code. */
  reply: success.extend({ code: z.string() }),
} as const

export const abuseReportsContract = {
  reportJob: endpoint({ ...report, path: '/api/jobs/:id/report', summary: 'Report an active job' }),
  reportService: endpoint({
    ...report,
    path: '/api/services/:id/report',
    summary: 'Report an active service',
  }),
  reportBrief: endpoint({
    ...report,
    audience: 'professional',
    path: '/api/open-briefs/:id/report',
    summary: 'Report a brief that one can read',
  }),
  reportConversation: endpoint({
    method: 'POST',
    path: '/api/conversations/:serviceId/report',
    summary: 'Report the other side of a conversation, or one of its messages',
    audience: 'signed-in',
    scope: 'party',
    limit: 'report',
    status: 201,
    params: z.object({ serviceId: id }),
    body: personReportBody,
    reply: report.reply,
  }),
  reportApplication: endpoint({
    method: 'POST',
    path: '/api/applications/:id/report',
    summary: 'Report the other side of the conversation of an application, or one of its messages',
    audience: 'signed-in',
    scope: 'party',
    limit: 'report',
    status: 201,
    params: idParams,
    body: personReportBody,
    reply: report.reply,
  }),
  reportReview: endpoint({
    ...report,
    audience: 'signed-in',
    path: '/api/reviews/:id/report',
    summary: 'Report a review',
  }),
}
