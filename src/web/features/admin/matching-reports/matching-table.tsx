import Scale from 'lucide-react/icons/scale'
import { Link } from 'react-router'
import { bandOf } from '#contracts/admin/matching-reports-vocabulary.ts'
import type { MatchingApplication } from '#contracts/admin/matching-reports.contract.ts'
import { bandNames } from '#domain/admin/matching-report.words.ts'
import { formatDay } from '#domain/time/dates.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { StatusBadge } from '#web/features/applications/sent/status-badge.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { Avatar, CompanyLogo } from '#web/ui/look/avatar.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'

export const MatchingTable = ({ applications }: { applications: readonly MatchingApplication[] }) => (
  <Table
    label="Postulaciones"
    density="compact"
    columns={COLUMNS}
    rows={applications}
    keyOf={({ id }) => id}
  />
)

const COLUMNS: Column<MatchingApplication>[] = [
  {
    id: 'professional',
    label: 'Profesional',
    lead: true,
    cell: ({ professional: { userId, firstName, lastName, title, avatar } }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={`${firstName} ${lastName}`} src={avatar} size={34} />
        <span className="min-w-0">
          <Link to={`/admin/users/${userId}`} className="block font-strong wrap-anywhere">
            {firstName} {lastName}
          </Link>
          <span className="text-xs wrap-anywhere text-ink-2">{title}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'job',
    label: 'Empleo',
    cell: ({ job: { id, title, department } }) => (
      <>
        <Link to={jobHref(id)} className="block font-medium wrap-anywhere">
          {title}
        </Link>
        {department && <span className="text-xs text-ink-2">{department}</span>}
      </>
    ),
  },
  {
    id: 'company',
    label: 'Empresa',
    cell: ({ job: { company } }) => (
      <span className="flex items-center gap-2">
        <CompanyLogo name={company.name} src={company.logo} size={34} />
        <span className="wrap-anywhere">{company.name}</span>
      </span>
    ),
  },
  {
    id: 'score',
    label: 'Compatibilidad',
    cell: ({ compatibilityScore: score, isScored, humanReview }) => (
      <span className="flex items-center gap-2.5">
        {isScored ? (
          <MatchRing score={score} size={40} />
        ) : (
          <span className="text-xs text-ink-2">Se calcula esta noche</span>
        )}
        <span className="text-xs text-ink-2">
          {score !== null && bandNames[bandOf(score)]}
          {humanReview !== 'none' && (
            <span className="flex items-center gap-1 text-warn-ink">
              <Scale className="icon" />
              {humanReview === 'waiting' ? 'Pidió revisión' : 'Revisión respondida'}
            </span>
          )}
        </span>
      </span>
    ),
  },
  { id: 'status', label: 'Estado', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'at', label: 'Fecha', align: 'end', cell: ({ appliedAt }) => formatDay(new Date(appliedAt)) },
]
