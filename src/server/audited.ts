import type { AuditSubject } from '#contracts/admin/admin-vocabulary.ts'

/** Facts about a thing, without free text of people. */
export type AuditFacts = Record<string, string | number | boolean | null>

/** What an administrator did to a thing. */
export interface AuditDetails {
  subject: AuditSubject
  /** Null: to all of its kind. */
  subjectId: number | string | null
  before?: AuditFacts
  after?: AuditFacts
  /** What the administrator wrote. */
  reason?: string
}

/** The answer of a call that the audit records: without `audited` it does not compile. */
export interface Audited<Reply> {
  audited: AuditDetails
  reply: Reply
}

/** The filters of an export that were set. */
export const statedFilters = (filters: Record<string, string | number | undefined>): AuditFacts =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))
