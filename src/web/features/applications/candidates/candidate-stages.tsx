import { useState } from 'react'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { useBoardView } from './board-view.ts'
import { StageCards } from './candidate-column.tsx'

/** The board on a phone: one stage at a time. It starts with the one of the best match. */
export function CandidateStages() {
  const { columns } = useBoardView()
  const [chosen, setChosen] = useState<number | null>(null)
  const best = columns
    .flatMap(({ candidates }) => candidates)
    .reduce<{ score: number; stage: number } | null>(
      (top, { score, stage }) => (score !== null && score > (top?.score ?? -1) ? { score, stage } : top),
      null,
    )
  const current =
    columns.find(({ id }) => id === chosen) ??
    columns.find(({ id }) => id === best?.stage) ??
    columns.find(({ found }) => found > 0) ??
    columns[0]
  if (!current) return null
  return (
    <div className="min-w-0 md:hidden [&_[role=tabpanel]]:pt-2">
      <Tabs
        label="Etapas"
        tabs={columns.map(({ id, name, found }) => ({ id: String(id), label: name, count: found }))}
        current={String(current.id)}
        onChange={(id) => setChosen(Number(id))}
      >
        <h2 className="sr-only">{current.name}</h2>
        <StageCards key={current.id} column={current} />
      </Tabs>
    </div>
  )
}
