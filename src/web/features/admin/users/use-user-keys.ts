import { useState } from 'react'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'

/**
 * The single keys of the list: J and K move the focus from name to name, X chooses an account, / goes to the search. Enter
 * opens because a name is a link. `choose`: null for a role that changes nothing.
 */
export function useUserKeys(
  isOn: boolean,
  ids: readonly number[],
  choose: ((id: number) => void) | null,
): { currentId: number | null; setCurrentId: (id: number) => void } {
  const [chosenId, setCurrentId] = useState<number | null>(null)
  const index = ids.findIndex((id) => id === chosenId)
  const currentId = ids[index] ?? null
  const focus = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  useLetterKeys(isOn, {
    // Without a cursor both begin at the first row.
    j: () => focus(ids[index + 1]),
    k: () => focus(ids[Math.max(index - 1, 0)]),
    '/': () => document.querySelector<HTMLElement>('[role=search] [type=search]')?.focus(),
    ...(choose && currentId !== null && { x: () => choose(currentId) }),
  })
  return { currentId: isOn ? currentId : null, setCurrentId }
}
