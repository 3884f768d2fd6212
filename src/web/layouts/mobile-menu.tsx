import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { cx } from '#web/ui/look/cx.ts'
import { BrandLink } from './brand-link.tsx'
import { isCurrent, type NavigationItem } from './navigation.ts'
import { ThemeRow } from './theme-switch.tsx'

/** The drawer with the header's items on narrow screens. A native popover: it opens without scripts. */
export function MobileMenu({
  path,
  items,
  panel,
  hasTheme,
}: {
  path: string
  items: readonly NavigationItem[]
  /** The first page of the person's panel; null for a visitor. */
  panel: string | null
  /** On a narrow phone the header has no room for the theme switch. */
  hasTheme: boolean
}) {
  const id = useId()
  const drawer = useRef<HTMLElement>(null)
  const close = () => drawer.current?.hidePopover()
  const square = buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })
  const row = 'flex min-h-12 items-center rounded-ctl px-3 no-underline font-medium hover:bg-sunken'
  return (
    <div className="nav:hidden">
      <button type="button" popoverTarget={id} aria-label="Abrir el menú" className={square}>
        <MenuIcon className="icon" />
      </button>
      <nav
        ref={drawer}
        id={id}
        popover="auto"
        aria-label="Menú"
        className="overlay overlay-drawer backdrop:backdrop-blur-none"
      >
        <div className="flex h-header items-center justify-between border-b border-line px-4">
          <BrandLink />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Cerrar el menú"
            className={square}
          >
            <X className="icon" />
          </button>
        </div>
        <ul className="grid gap-1 p-3">
          {panel && (
            <li>
              <Link to={panel} onClick={close} className={cx(row, 'text-ink')}>
                <LayoutDashboard className="icon mr-2.5" />
                Mi panel
              </Link>
            </li>
          )}
          {items.map((item) => {
            const current = isCurrent(item.to, path)
            const Icon = item.icon
            return (
              <li key={item.to}>
                <Link
                  to={item.to}
                  onClick={close}
                  aria-current={current ? 'page' : undefined}
                  className={cx(row, current ? 'bg-accent-soft text-accent-ink' : 'text-ink')}
                >
                  {Icon && <Icon className="icon mr-2.5" />}
                  {item.label}
                </Link>
              </li>
            )
          })}
        </ul>
        {hasTheme && (
          <div className="border-t border-line p-3 min-[27rem]:hidden">
            <ThemeRow className={cx(row, 'w-full text-ink')} />
          </div>
        )}
        {!panel && (
          <div className="grid gap-2 border-t border-line p-4">
            <Link to="/user-type-selection" onClick={close} className={buttonClass({ variant: 'primary' })}>
              Registrarse
            </Link>
            <Link to="/login" onClick={close} className={buttonClass({ variant: 'secondary' })}>
              Iniciar Sesión
            </Link>
          </div>
        )}
      </nav>
    </div>
  )
}
