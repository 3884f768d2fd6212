import { useState } from 'react'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { boardColumns } from './board-columns.ts'
import { CandidateCard } from './candidate-card.tsx'
import type { CandidateViewProps } from './candidate-column.tsx'

/** The board on a phone: one status at a time. It starts with the one of the best match. */
export function CandidateStages({ candidates, openId, addressOf, onMove }: CandidateViewProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const columns = boardColumns(candidates)
  const current =
    columns.find(({ status }) => status === chosen) ??
    columns.find(({ hasBest }) => hasBest) ??
    columns.find((column) => column.candidates.length > 0) ??
    columns[0]
  if (!current) return null
  return (
    <div className="min-w-0 md:hidden [&_[role=tabpanel]]:pt-2">
      <Tabs
        label="Etapas"
        tabs={columns.map(({ status, label, candidates: inIt }) => ({
          id: status,
          label,
          count: inIt.length,
        }))}
        current={current.status}
        onChange={setChosen}
      >
        <h2 className="sr-only">{current.label}</h2>
        {current.candidates.length === 0 ? (
          <p className="text-sm text-ink-2">Nadie está en esta etapa.</p>
        ) : (
          <ol aria-label={current.label} className="grid gap-2">
            {current.candidates.map((candidate) => (
              <li key={candidate.id}>
                <CandidateCard
                  candidate={candidate}
                  to={addressOf(candidate.id)}
                  isOpen={candidate.id === openId}
                  onMove={onMove}
                />
              </li>
            ))}
          </ol>
        )}
      </Tabs>
    </div>
  )
}
