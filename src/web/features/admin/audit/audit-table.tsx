import { Link } from 'react-router'
import type { AuditEntry } from '#contracts/admin/audit.contract.ts'
import { auditCodeNames, auditSubjectNames, factName, factValue } from '#domain/admin/audit.words.ts'
import { roleNames } from '#domain/admin/role.words.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { auditHref } from './audit.address.ts'

const columns: Column<AuditEntry>[] = [
  {
    id: 'at',
    label: 'Fecha',
    lead: true,
    cell: ({ at, id }) => (
      <>
        <span className="block whitespace-nowrap tabular-nums">{formatDateTime(new Date(at))}</span>
        <span className="text-xs text-ink-3">N.º {id}</span>
      </>
    ),
  },
  {
    id: 'admin',
    label: 'Quién',
    cell: ({ admin }) => (
      <>
        <Link to={auditHref({ adminId: admin.id })} className="link block">
          {admin.name}
        </Link>
        <span className="text-xs text-ink-2">{roleNames[admin.role]}</span>
      </>
    ),
  },
  {
    id: 'code',
    label: 'Qué hizo',
    cell: ({ code, reason }) => (
      <>
        <span className="block font-medium">{auditCodeNames[code]}</span>
        {reason && <span className="block max-w-prose text-xs wrap-anywhere text-ink-2">{reason}</span>}
      </>
    ),
  },
  { id: 'subject', label: 'Sobre', cell: (entry) => <Subject entry={entry} /> },
  { id: 'change', label: 'Cambio', cell: (entry) => <Change entry={entry} /> },
  {
    id: 'trace',
    label: 'Desde',
    cell: ({ address, requestId }) => (
      <span title={`Solicitud ${requestId}`} className="text-xs text-ink-2">
        {address}
      </span>
    ),
  },
]

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <Table label="Auditoría" columns={columns} rows={entries} keyOf={({ id }) => id} density="compact" />
)

/** The thing, with the link to its page or to everything that was done to it. */
function Subject({ entry: { subject, subjectId } }: { entry: AuditEntry }) {
  if (subjectId === null) return auditSubjectNames[subject]
  const to = subject === 'job' ? jobHref(Number(subjectId)) : auditHref({ subject, subjectId })
  return (
    <Link to={to} className="link whitespace-nowrap">
      {auditSubjectNames[subject]} {subjectId}
    </Link>
  )
}

/** 'Rol: Soporte → Finanzas', one line for each fact. */
function Change({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <span className="text-ink-3">Sin cambios</span>
  return (
    <ul className="text-xs">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-ink-2">{factName(name)}:</span>{' '}
          {[before?.[name], after?.[name]]
            .filter((value) => value !== undefined)
            .map((value) => factValue(name, value))
            .join(' → ')}
        </li>
      ))}
    </ul>
  )
}
