import { Chip } from './chip.tsx'
import { cx } from '#web/ui/look/cx.ts'

type ChipListProps = {
  /** The accessible name of the list, if no heading names it. */
  label?: string
  /** Without duplicates. */
  items: readonly string[]
  /** How many are shown; the rest are counted. */
  most?: number
  className?: string
}

/** A row of chips: the first ones, and the number of the others. Renders nothing when there are none. */
export function ChipList({ label, items, most = items.length, className }: ChipListProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label={label} className={cx('flex flex-wrap gap-1.5', className)}>
      {items.slice(0, most).map((item) => (
        <li key={item} className="max-w-full overflow-hidden">
          <Chip>{item}</Chip>
        </li>
      ))}
      {items.length > most && (
        <li>
          <Chip look="more">+{items.length - most} más</Chip>
        </li>
      )}
    </ul>
  )
}
