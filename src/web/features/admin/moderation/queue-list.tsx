import { mostCounted } from '#contracts/admin/admin-figures.ts'
import { moderationStatusNames } from '#domain/admin/moderation.words.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/look/cx.ts'
import type { QueueItem } from './queue-item.ts'

const figures = new Intl.NumberFormat('es-PE')

type QueueListProps = {
  items: readonly QueueItem[]
  total: number
  currentId: number | null
  onChoose: (id: number) => void
}

/** The items of a queue, with how long each waits and who has it open. */
export function QueueList({ items, total, currentId, onChoose }: QueueListProps) {
  const now = useNow(60_000)
  return (
    <>
      <ul aria-label="En la cola" className="grid">
        {items.map((item) => (
          <li key={item.id} className="border-line not-first:border-t">
            <button
              type="button"
              aria-current={item.id === currentId || undefined}
              onClick={() => onChoose(item.id)}
              className={cx(
                'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-2.5 text-left text-sm focus-visible:outline-offset-[-3px]',
                item.id === currentId ? 'bg-accent-soft inset-ring-accent' : 'hover:bg-sunken',
              )}
            >
              <span className="truncate font-strong">{item.title}</span>
              <span className="text-xs text-ink-2 tabular-nums">
                {relativeTime(new Date(item.submittedAt), now).replace(/^Hace /, '')}
              </span>
              <span className="truncate text-ink-2">{item.owner}</span>
              <span className="text-xs text-ink-2">
                {item.status === 'pending' ? '' : moderationStatusNames[item.status]}
              </span>
              {item.openedBy !== null && (
                <span className="col-span-2 text-xs text-warn-ink">Lo revisa {item.openedBy}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="border-t border-line px-4 py-3 text-xs text-ink-2">
          {items.length} de {figures.format(total)}
          {total === mostCounted && '+'}. Los demás aparecen cuando decides sobre estos, o búscalos.
        </p>
      )}
    </>
  )
}
