import type { ReactNode } from 'react'
import { ChipList } from '#web/ui/chip-list.tsx'

export interface FoundEntry {
  /** The position, the degree. */
  title: string
  /** Beside one another: company and place, institution and field. */
  details: readonly (string | null)[]
  /** In words; never broken over two lines. */
  period: string
  description?: string | null
  /** What became of it, or what to do about it. */
  mark?: ReactNode
}

type FoundEntriesProps = {
  title: string
  entries: readonly FoundEntry[]
  /** How many there are, where not all are shown. */
  total?: number
}

/** Work or studies that a CV names. Nothing at all where there are none. */
export function FoundEntries({ title, entries, total = entries.length }: FoundEntriesProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <GroupTitle title={title} count={total} />
      <ul className="grid gap-3">
        {entries.map((entry, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a CV may say the same twice, and this order never changes
          <Entry key={place} entry={entry} />
        ))}
      </ul>
      {total > entries.length && <p className="mt-2 text-xs text-ink-2">y {total - entries.length} más</p>}
    </section>
  )
}

const Entry = ({ entry }: { entry: FoundEntry }) => (
  <li className="flex items-start justify-between gap-3 border-l-2 border-line pl-3 text-sm">
    <div className="min-w-0">
      <p className="font-strong wrap-anywhere">{entry.title}</p>
      <p className="text-ink-2 wrap-anywhere">
        {entry.details.filter(Boolean).join(' · ')}
        {entry.period && (
          <>
            {' '}
            · <span className="whitespace-nowrap">{entry.period}</span>
          </>
        )}
      </p>
      {entry.description && <p className="mt-1 whitespace-pre-line wrap-anywhere">{entry.description}</p>}
    </div>
    {entry.mark && <span className="flex-none">{entry.mark}</span>}
  </li>
)

type FoundNamesProps = { title: string; names: readonly string[]; most?: number }

/** Skills, languages, certificates that a CV names, each once; the first `most` of them. */
export function FoundNames({ title, names, most = names.length }: FoundNamesProps) {
  const unique = [...new Set(names)]
  if (unique.length === 0) return null
  return (
    <section>
      <GroupTitle title={title} count={unique.length} />
      <ChipList items={unique} most={most} />
    </section>
  )
}

const GroupTitle = ({ title, count }: { title: string; count: number }) => (
  <h3 className="mb-2 font-text text-sm font-strong tracking-normal">
    {title} <span className="font-body text-ink-2 tabular-nums">{count}</span>
  </h3>
)
