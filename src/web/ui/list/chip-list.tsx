import { Chip } from './chip.tsx'
import { cx } from '#web/ui/look/cx.ts'

type ChipListProps = {
  /** Names the list for screen readers, where no heading does. */
  label?: string
  /** Each once. */
  items: readonly string[]
  /** How many are shown; the rest is a number. */
  most?: number
  className?: string
}

/** Short facts in a row: the first ones, and how many more there are. Nothing when there are none. */
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
