import type { AuditEntry } from '#contracts/admin/audit.contract.ts'
import { auditCodeNames, auditSubjectNames, factName, factValue } from '#domain/admin/audit.words.ts'
import { roleNames } from '#domain/admin/role.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { AuditFacts } from '#server/audited.ts'
import type { AuditRecord } from './chain.ts'

export const toEntry = (row: AuditRecord): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  admin: { id: row.adminId, name: row.adminName, role: row.adminRole },
  code: row.code,
  subject: row.subject,
  subjectId: row.subjectId,
  before: row.before,
  after: row.after,
  reason: row.reason,
  requestId: row.requestId,
  address: row.address,
})

export const csvColumns = [
  'Número',
  'Fecha',
  'Administrador',
  'Rol',
  'Qué hizo',
  'Sobre',
  'Id',
  'Antes',
  'Después',
  'Motivo',
  'Solicitud',
  'Dirección IP',
]

/** One line of the export, in the order of `csvColumns`. */
export const toCsvRow = (row: AuditRecord): string[] => [
  String(row.id),
  formatDateTime(row.at),
  row.adminName,
  roleNames[row.adminRole],
  auditCodeNames[row.code],
  auditSubjectNames[row.subject],
  row.subjectId ?? '',
  factsLine(row.before),
  factsLine(row.after),
  row.reason,
  row.requestId,
  row.address,
]

const factsLine = (facts: AuditFacts | null): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${factName(name)}: ${factValue(name, value)}`)
    .join('; ')
