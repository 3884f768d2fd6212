import { useRef, useState } from 'react'
import type { ModerationQueue as Queue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { formatTime } from '#domain/time/dates.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import { ItemContent } from './item-content.tsx'
import type { ModerationSearch } from './moderation.address.ts'
import type { QueueItem, QueuePage } from './queue-item.ts'
import { QueueList } from './queue-list.tsx'
import { useQueue } from './queue.resource.ts'
import { useDecisions } from './use-decisions.ts'
import { useKeySwitch } from './use-key-switch.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { useOpened } from './use-opened.ts'

type ModerationQueueProps = {
  queue: Queue
  query: ModerationSearch
  loaded: QueuePage
  /** False for a role that only reads. */
  mayDecide: boolean
}

/** Where the item takes the place of the list, its beginning is in sight. */
function showOnPhone(article: HTMLElement | null) {
  if (!matchMedia('(min-width: 64rem)').matches) requestAnimationFrame(() => article?.scrollIntoView())
}

/** A queue: its list, the current item, and the decision about it. On a phone one after the other. */
export function ModerationQueue({ queue, query, loaded, mayDecide }: ModerationQueueProps) {
  const { data, isError, dataUpdatedAt } = useQueue(queue, query, loaded)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const article = useRef<HTMLElement>(null)
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map())
  const [rejectingId, setRejectingId] = useState<number | null>(null)
  const [hasKeys, setHasKeys] = useKeySwitch()
  const { decided, decide, undoLast } = useDecisions(queue, (id, note) => {
    setChosenId(id)
    if (note) {
      setNotes((known) => new Map(known).set(id, note))
      setRejectingId(id)
    }
  })
  const items = data.items.filter(({ id }) => !decided.has(id))
  const found = items.findIndex(({ id }) => id === chosenId)
  const index = found === -1 ? 0 : found
  const current = items[index] ?? null
  const openedBy = useOpened(queue, mayDecide && current ? current.id : null)

  const choose = (item: QueueItem | undefined) => {
    if (item) setChosenId(item.id)
  }
  const goOn = () => {
    const next = items.slice(index + 1).find((item) => item.openedBy === null) ?? items[index - 1]
    setRejectingId(null)
    choose(next)
  }
  const onDecide = (status: ModerationStatus) => {
    if (!current) return
    const note = status === 'rejected' ? (notes.get(current.id) ?? '').trim() : ''
    goOn()
    void decide(current, { status, note })
  }
  useLetterKeys(hasKeys, {
    j: () => choose(items[index + 1]),
    k: () => choose(items[index - 1]),
    z: undoLast,
  })

  if (!current)
    return (
      <EmptyState
        title={query.q || query.status !== 'pending' ? 'Nada con estos filtros' : 'No queda nada por revisar'}
      >
        {query.q || query.status !== 'pending'
          ? 'Prueba con otras palabras o con otro estado.'
          : 'Lo nuevo aparece aquí solo.'}
      </EmptyState>
    )
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div
          className={cx(
            'overflow-y-auto rounded-md border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)]',
            isOpen && 'max-lg:hidden',
          )}
        >
          <QueueList
            items={items}
            total={data.total - (data.items.length - items.length)}
            currentId={current.id}
            onChoose={(id) => {
              setChosenId(id)
              setOpen(true)
              showOnPhone(article.current)
            }}
          />
        </div>
        <div
          className={cx(
            'grid items-start gap-6',
            mayDecide && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
            !isOpen && 'max-lg:hidden',
          )}
        >
          <article ref={article} className="grid min-w-0 scroll-mt-24 gap-4" aria-label={current.title}>
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start lg:hidden"
              onClick={() => setOpen(false)}
            >
              Volver a la cola
            </Button>
            <h2 className="text-h3 wrap-anywhere">{current.title}</h2>
            <ItemContent key={current.id} content={current.content} />
          </article>
          {mayDecide && (
            <div className="min-w-0 border-line max-xl:border-t max-xl:pt-5 xl:sticky xl:top-6 xl:border-l xl:pl-6">
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
            </div>
          )}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4 text-xs text-ink-2 max-lg:hidden">
        <p>
          <kbd>J</kbd> y <kbd>K</kbd> siguiente y anterior
          {mayDecide && (
            <>
              {' '}
              · <kbd>A</kbd> aprobar · <kbd>R</kbd> rechazar · <kbd>S</kbd> saltar · <kbd>Z</kbd> deshacer
            </>
          )}
        </p>
        <Switch
          label="Atajos de una tecla"
          checked={hasKeys}
          onChange={({ target }) => setHasKeys(target.checked)}
        />
      </div>
      {isError && (
        <p role="status" className="mt-3 text-sm text-warn-ink">
          No pudimos actualizar la lista. Es la de las {formatTime(new Date(dataUpdatedAt))}.
        </p>
      )}
    </>
  )
}
