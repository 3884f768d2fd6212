import { z } from 'zod'
import { adminRoles, auditCodes, auditSubjects } from '#contracts/admin/admin-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { daysInOrder, id, instant, optionalLine, outOfOrder } from '#contracts/fields.ts'

/** How many entries a page has. */
export const auditPageSize = 50

const filters = {
  code: z.enum(auditCodes, asks.listed).optional(),
  adminId: id.optional(),
  subject: z.enum(auditSubjects, asks.listed).optional(),
  /** Of the thing, together with `subject`. */
  subjectId: optionalLine(),
  /** Days in Lima, both included. */
  dateFrom: z.iso.date(asks.date).optional(),
  dateTo: z.iso.date(asks.date).optional(),
}
export type AuditFilters = z.output<z.ZodObject<typeof filters>>

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()])

const auditEntry = z.object({
  /** Counts without gaps. */
  id: z.number(),
  at: instant,
  admin: z.object({ id: z.number(), name: z.string(), role: z.enum(adminRoles) }),
  code: z.enum(auditCodes),
  subject: z.enum(auditSubjects),
  subjectId: z.string().nullable(),
  before: z.record(z.string(), fact).nullable(),
  after: z.record(z.string(), fact).nullable(),
  reason: z.string(),
  requestId: z.string(),
  address: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditContract = {
  auditEntries: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What administrators did, the latest first; `Link: rel="next"` leads to older entries',
    audience: 'admin',
    capability: 'read-audit',
    query: z.object({ ...filters, before: id.optional() }).refine(daysInOrder, outOfOrder),
    reply: z.array(auditEntry),
  }),
  exportAudit: endpoint({
    method: 'GET',
    path: '/api/admin/audit/export',
    summary: 'The entries as CSV, the oldest first; the export itself is recorded',
    audience: 'admin',
    capability: 'read-audit',
    audit: 'audit-exported',
    query: z.object(filters).refine(daysInOrder, outOfOrder),
    file: ['text/csv'],
  }),
}
