import { useBoardView } from './board-view.ts'

/** The company's tags of a candidate. */
export function CandidateTags({ ids }: { ids: readonly number[] }) {
  const { tags } = useBoardView()
  const names = ids.flatMap((id) => tags.get(id)?.name ?? [])
  if (names.length === 0) return null
  return (
    <ul aria-label="Etiquetas" className="flex flex-wrap gap-1">
      {names.map((name) => (
        <li
          key={name}
          className="max-w-full truncate rounded-sm border border-line px-1.5 py-0.5 text-xs text-ink-2"
        >
          {name}
        </li>
      ))}
    </ul>
  )
}
