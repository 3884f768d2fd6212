import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ModerationQueue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { undoSeconds } from '#contracts/figures.ts'
import { moderationStatusNames } from '#domain/admin/moderation.words.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { failedDecision, type QueueItem } from './queue-item.ts'
import { sendDecision } from './queue.resource.ts'

type Decision = { status: ModerationStatus; note: string }

/**
 * Decisions leave the list at once, are saved behind it, and can be taken back for a moment. `onReturned`: an item is in the
 * list again, because it was taken back or could not be saved.
 */
export function useDecisions(queue: ModerationQueue, onReturned: (id: number, note: string) => void) {
  const queries = useQueryClient()
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<{ undo: () => void; until: number } | null>(null)
  const mark = (id: number, isDecided: boolean) =>
    setDecided((known) => {
      const next = new Set(known)
      if (isDecided) next.add(id)
      else next.delete(id)
      return next
    })
  const reload = () => queries.invalidateQueries({ queryKey: ['moderation'] })
  const fail = (error: unknown) =>
    showToast({
      title: failedDecision[queue],
      description: isApiError(error) ? error.message : 'Revisa tu conexión e inténtalo de nuevo.',
      tone: 'destructive',
    })

  const undo = async (item: QueueItem, note: string) => {
    last.current = null
    try {
      await sendDecision(queue, item.id, {
        status: item.status,
        note: item.note,
        submittedAt: item.submittedAt,
      })
      mark(item.id, false)
      onReturned(item.id, note)
      showToast({ title: 'Deshecho', description: 'Todo quedó como antes y no avisamos a nadie.' })
    } catch (error) {
      fail(error)
    }
    await reload()
  }

  const decide = async (item: QueueItem, { status, note }: Decision) => {
    mark(item.id, true)
    try {
      await sendDecision(queue, item.id, { status, note, submittedAt: item.submittedAt })
      const takeBack = () => void undo(item, note)
      last.current = { undo: takeBack, until: performance.now() + undoSeconds * 1000 }
      showToast({
        title: `${moderationStatusNames[status]}: ${item.title}`,
        ...(status === 'rejected'
          ? { description: 'Se lo decimos a la persona cuando ya no puedas deshacerlo.' }
          : {}),
        action: { label: 'Deshacer', seconds: undoSeconds, onPress: takeBack },
      })
    } catch (error) {
      mark(item.id, false)
      onReturned(item.id, note)
      fail(error)
    }
    await reload()
    // The list has it now as it was decided.
    mark(item.id, false)
  }

  return {
    decided,
    decide,
    /** Takes the last decision back, while that is possible. */
    undoLast: () => {
      if (last.current && performance.now() < last.current.until) last.current.undo()
    },
  }
}
