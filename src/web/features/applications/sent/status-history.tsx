import { formatDateTime } from '#domain/time/dates.ts'
import { cx } from '#web/ui/look/cx.ts'
import { type HistoryEntry, type HistoryViewer, historyWords } from './history.words.ts'

type StatusHistoryProps = { entries: readonly HistoryEntry[]; viewer: HistoryViewer }

/** The events of an application, the latest first, each with person and time. */
export function StatusHistory({ entries, viewer }: StatusHistoryProps) {
  const latestFirst = entries.toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <ol className="grid">
      {latestFirst.map((entry, at) => {
        const before = latestFirst.slice(at + 1).find(({ status }) => status !== 'stage')
        const goesOn = entry.status !== 'stage' && before?.status === entry.status
        const { what, who } = historyWords(entry, viewer, { goesOn })
        return (
          <li key={`${entry.at}${entry.status}`} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
              <span className={cx('mt-1.5 size-2', at === 0 ? 'bg-accent' : 'bg-line-strong')} />
              {at < latestFirst.length - 1 && <span className="mt-1 w-px bg-line" />}
            </span>
            <div className="pb-4">
              <p className="text-sm font-strong">{what}</p>
              <p className="text-xs text-ink-2">
                {who && `${who} · `}
                <time dateTime={entry.at}>{formatDateTime(new Date(entry.at))}</time>
              </p>
              {entry.message && (
                <p className="mt-1 border-l-2 border-line-strong pl-3 text-sm whitespace-pre-line wrap-anywhere">
                  {entry.message}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
