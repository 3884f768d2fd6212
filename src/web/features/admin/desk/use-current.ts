import { useState } from 'react'

/**
 * The item of a desk that is looked at: the chosen one, `firstId` until one is chosen, or the first. `isFree`: it may be
 * opened next.
 */
export function useCurrent<Item extends { id: number }>(
  items: readonly Item[],
  { isFree = () => true, firstId }: { isFree?: (item: Item) => boolean; firstId?: number | undefined } = {},
) {
  const [chosenId, setChosenId] = useState<number | null>(firstId ?? null)
  const [isOpen, setOpen] = useState(firstId !== undefined)
  const found = items.findIndex(({ id }) => id === chosenId)
  const index = found === -1 ? 0 : found
  const choose = (item: Item | undefined) => {
    if (item) setChosenId(item.id)
  }
  return {
    current: items[index] ?? null,
    /** On a phone the item is shown instead of the list. */
    isOpen,
    close: () => setOpen(false),
    setChosenId,
    open: (id: number) => {
      setChosenId(id)
      setOpen(true)
    },
    next: () => choose(items[index + 1]),
    previous: () => choose(items[index - 1]),
    /** To the next one that nobody else has, or back to the one before. */
    goOn: () => choose(items.slice(index + 1).find(isFree) ?? items[index - 1]),
  }
}
