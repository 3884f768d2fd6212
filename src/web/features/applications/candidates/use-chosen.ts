import { useState } from 'react'
import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { moverOf } from './board-view.ts'
import type { Mover } from './use-moves.ts'

/**
 * Who is chosen, for the bar. It survives a change of view and of the filters. While `chooseAll` asks the server who they are,
 * `isChoosing` is true: nothing may be done yet with those who were chosen before.
 */
export function useChosen(cards: readonly BoardCard[]) {
  const [isChoosing, setChoosing] = useState(false)
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
    isChoosing,
    chooseAll: async (loaded: Promise<readonly { id: number; stage: number }[]>) => {
      setChoosing(true)
      try {
        const people = await loaded
        setChosen(
          new Map(people.map(({ id, stage }) => [id, { id, stage, name: known.get(id)?.name ?? null }])),
        )
      } catch (error) {
        showToast({
          title: 'No se pudo elegir a todos',
          description:
            (isApiError(error) && error.body.message) || 'Revisa tu conexión e inténtalo otra vez.',
          tone: 'destructive',
        })
      }
      setChoosing(false)
    },
    clear: () => setChosen(new Map()),
  }
}
