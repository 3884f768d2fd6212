import {
  auditCodes,
  type AuditCode,
  type AuditSubject,
  auditSubjects,
} from '#contracts/admin/admin-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

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
  const [adminId, before] = ['adminId', 'before'].map((name) => Number(search.get(name)))
  const dateFrom = dayOf(search.get('dateFrom'))
  const dateTo = dayOf(search.get('dateTo'))
  return {
    ...(code ? { code } : {}),
    ...(isId(adminId) ? { adminId } : {}),
    ...(subject ? { subject } : {}),
    ...(subjectId ? { subjectId } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo && (!dateFrom || dateFrom <= dateTo) ? { dateTo } : {}),
    ...(isId(before) ? { before } : {}),
  }
}

export const auditHref = (query: AuditSearch): string => withQuery(PATH, query)

/** The file with all entries of these filters. */
export function auditExportHref(query: AuditSearch): string {
  const { before: _, ...filters } = query
  return withQuery('/api/admin/audit/export', filters)
}

function withQuery(path: string, query: AuditSearch): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

const isId = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value > 0 && value <= 2_147_483_647

const dayOf = (text: string | null): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
