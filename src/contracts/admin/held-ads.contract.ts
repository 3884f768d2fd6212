import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant } from '#contracts/fields.ts'
import { jobHold } from '#contracts/jobs/company-job-fields.ts'
import { provenReason, provenRemark } from './ad-evidence-fields.ts'

/** A held ad as an administrator sees it. */
const heldAd = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  salaryRange: z.string(),
  /** The questions for those who apply, with their options. */
  questionTexts: z.string(),
  location: z.string(),
  company: z.object({ id: z.number(), name: z.string(), ruc: z.string().nullable(), memberSince: instant }),
  hold: jobHold.extend({ reasons: z.array(provenReason) }),
  remarks: z.array(provenRemark),
})
export type HeldAd = z.infer<typeof heldAd>

export const heldAdsContract = {
  heldAds: endpoint({
    method: 'GET',
    path: '/api/admin/held-jobs',
    summary: 'The ads that are held: those whose company asked for a look first, then the oldest',
    audience: 'admin',
    capability: 'read-content',
    reply: z.object({ ads: z.array(heldAd) }),
  }),
  decideAd: endpoint({
    method: 'POST',
    path: '/api/admin/held-jobs/:id/decision',
    summary:
      'Publish a held ad as it is, or keep it held; some seconds later it happens, and the company is told and reads the note',
    audience: 'admin',
    capability: 'decide-content',
    audit: 'hold-decided',
    params: idParams,
    body: z
      .object({
        decision: z.enum(['published', 'kept'], asks.decision),
        note: z.string().trim().max(1000, upTo(1000)).default(''),
      })
      .refine(({ decision, note }) => decision === 'published' || note.length >= 10, {
        path: ['note'],
        message: 'Escribe a la empresa qué debe corregir',
      }),
    reply: z.object({ success: z.literal(true) }),
  }),
  undoAdDecision: endpoint({
    method: 'DELETE',
    path: '/api/admin/held-jobs/:id/decision',
    summary: 'Take the decision about a held ad back before its company is told',
    audience: 'admin',
    capability: 'decide-content',
    audit: 'hold-decided',
    errors: ['act_settled'],
    params: idParams,
  }),
}
