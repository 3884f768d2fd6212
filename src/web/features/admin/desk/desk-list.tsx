import { mostCounted } from '#contracts/admin/list-figures.ts'
import { relativeTime } from '#domain/time/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { cx } from '#web/ui/look/cx.ts'

const figures = new Intl.NumberFormat('es-PE')

/** An item as the list shows it. */
export interface DeskEntry {
  id: number
  title: string
  /** The second line. */
  about: string
  /** Since when it waits. */
  since: string
  /** How it ended; '' while it waits. */
  mark: string
  /** What speaks against opening it; null: nothing. */
  warning: string | null
}

type DeskListProps = {
  entries: readonly DeskEntry[]
  total: number
  currentId: number | null
  onChoose: (id: number) => void
  /** How to reach those that are not listed. */
  rest: string
}

/** What waits at a desk, with how long each waits. */
export function DeskList({ entries, total, currentId, onChoose, rest }: DeskListProps) {
  const now = useNow(60_000)
  return (
    <>
      <ul aria-label="En la cola" className="grid">
        {entries.map((entry) => (
          <li key={entry.id} className="border-line not-first:border-t">
            <button
              type="button"
              aria-current={entry.id === currentId || undefined}
              onClick={() => onChoose(entry.id)}
              className={cx(
                'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-2.5 text-left text-sm focus-visible:outline-offset-[-3px]',
                entry.id === currentId ? 'bg-accent-soft inset-ring-accent' : 'hover:bg-sunken',
              )}
            >
              <span className="truncate font-strong">{entry.title}</span>
              <span className="text-xs text-ink-2 tabular-nums">
                {relativeTime(new Date(entry.since), now).replace(/^Hace /, '')}
              </span>
              <span className="truncate text-ink-2">{entry.about}</span>
              <span className="text-xs text-ink-2">{entry.mark}</span>
              {entry.warning !== null && (
                <span className="col-span-2 text-xs text-warn-ink">{entry.warning}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {total > entries.length && (
        <p className="border-t border-line px-4 py-3 text-xs text-ink-2">
          {entries.length} de {figures.format(total)}
          {total === mostCounted && '+'}. {rest}
        </p>
      )}
    </>
  )
}
