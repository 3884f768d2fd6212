import { useState } from 'react'
import type { TalentPerson } from '#contracts/talent/talent.contract.ts'

/** Who of a page of the search is chosen for an act on several. Who is not shown any more is not chosen. */
export function useChosen(shown: readonly TalentPerson[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    people: shown.filter(({ id }) => ids.has(id)),
    choiceOf: (id: number) => ({
      isChosen: ids.has(id),
      onChange: (isChosen: boolean) =>
        setIds((known) => {
          const next = new Set(known)
          if (isChosen) next.add(id)
          else next.delete(id)
          return next
        }),
    }),
    clear: () => setIds(new Set()),
  }
}
