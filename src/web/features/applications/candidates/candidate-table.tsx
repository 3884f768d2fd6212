import { Link } from 'react-router'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { applicationStatuses } from '#contracts/vocabulary.ts'
import { noScoreText } from '#domain/matching/score/bands.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { type Column, type Sort, Table } from '#web/ui/list/table.tsx'
import { missedInWords } from './answer-filter.ts'
import { fullName, statusOptions } from './board-columns.ts'
import type { CandidateViewProps } from './candidate-column.tsx'
import { sortCandidates } from './sort-candidates.ts'

type CandidateTableProps = CandidateViewProps & { sort: Sort; onSort: (sort: Sort) => void }

/** The candidates as rows: to compare many and to change their status without dragging. */
export function CandidateTable({ candidates, addressOf, onMove, sort, onSort }: CandidateTableProps) {
  const columns = columnsFor({ addressOf, onMove })
  return (
    <Card padding="none">
      <Table
        label="Candidatos"
        columns={columns}
        rows={sortCandidates(candidates, sort)}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={(column) =>
          onSort({
            column,
            direction: sort.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
          })
        }
      />
    </Card>
  )
}

type ColumnsProps = Pick<CandidateViewProps, 'addressOf' | 'onMove'>

function columnsFor({ addressOf, onMove }: ColumnsProps): Column<CandidateApplication>[] {
  return [
    {
      id: 'name',
      label: 'Candidato',
      sortable: true,
      lead: true,
      cell: (candidate) => (
        <span className="flex items-center gap-3">
          <Avatar name={fullName(candidate)} src={candidate.professional.avatar} size={34} />
          <span className="min-w-0">
            <Link
              to={addressOf(candidate.id)}
              preventScrollReset
              className="block font-strong wrap-anywhere no-underline underline-offset-4 hover:underline"
            >
              {fullName(candidate)}
            </Link>
            <span className="block text-xs text-ink-2">{candidate.professional.title}</span>
            <span className="block text-xs text-warn-ink wrap-anywhere">{missedInWords(candidate)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'score',
      label: 'Match',
      sortable: true,
      align: 'end',
      cell: ({ compatibilityScore }) => compatibilityScore ?? noScoreText,
    },
    {
      id: 'reasons',
      label: 'Por qué',
      cell: ({ matchReasons }) => (
        <span className="text-xs text-ink-2">
          {matchReasons.slice(0, 3).join(' · ') || 'Sin razones todavía'}
        </span>
      ),
    },
    {
      id: 'appliedAt',
      label: 'Postuló',
      sortable: true,
      align: 'end',
      cell: ({ appliedAt }) => formatDate(new Date(appliedAt)),
    },
    {
      id: 'status',
      label: 'Estado',
      sortable: true,
      cell: (candidate) => (
        <Select
          size="sm"
          aria-label={`Estado de ${fullName(candidate)}`}
          options={statusOptions}
          value={candidate.status}
          onChange={(event) => {
            const target = applicationStatuses.find((status) => status === event.target.value)
            if (target) onMove(candidate, target)
          }}
          className="min-w-40"
        />
      ),
    },
  ]
}
