import { Link } from 'react-router'
import type { CompanyCandidate } from '#contracts/company-candidates.contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { MatchRing } from '#web/ui/match-ring.tsx'
import { Table } from '#web/ui/table.tsx'
import { statusLabel } from '../applications/status-label.ts'
import { daysWaiting, nextAct } from './candidate-next-act.ts'
import { StatusDot } from './status-dot.tsx'

const nameOf = ({ professional }: CompanyCandidate) =>
  `${professional.firstName} ${professional.lastName}`.trim()

const Stage = ({ status }: CompanyCandidate) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <StatusDot status={status} />
    {statusLabel(status)}
  </span>
)
const whoCell = (candidate: CompanyCandidate) => <Who candidate={candidate} />
const jobCell = ({ jobTitle }: CompanyCandidate) => <span className="wrap-anywhere">{jobTitle}</span>
const scoreCell = ({ compatibilityScore }: CompanyCandidate) => (
  <MatchRing score={compatibilityScore} size={40} />
)

/** A page of everybody who applied, over all jobs: where they stand, how well they fit, and what comes next. */
export function AllCandidates({ candidates, now }: { candidates: readonly CompanyCandidate[]; now: Date }) {
  return (
    <div className="overflow-clip rounded-md border border-line bg-surface">
      <Table
        label="Tus candidatos"
        rows={candidates}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', label: 'Candidato', lead: true, cell: whoCell },
          { id: 'job', label: 'Empleo', cell: jobCell },
          { id: 'stage', label: 'Etapa', cell: Stage },
          { id: 'score', label: 'Match', cell: scoreCell },
          { id: 'waiting', label: 'En etapa', cell: (candidate) => daysWaiting(candidate, now) },
          { id: 'next', label: 'Siguiente', cell: (candidate) => nextAct(candidate) ?? '–' },
        ]}
      />
    </div>
  )
}

function Who({ candidate }: { candidate: CompanyCandidate }) {
  const { id, jobId, isNew, professional } = candidate
  return (
    <span className="flex items-center gap-3">
      <Avatar name={nameOf(candidate)} src={professional.avatar} size={40} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <Link
            to={`/company-dashboard/candidatos/${jobId}?candidato=${id}`}
            className="font-strong wrap-anywhere no-underline underline-offset-4 hover:underline"
          >
            {nameOf(candidate)}
          </Link>
          {isNew && <Badge tone="accent">Nuevo</Badge>}
        </span>
        {professional.title && <span className="block text-ink-2 wrap-anywhere">{professional.title}</span>}
      </span>
    </span>
  )
}
