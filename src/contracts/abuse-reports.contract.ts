import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, humanCheck, idParams, success } from './fields.ts'
import { type ReportReason, reportReasons } from './report-reasons.ts'

export const reportBody = z
  .object({
    reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], 'Elige un motivo'),
    details: z.string('Cuéntanos qué pasa').trim().max(2000, 'Usa 2000 caracteres como máximo').default(''),
    /** Where the outcome is told; left out: nowhere. */
    email: email.optional(),
    humanCheck,
  })
  .refine(({ reason, details }) => reason !== 'other' || details.length >= 10, {
    path: ['details'],
    message: 'Cuéntanos el motivo en al menos 10 caracteres',
  })

const report = {
  method: 'POST',
  audience: 'anyone',
  human: 'visitor',
  limit: 'report',
  status: 201,
  params: idParams,
  body: reportBody,
  /** Under the code the outcome is told. */
  reply: success.extend({ code: z.string() }),
} as const

export const abuseReportsContract = {
  reportJob: endpoint({ ...report, path: '/api/jobs/:id/report', summary: 'Report an active job' }),
  reportService: endpoint({
    ...report,
    path: '/api/services/:id/report',
    summary: 'Report an active service',
  }),
  reportReview: endpoint({
    ...report,
    audience: 'signed-in',
    path: '/api/reviews/:id/report',
    summary: 'Report a review',
  }),
}
