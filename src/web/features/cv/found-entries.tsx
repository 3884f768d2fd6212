import type { ReactNode } from 'react'
import { ChipList } from '#web/ui/list/chip-list.tsx'

export interface FoundEntry {
  /** The position or the degree. */
  title: string
  /** Shown in one line: company and place, institution and field. */
  details: readonly (string | null)[]
  /** In words; never broken across lines. */
  period: string
  description?: string | null
  /** The outcome, or what to do about it. */
  mark?: ReactNode
}

type FoundEntriesProps = {
  title: string
  entries: readonly FoundEntry[]
}

/** Jobs or studies found in a CV. Renders nothing when there are none. */
export function FoundEntries({ title, entries }: FoundEntriesProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <GroupTitle title={title} count={entries.length} />
      <ul className="grid gap-3">
        {entries.map((entry, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a CV may say the same twice, and this order never changes
          <Entry key={place} entry={entry} />
        ))}
      </ul>
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

/** Skills, languages or certificates found in a CV, without duplicates. */
export function FoundNames({ title, names }: { title: string; names: readonly string[] }) {
  const unique = [...new Set(names)]
  if (unique.length === 0) return null
  return (
    <section>
      <GroupTitle title={title} count={unique.length} />
      <ChipList items={unique} />
    </section>
  )
}

const GroupTitle = ({ title, count }: { title: string; count: number }) => (
  <h3 className="mb-2 font-text text-sm font-strong tracking-normal">
    {title} <span className="font-body text-ink-2 tabular-nums">{count}</span>
  </h3>
)
