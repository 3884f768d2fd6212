import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/look/cx.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** A link, or a callback. */
  to?: string
  onSelect?: () => void
  tone?: 'default' | 'danger'
}

type MenuProps = {
  items: readonly MenuItem[]
  /** The accessible name of a button that has only an icon. */
  label?: string
  /** The classes of the button; use `buttonClass` for an ordinary one. */
  buttonClassName: string
  align?: 'start' | 'end'
  children: ReactNode
}

/** A button that opens a list of actions. Arrow keys, Home and End move; Escape and a press outside close. */
export function Menu({ items, label, buttonClassName, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    const button = root.current?.querySelector('button')
    const list = root.current?.querySelector<HTMLElement>('[role=menu]')
    if (!open || !button || !list) return undefined
    list.showPopover()
    const stay = () => placeBeside(button, list, align)
    stay()
    entriesOf(root)[0]?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    window.addEventListener('scroll', stay, true)
    window.addEventListener('resize', stay)
    return () => {
      document.removeEventListener('pointerdown', outside)
      window.removeEventListener('scroll', stay, true)
      window.removeEventListener('resize', stay)
    }
  }, [open, align])

  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const list = entriesOf(root)
    const at = list.indexOf(document.activeElement as HTMLElement)
    const target = {
      ArrowDown: list[(at + 1) % list.length],
      ArrowUp: list[(at - 1 + list.length) % list.length],
      Home: list[0],
      End: list.at(-1),
    }[event.key]
    if (event.key === 'Tab') setOpen(false)
    if (event.key === 'Escape') {
      // Prevented, so that Escape closes the menu and not the dialog around it.
      event.preventDefault()
      close()
    }
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className={buttonClassName}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          popover="manual"
          tabIndex={-1}
          aria-label={label ?? 'Menú'}
          onKeyDown={onKeyDown}
          className="fixed inset-auto m-0 grid min-w-52 gap-0.5 rounded-md border border-line bg-surface p-1.5 text-ink shadow-pop"
        >
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  )
}

const margin = 8

/** Below its button, or above it where there is no room; always inside the window. In px. */
function placeBeside(button: HTMLElement, list: HTMLElement, align: 'start' | 'end') {
  const box = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = list
  const left = align === 'end' ? box.right - width : box.left
  const below = box.bottom + margin
  const above = box.top - margin - height
  const fitsBelow = below + height <= window.innerHeight - margin
  list.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`
  list.style.top = `${fitsBelow || above < margin ? below : above}px`
}

const entriesOf = (root: RefObject<HTMLElement | null>) => [
  ...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const className = cx(
    'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 text-left text-sm font-medium no-underline',
    'hover:bg-sunken focus-visible:bg-sunken focus-visible:outline-offset-[-2px]',
    item.tone === 'danger' && 'text-bad-ink',
  )
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  const pick = () => {
    onDone()
    item.onSelect?.()
  }
  if (item.to) {
    return (
      <Link role="menuitem" tabIndex={-1} to={item.to} onClick={pick} className={className}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={pick} className={className}>
      {content}
    </button>
  )
}
