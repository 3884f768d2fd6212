import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModerationQueue as Queue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { moderationStatusNames } from '#domain/admin/moderation.words.ts'
import { formatTime } from '#domain/time/dates.ts'
import { DeskKeys } from '#web/features/admin/desk/desk-keys.tsx'
import { DeskList } from '#web/features/admin/desk/desk-list.tsx'
import { DeskPanes } from '#web/features/admin/desk/desk-panes.tsx'
import { useCurrent } from '#web/features/admin/desk/use-current.ts'
import { useDecisions } from '#web/features/admin/desk/use-decisions.ts'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { api } from '#web/lib/api-client.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { kinds } from './kinds.ts'
import type { ModerationSearch } from './moderation.address.ts'
import { inList, type QueueItem, type QueuePage } from './queue-item.ts'
import { useQueue } from './queue.resource.ts'
import { useOpened } from './use-opened.ts'

type ModerationQueueProps = {
  queue: Queue
  query: ModerationSearch
  loaded: QueuePage
  /** False for a role that only reads. */
  mayDecide: boolean
  /** The item that is shown first. */
  firstId?: number | undefined
}

const keys = [
  ['A', 'aprobar'],
  ['R', 'rechazar'],
  ['S', 'saltar'],
  ['Z', 'deshacer'],
] as const

/** A queue: its list, the current item, and the decision about it. */
export function ModerationQueue({ queue, query, loaded, mayDecide, firstId }: ModerationQueueProps) {
  const { decide: send, failed, Content } = kinds[queue]
  const { data, isError, dataUpdatedAt } = useQueue(queue, query, loaded)
  const queries = useQueryClient()
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map())
  const [rejectingId, setRejectingId] = useState<number | null>(null)
  const [hasKeys, setHasKeys] = useKeySwitch()
  const { decided, decide, undoLast } = useDecisions<QueueItem, { status: ModerationStatus; note: string }>({
    send: ({ id, submittedAt }, decision) => send(api, id, { ...decision, submittedAt }),
    takeBack: ({ id, status, note, submittedAt }) => send(api, id, { status, note, submittedAt }),
    reload: () => queries.invalidateQueries({ queryKey: ['moderation'] }),
    saved: ({ title }, { status }) => ({
      title: `${moderationStatusNames[status]}: ${title}`,
      ...(status === 'rejected'
        ? { description: 'Se lo decimos a la persona cuando ya no puedas deshacerlo.' }
        : {}),
    }),
    failed,
    onReturned: ({ id }, { note }) => {
      setChosenId(id)
      if (note) {
        setNotes((known) => new Map(known).set(id, note))
        setRejectingId(id)
      }
    },
  })
  const items = data.items.filter(({ id }) => !decided.has(id))
  const desk = useCurrent(items, { isFree: ({ openedBy }) => openedBy === null, firstId })
  const { current, setChosenId } = desk
  const openedBy = useOpened(queue, mayDecide && current ? current.id : null)

  const goOn = () => {
    setRejectingId(null)
    desk.goOn()
  }
  const onDecide = (status: ModerationStatus) => {
    if (!current) return
    const note = status === 'rejected' ? (notes.get(current.id) ?? '').trim() : ''
    goOn()
    void decide(current, { status, note })
  }
  useLetterKeys(hasKeys, { j: desk.next, k: desk.previous, z: undoLast })

  if (!current)
    return (
      <EmptyState
        title={
          query.q || query.only || query.status !== 'pending'
            ? 'Nada con estos filtros'
            : 'No queda nada por revisar'
        }
      >
        {query.q || query.only || query.status !== 'pending'
          ? 'Prueba con otras palabras o con otro estado.'
          : 'Lo nuevo aparece aquí solo.'}
      </EmptyState>
    )
  return (
    <>
      <DeskPanes
        title={current.title}
        isOpen={desk.isOpen}
        onBack={desk.close}
        list={
          <DeskList
            entries={items.map(inList)}
            total={data.total - (data.items.length - items.length)}
            currentId={current.id}
            onChoose={desk.open}
            rest="Los demás aparecen cuando decides sobre estos, o búscalos."
          />
        }
        decision={
          mayDecide ? (
            <DecisionPanel
              queue={queue}
              item={current}
              note={notes.get(current.id) ?? ''}
              onNote={(note) => setNotes((known) => new Map(known).set(current.id, note))}
              isRejecting={rejectingId === current.id}
              onRejecting={(isRejecting) => setRejectingId(isRejecting ? current.id : null)}
              onDecide={onDecide}
              onSkip={goOn}
              openedBy={openedBy}
              hasKeys={hasKeys}
            />
          ) : null
        }
      >
        <Content key={current.id} item={current} />
      </DeskPanes>
      <DeskKeys keys={mayDecide ? keys : []} isOn={hasKeys} onSwitch={setHasKeys} />
      {isError && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          No pudimos actualizar la lista. Es la de las {formatTime(new Date(dataUpdatedAt))}.
        </p>
      )}
    </>
  )
}
