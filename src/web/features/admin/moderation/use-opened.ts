import { useEffect, useState } from 'react'
import { moderationContract } from '#contracts/admin/moderation.contract.ts'
import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { api } from '#web/lib/api-client.ts'

/** Items that are only passed on the way are not taken (ms). */
const passingBy = 400
/** An item stays taken for ten minutes (ms). */
const renewEvery = 5 * 60_000

/** Takes the current item, and returns who else has it: null for nobody. `id` null: nothing is taken. */
export function useOpened(queue: ModerationQueue, id: number | null): string | null {
  const [other, setOther] = useState<{ id: number; name: string | null } | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let isLeft = false
    const take = async () => {
      try {
        const { openedBy } = await api.call(moderationContract.openItem, { body: { queue, id } })
        if (!isLeft) setOther({ id, name: openedBy })
      } catch {
        // The decision itself is refused if somebody else has the item.
      }
    }
    const first = setTimeout(() => void take(), passingBy)
    const renewal = setInterval(() => void take(), renewEvery)
    return () => {
      isLeft = true
      clearTimeout(first)
      clearInterval(renewal)
    }
  }, [queue, id])
  return other?.id === id ? (other?.name ?? null) : null
}
