import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

/**
 * The title of a card as a link to the thing's page. A plain press opens it over the page instead, so that the
 * conversation stays; another tab can still be opened.
 */
export function OpenTitle({
  to,
  onOpen,
  children,
}: {
  to: string
  onOpen?: () => void
  children: ReactNode
}) {
  const press = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!onOpen || !isPlain) return
    event.preventDefault()
    onOpen()
  }
  return (
    <p className="text-control leading-snug font-strong wrap-anywhere">
      <Link
        to={to}
        onClick={press}
        {...(onOpen ? { 'aria-haspopup': 'dialog' as const, 'data-opens-here': '' } : {})}
        className="no-underline underline-offset-4 outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
      >
        {children}
      </Link>
    </p>
  )
}
