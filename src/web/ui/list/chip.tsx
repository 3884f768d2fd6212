import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const LOOKS = {
  plain: 'bg-sunken px-2.5 text-ink-2',
  /** A skill that the person has, a missing one, and the number of others. */
  hit: 'bg-ok-soft px-2.5 text-ok-ink',
  miss: 'px-2.5 text-ink-2 inset-ring inset-ring-line-strong',
  more: 'px-1 text-ink-3',
}
const ACTIVE = 'bg-ink px-2.5 text-bg hover:bg-ink-2'
const IDLE = 'bg-sunken px-2.5 text-ink-2 hover:bg-line hover:text-ink'

/** A short fact: a category, a skill. */
export function Chip({ look = 'plain', children }: { look?: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <span className={`chip ${LOOKS[look]}`}>
      {look === 'hit' && <Check className="icon text-[0.7rem]" />}
      {children}
      {look === 'miss' && <span className="sr-only"> (falta)</span>}
    </span>
  )
}

type ActiveFilterProps = {
  children: string
  /** The address without this filter, or a callback. */
  to?: string
  onRemove?: () => void
}

/** An active filter with a cross that removes it: a link if it has an address, else a button. */
export function ActiveFilter({ children, to, onRemove }: ActiveFilterProps) {
  const content = (
    <>
      {children}
      <X className="icon text-[0.7rem]" />
    </>
  )
  const label = `Quitar ${children}`
  const className = `chip ${ACTIVE}`
  if (to !== undefined) {
    return (
      <Link to={to} preventScrollReset aria-label={label} className={className}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" aria-label={label} onClick={onRemove} className={className}>
      {content}
    </button>
  )
}

/** A chip that is a toggle button. */
export function ToggleChip({
  pressed,
  onToggle,
  children,
}: {
  pressed: boolean
  onToggle: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      className={pressed ? `chip ${ACTIVE}` : `chip ${IDLE}`}
    >
      {children}
    </button>
  )
}
