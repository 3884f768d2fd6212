import { Link } from 'react-router'
import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import {
  type CandidateSort,
  candidateSorts,
  defaultCandidateSort,
} from '#contracts/applications/candidate-sorts.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { type Column, type Sort, Table } from '#web/ui/list/table.tsx'
import { missedInWords } from './answer-filter.ts'
import { type BoardView, moverOf, useBoardView } from './board-view.ts'
import { CandidateTags } from './candidate-tags.tsx'
import { ChooseBox } from './choose-box.tsx'
import { DoubleBadge } from './double-badge.tsx'
import { FoundInCv } from './found-in-cv.tsx'
import { StageAge } from './stage-age.tsx'
import { StatusDot } from './status-dot.tsx'

/** Each order has one direction: the best, the longest waiting, the newest, and by name from the start. */
const directions: Record<CandidateSort, Sort['direction']> = {
  score: 'descending',
  waiting: 'descending',
  recent: 'descending',
  name: 'ascending',
}

type CandidateTableProps = {
  rows: readonly BoardCard[]
  sort: CandidateSort
  onSort: (sort: CandidateSort) => void
  hasMore: boolean
  isBusy: boolean
  onMore: () => void
}

/** The candidates of the board as rows: to compare many and to move them without dragging. */
export function CandidateTable({ rows, sort, onSort, hasMore, isBusy, onMore }: CandidateTableProps) {
  const view = useBoardView()
  return (
    <div className="grid gap-3">
      <Card padding="none">
        <Table
          label="Candidatos"
          density="compact"
          columns={columnsFor(view)}
          rows={rows}
          keyOf={({ id }) => id}
          sort={{ column: sort, direction: directions[sort] }}
          onSort={(column) => onSort(candidateSorts.find((one) => one === column) ?? defaultCandidateSort)}
        />
      </Card>
      {hasMore && (
        <Button variant="secondary" size="sm" className="justify-self-center" busy={isBusy} onClick={onMore}>
          Ver más candidatos
        </Button>
      )}
    </div>
  )
}

function columnsFor({ columns, addressOf, now, mayWrite, onAskStage }: BoardView): Column<BoardCard>[] {
  const stageOf = new Map(columns.map((column) => [column.id, column]))
  return [
    {
      id: 'name',
      label: 'Candidato',
      sortable: true,
      lead: true,
      cell: (card) => (
        <span className="flex items-center gap-3">
          <ChooseBox card={card} />
          <span className="min-w-0">
            <Link
              to={addressOf(card.id)}
              preventScrollReset
              data-candidate={card.id}
              className="block font-strong wrap-anywhere no-underline underline-offset-4 hover:underline"
            >
              {card.name}
            </Link>
            <span className="block text-xs text-ink-2">{card.title}</span>
            <span className="block text-xs text-warn-ink wrap-anywhere">{missedInWords(card.missed)}</span>
            <FoundInCv card={card} />
            <DoubleBadge card={card} />
          </span>
        </span>
      ),
    },
    {
      id: 'stage',
      label: 'Etapa',
      cell: (card) =>
        mayWrite ? (
          <button
            type="button"
            onClick={() => onAskStage([moverOf(card)])}
            aria-label={`Mover a ${card.name}, en ${stageOf.get(card.stage)?.name ?? ''}`}
            className="inline-flex min-h-8 items-center gap-2 rounded-sm text-left underline-offset-4 hover:underline"
          >
            <StatusDot status={card.status} />
            {stageOf.get(card.stage)?.name}
          </button>
        ) : (
          <span className="inline-flex items-center gap-2">
            <StatusDot status={card.status} />
            {stageOf.get(card.stage)?.name}
          </span>
        ),
    },
    {
      id: 'score',
      label: 'Match',
      sortable: true,
      cell: ({ score, low, high }) => (
        <span className="inline-flex items-center gap-2">
          <MatchRing score={score} size={40} />
          {low !== null && high !== null && (
            <span className="text-xs text-ink-2 tabular-nums">
              {low}–{high}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'waiting',
      label: 'En etapa',
      sortable: true,
      cell: (card) => (
        <StageAge since={card.since} goalDays={stageOf.get(card.stage)?.goalDays ?? null} now={now} />
      ),
    },
    {
      id: 'tags',
      label: 'Etiquetas',
      cell: ({ tags }) => (tags.length > 0 ? <CandidateTags ids={tags} /> : '–'),
    },
    {
      id: 'recent',
      label: 'Postuló',
      sortable: true,
      align: 'end',
      cell: ({ appliedAt }) => formatDate(new Date(appliedAt)),
    },
  ]
}
