import type { ReactNode } from 'react'
import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { useBoardView } from './board-view.ts'
import type { BulkActProps } from './bulk-acts.tsx'
import { CandidateTags } from './candidate-tags.tsx'
import { StageAge } from './stage-age.tsx'
import { useChosenCards } from './chosen-cards.resource.ts'

/** Up to four candidates side by side: one row for each fact. */
export function CompareDialog({ job, people, onClose }: BulkActProps) {
  const cards = useChosenCards(
    job.id,
    people.map(({ id }) => id),
  )
  return (
    <Dialog open onClose={onClose} title={`Comparar a ${people.length} candidatos`} size="lg" variant="sheet">
      {cards === null ? <p role="status">Cargando…</p> : <Comparison cards={cards} />}
    </Dialog>
  )
}

function Comparison({ cards }: { cards: readonly BoardCard[] }) {
  const { columns, now } = useBoardView()
  const stageOf = new Map(columns.map((column) => [column.id, column]))
  const facts: [label: string, cell: (card: BoardCard) => ReactNode][] = [
    [
      'Match',
      ({ score, low, high }) => (
        <span className="flex flex-wrap items-center gap-2">
          <MatchRing score={score} size={56} />
          {low !== high && `Entre ${low} y ${high}`}
        </span>
      ),
    ],
    ['Por qué', ({ reasons }) => reasons.join(' · ') || 'Sin razones todavía'],
    ['Experiencia', ({ years }) => (years === null ? 'No se sabe' : years === 1 ? '1 año' : `${years} años`)],
    ['Lugar', ({ location }) => location ?? 'No se sabe'],
    [
      'Respuestas',
      ({ missed }) => (missed.length === 0 ? 'Sin nada que no cumpla' : `No cumple: ${missed.join(', ')}`),
    ],
    ['Etapa', ({ stage }) => stageOf.get(stage)?.name],
    [
      'En etapa',
      ({ since, stage }) => (
        <StageAge since={since} goalDays={stageOf.get(stage)?.goalDays ?? null} now={now} />
      ),
    ],
    ['Etiquetas', ({ tags }) => (tags.length > 0 ? <CandidateTags ids={tags} /> : '–')],
    ['Postuló', ({ appliedAt }) => formatDate(new Date(appliedAt))],
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
    <div tabIndex={0} role="group" aria-label="Comparación" className="relative overflow-x-auto">
      <table className="w-full min-w-[34rem] table-fixed border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-24 text-left text-xs text-ink-2">
              <span className="sr-only">Dato</span>
            </th>
            {cards.map(({ id, name, title, avatar }) => (
              <th key={id} scope="col" className="px-2 pb-3 text-left align-top">
                <Avatar name={name} src={avatar} size={40} />
                <span className="mt-1 block font-strong wrap-anywhere">{name}</span>
                <span className="block text-xs font-normal text-ink-2 wrap-anywhere">{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([label, cell]) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2.5 text-left align-top text-xs font-normal text-ink-2">
                {label}
              </th>
              {cards.map((card) => (
                <td key={card.id} className="px-2 py-2.5 align-top wrap-anywhere">
                  {cell(card)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
