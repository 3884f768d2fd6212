import {
  auditCodes,
  type AuditCode,
  type AuditSubject,
  auditSubjects,
} from '#contracts/admin/admin-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { readDay, readId, withQuery } from '#web/features/admin/list.address.ts'

/** The query of the audit, as in its address. */
export interface AuditSearch {
  code?: AuditCode
  adminId?: number
  subject?: AuditSubject
  subjectId?: string
  dateFrom?: string
  dateTo?: string
  before?: number
}

const PATH = '/admin/audit'

/** Leaves out what the call would refuse. */
export function readAuditSearch(search: URLSearchParams): AuditSearch {
  const code = auditCodes.find((known) => known === search.get('code'))
  const subject = auditSubjects.find((known) => known === search.get('subject'))
  const subjectId = search.get('subjectId')?.slice(0, mostLetters.line)
  const [adminId, before] = [readId(search, 'adminId'), readId(search, 'before')]
  const [dateFrom, dateTo] = [readDay(search, 'dateFrom'), readDay(search, 'dateTo')]
  return {
    ...(code ? { code } : {}),
    ...(adminId ? { adminId } : {}),
    ...(subject ? { subject } : {}),
    ...(subjectId ? { subjectId } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo && (!dateFrom || dateFrom <= dateTo) ? { dateTo } : {}),
    ...(before ? { before } : {}),
  }
}

export const auditHref = (query: AuditSearch): string => withQuery(PATH, query)

/** The file with all entries of these filters. */
export function auditExportHref(query: AuditSearch): string {
  const { before: _, ...filters } = query
  return withQuery('/api/admin/audit/export', filters)
}
