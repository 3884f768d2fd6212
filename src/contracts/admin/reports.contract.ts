import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import {
  type AnyReportReason,
  anyReportReasons,
  reportKinds,
  reportStatuses,
} from '#contracts/support/outcomes-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { mostCountedInWords } from './list-figures.ts'

/** How many reports a page has at most. */
export const reportsPageSize = 50

/** How many other reports of the same thing are shown. */
export const othersShown = 20

const reasons = Object.keys(anyReportReasons) as [AnyReportReason, ...AnyReportReason[]]

const filters = {
  status: z.enum(['all', ...reportStatuses], asks.listed).default('open'),
  kind: z.enum(['all', ...reportKinds], asks.listed).default('all'),
  reason: z.enum(['all', ...reasons], asks.listed).default('all'),
}
export type ReportFilters = z.output<z.ZodObject<typeof filters>>

const query = z.object({
  ...filters,
  /** The last report of the page before. */
  after: id.optional(),
  /** 1 is for those who only want the count. */
  limit: z.coerce.number().int().min(1).max(reportsPageSize).default(reportsPageSize),
})
export type ReportQuery = z.output<typeof query>

const report = z.object({
  id: z.number(),
  /** 'R-7K2M9Q', which the reporter knows. */
  code: z.string(),
  kind: z.enum(reportKinds),
  /** Of what is reported, as it is now: a title, or whose review it is, or a name. */
  title: z.string(),
  reason: z.enum(reasons),
  /** What the reporter wrote; '' for nothing. */
  details: z.string(),
  status: z.enum(reportStatuses),
  createdAt: instant,
  /** Null while it is open. */
  resolvedAt: instant.nullable(),
  /** Who decided; null: nobody, or no longer in the team. */
  resolvedBy: z.string().nullable(),
  /** What the reporter reads about the decision. */
  outcomeNote: z.string(),
})
export type Report = z.infer<typeof report>

const reportInFull = report.extend({
  thing: z.object({
    id: z.number(),
    /** As it is now; '' for a person. */
    text: z.string(),
    ownerName: z.string(),
    /** '' for an imported ad, and once the account is deleted. */
    ownerEmail: z.string(),
    /** Everybody can see it. For a person: the account is not suspended. */
    isShown: z.boolean(),
    /** It happened in a conversation, whose messages around the reported one can be read. */
    hasMessages: z.boolean(),
    /** The message that is reported; null: none in particular. */
    messageId: z.number().nullable(),
    /** The service that it is about; null for a job. */
    service: z.object({ id: z.number(), title: z.string() }).nullable(),
  }),
  /** Who reported and how they hear of the outcome: by mail, on the bell, or not at all. */
  reporter: z.object({ hasAccount: z.boolean(), email: z.string() }),
  /** Other reports of the same thing, the latest first. */
  others: z.array(report),
  /** All of them. */
  otherCount: z.number(),
  /** The open ones among them: a decision is about them, too. */
  otherOpenCount: z.number(),
  /** Applicants who can be warned about the job. Null: the reasons are none to warn of. */
  applicantsToWarn: z.number().nullable(),
})
export type ReportInFull = z.infer<typeof reportInFull>

const reportedMessage = z.object({
  id: z.number(),
  senderName: z.string(),
  text: z.string(),
  createdAt: instant,
  /** By the reported person. */
  isByReported: z.boolean(),
  /** The message that is reported. */
  isReported: z.boolean(),
  /** Hidden from the other side. */
  isWithdrawn: z.boolean(),
})
export type ReportedMessage = z.infer<typeof reportedMessage>

const most = mostLetters.outcomeNote

const decision = z
  .object({
    /** `open` takes a decision back, as long as nobody was told. */
    outcome: z.enum(reportStatuses, asks.listed),
    /** For the reporter. Needed if nothing is done. */
    note: z.string().trim().max(most, upTo(most)).default(''),
    /** Warn those who applied to the job. Only of an upheld report whose reason is fraud. */
    warnApplicants: z.boolean(asks.warnApplicants).default(false),
  })
  .refine(({ outcome, note }) => outcome !== 'dismissed' || note !== '', {
    path: ['note'],
    message: asks.outcomeNote,
  })
export type ReportDecision = z.output<typeof decision>

export const reportsContract = {
  reports: endpoint({
    method: 'GET',
    path: '/api/admin/reports',
    summary: `Reports, open ones the oldest first; \`X-Total-Count\` counts up to ${mostCountedInWords}, \`Link: rel="next"\` leads to the next page`,
    audience: 'admin',
    capability: 'read-content',
    query,
    reply: z.array(report),
  }),
  exportReports: endpoint({
    method: 'GET',
    path: '/api/admin/reports/export',
    summary: 'The matching reports as CSV, the oldest first, without who reported; the export is recorded',
    audience: 'admin',
    capability: 'read-content',
    audit: 'reports-exported',
    query: z.object(filters),
    file: ['text/csv'],
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/admin/reports/:id',
    summary: 'A report with what is reported, as it is now, and other reports of the same',
    audience: 'admin',
    capability: 'read-content',
    params: idParams,
    reply: reportInFull,
  }),
  reportedMessages: endpoint({
    method: 'GET',
    path: '/api/admin/reports/:id/messages',
    summary:
      'The messages around a reported one, or the last before a report of a conversation; that they were read is recorded',
    audience: 'admin',
    capability: 'decide-content',
    audit: 'messages-read',
    params: idParams,
    reply: z.array(reportedMessage),
  }),
  decideReport: endpoint({
    method: 'PATCH',
    path: '/api/admin/reports/:id',
    summary:
      'Decide about all open reports of the same thing, or take that back; those who reported are told a moment later',
    audience: 'admin',
    capability: 'decide-content',
    audit: 'report-decided',
    errors: ['item_changed'],
    params: idParams,
    body: decision,
    reply: z.object({
      success: z.literal(true),
      /** How many reports changed. */
      decided: z.number(),
    }),
  }),
}
