import { useState } from 'react'
import type { BoardCard } from '#contracts/applications/board.contract.ts'
import { moverOf } from './board-view.ts'
import type { Mover } from './use-moves.ts'

/** Who is chosen, for the bar. It survives a change of view and of the filters. */
export function useChosen(cards: readonly BoardCard[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Mover>>(new Map())
  const known = new Map(cards.map((card) => [card.id, card]))
  // A card that was moved meanwhile is chosen where it is now.
  const current = new Map(
    [...chosen].map(([id, mover]) => {
      const card = known.get(id)
      return [id, card ? moverOf(card) : mover]
    }),
  )
  return {
    chosen: current,
    toggle: (person: Mover) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(person.id)) next.set(person.id, person)
        return next
      }),
    chooseAll: (people: readonly { id: number; stage: number }[]) =>
      setChosen(
        new Map(people.map(({ id, stage }) => [id, { id, stage, name: known.get(id)?.name ?? null }])),
      ),
    clear: () => setChosen(new Map()),
  }
}
