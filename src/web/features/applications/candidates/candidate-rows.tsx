import { Link } from 'react-router'
import type { CompanyCandidate } from '#contracts/applications/company-candidates.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { candidateHref } from '#domain/jobs/job.address.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { type Column, Table } from '#web/ui/list/table.tsx'
import { statusLabel } from '#contracts/applications/application-status-vocabulary.ts'
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

type ListProps = { candidates: readonly CompanyCandidate[]; now: Date }

/** A page of all applicants, over all jobs: status, match and next step. */
export function CandidateRows({ candidates, now }: ListProps) {
  const columns: Column<CompanyCandidate>[] = [
    { id: 'name', label: 'Candidato', lead: true, cell: whoCell },
    { id: 'job', label: 'Empleo', cell: jobCell },
    { id: 'score', label: 'Match', cell: scoreCell },
    { id: 'stage', label: 'Etapa', cell: Stage },
    { id: 'waiting', label: 'En etapa', cell: (candidate) => daysWaiting(candidate, now) },
    { id: 'next', label: 'Siguiente', cell: (candidate) => nextAct(candidate) ?? '–' },
    { id: 'date', label: 'Postuló', align: 'end', cell: ({ appliedAt }) => formatDate(new Date(appliedAt)) },
  ]
  return (
    <div className="overflow-clip rounded-md border border-line bg-surface">
      <div className="max-xl:hidden">
        <Table
          label="Tus candidatos"
          density="compact"
          rows={candidates}
          keyOf={({ id }) => id}
          columns={columns}
        />
      </div>
      <ul aria-label="Tus candidatos" className="xl:hidden">
        {candidates.map((candidate) => (
          <Row key={candidate.id} candidate={candidate} now={now} />
        ))}
      </ul>
    </div>
  )
}

/** The row where columns do not fit: four short lines on a phone, two on a tablet. */
function Row({ candidate, now }: { candidate: CompanyCandidate; now: Date }) {
  const next = nextAct(candidate)
  return (
    <li className="flex items-start gap-3 border-line md:items-center px-3 py-3 not-first:border-t">
      <div className="grid min-w-0 grow gap-x-6 gap-y-1.5 md:grid-cols-2 md:items-center">
        <Who candidate={candidate} />
        <div className="min-w-0">
          <p className="truncate text-xs text-ink-2">
            {candidate.jobTitle} · {formatDate(new Date(candidate.appliedAt))}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs">
            <Stage {...candidate} />
            <span className="text-ink-2">
              {daysWaiting(candidate, now)}
              {next && ` · ${next}`}
            </span>
          </p>
        </div>
      </div>
      <MatchRing score={candidate.compatibilityScore} size={40} />
    </li>
  )
}

function Who({ candidate }: { candidate: CompanyCandidate }) {
  const { id, jobId, isNew, professional } = candidate
  return (
    <span className="flex items-center gap-3">
      <Avatar name={nameOf(candidate)} src={professional.avatar} size={34} />
      <span className="min-w-0">
        <Link
          to={candidateHref(jobId, id)}
          className="block font-strong wrap-anywhere no-underline underline-offset-4 hover:underline"
        >
          {nameOf(candidate)}
        </Link>
        <span className="block text-xs text-ink-2 wrap-anywhere">
          {isNew && <span className="font-strong text-accent-ink">Nuevo</span>}
          {isNew && professional.title && ' · '}
          {professional.title}
        </span>
      </span>
    </span>
  )
}
