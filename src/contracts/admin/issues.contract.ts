import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import { issueFilters, issueStates } from '#contracts/plans/issues-vocabulary.ts'

const issue = z.object({
  /** Of the document. */
  id: z.number(),
  /** 'R-000042', 'N-000042': our number. */
  label: z.string(),
  paymentId: z.number(),
  transactionId: z.string(),
  payerName: z.string(),
  /** In cents. */
  total: z.number(),
  currency: z.enum(['USD', 'PEN']),
  issuedAt: instant,
  state: z.enum(issueStates),
  /** The issuer's; null until accepted. */
  number: z.string().nullable(),
  /** Why it was refused, in the issuer's words. */
  reason: z.string().nullable(),
  /** How often the issuer was asked since it was sent. */
  tries: z.number(),
  /** When the last try brought no answer. */
  failedAt: instant.nullable(),
})
export type Issue = z.infer<typeof issue>

/** What the issuer of electronic documents made of receipts and notes. */
export const issuesContract = {
  issues: endpoint({
    method: 'GET',
    path: '/api/admin/documents',
    summary:
      'The receipts and notes that were sent to the issuer of electronic documents, the latest first, with `X-Total-Count` and `Link`',
    audience: 'admin',
    capability: 'read-payments',
    query: z.object({
      state: z.enum(['all', ...issueFilters], asks.listed).default('all'),
      before: id.optional(),
    }),
    reply: z.array(issue),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/admin/documents/:id/send',
    summary: 'Send a document to the issuer again that was refused, or that brought no answer',
    audience: 'admin',
    capability: 'refund-payments',
    audit: 'document-resent',
    errors: ['item_changed'],
    params: idParams,
    reply: z.object({ success: z.literal(true) }),
  }),
}
