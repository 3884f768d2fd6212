import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Count } from '#web/ui/list/count.tsx'
import { cx } from '#web/ui/look/cx.ts'

export type PanelItem = {
  label: string
  to: string
  icon: ReactNode
  /** The number of new items. Totals are not shown, because they need no action. */
  news?: number
  /** One of the five items at the bottom of a phone, with its label or this shorter one. */
  atFoot?: true | string
  /** Current only at the exact address (with its search), not at the paths below it. */
  exact?: boolean
}

/** A group of sections. The first group of a panel needs no title. */
export type PanelGroup = { title?: string; items: readonly PanelItem[] }

type PanelNavigationProps = {
  /** The accessible name of the navigation: 'Panel profesional'. */
  label: string
  groups: readonly PanelGroup[]
  /** For content that needs the whole width (a board): on a wide screen the navigation shrinks to icons. */
  rail: boolean
}

/**
 * The navigation of a panel: all items at the left of a wide screen; on a phone five at the bottom and the others behind
 * 'Más'.
 */
export function PanelNavigation({ label, groups, rail }: PanelNavigationProps) {
  const currentTo = useCurrentItem(groups)
  return (
    <>
      <SideNavigation label={label} groups={groups} rail={rail} currentTo={currentTo} />
      <FootNavigation label={label} groups={groups} currentTo={currentTo} />
    </>
  )
}

/** The address of the item that the current page belongs to. */
export function useCurrentItem(groups: readonly PanelGroup[]): string | undefined {
  const { pathname, search } = useLocation()
  const isCurrent = (item: PanelItem) => {
    if (item.to.includes('?')) return item.to === pathname + search
    if (item.exact) return item.to === pathname
    return pathname === item.to || pathname.startsWith(`${item.to}/`)
  }
  return groups.flatMap(({ items }) => items).find(isCurrent)?.to
}

type Shown = { groups: readonly PanelGroup[]; currentTo: string | undefined }

const SIDE_ITEM =
  'group flex min-h-10 items-center gap-2 rounded-ctl px-3 text-sm font-medium whitespace-nowrap text-ink-2 no-underline transition-colors hover:bg-sunken hover:text-ink focus-visible:outline-offset-[-3px] aria-[current]:bg-accent-soft aria-[current]:text-accent-ink'

function SideNavigation({ label, groups, rail, currentTo }: PanelNavigationProps & Shown) {
  return (
    <nav
      aria-label={label}
      className="sticky top-header z-sticky h-[calc(100dvh-var(--spacing-header))] min-w-0 overflow-auto border-r border-line px-3 py-5 max-lg:hidden print:hidden"
    >
      <Groups groups={groups} isTitled={!rail}>
        {(item) => (
          <Link
            to={item.to}
            aria-current={item.to === currentTo ? 'page' : undefined}
            title={rail ? item.label : undefined}
            className={cx(SIDE_ITEM, rail && 'relative w-12 justify-center')}
          >
            <span className="text-ink-3 group-aria-[current]:text-accent-ink">{item.icon}</span>
            <span className={rail ? 'sr-only' : ''}>{item.label}</span>
            <News of={item} className={rail ? 'absolute -top-1 right-0' : 'ml-auto'} />
          </Link>
        )}
      </Groups>
    </nav>
  )
}

const footLabel = ({ label, atFoot }: PanelItem) => (typeof atFoot === 'string' ? atFoot : label)

const FOOT_ITEM =
  'group relative grid h-full w-full content-center justify-items-center gap-1 px-1 text-2xs font-medium text-ink-2 no-underline focus-visible:outline-offset-[-3px] aria-[current]:text-accent-ink aria-[current]:shadow-[inset_0_3px] aria-[current]:shadow-accent'

/** On a phone: five items at the bottom, the others behind 'Más'. */
export function FootNavigation({ label, groups, currentTo }: Omit<PanelNavigationProps, 'rail'> & Shown) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const all = groups.flatMap(({ items }) => items)
  const rest = groups
    .map((group) => ({ ...group, items: group.items.filter(({ atFoot }) => !atFoot) }))
    .filter(({ items }) => items.length > 0)
  const restItems = rest.flatMap(({ items }) => items)
  const isInRest = restItems.some(({ to }) => to === currentTo)
  const restNews = restItems.reduce((sum, { news = 0 }) => sum + news, 0)
  return (
    <nav
      aria-label={label}
      data-foot-nav
      className="fixed inset-x-0 bottom-0 z-header border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex h-foot-nav max-w-2xl">
        {all
          .filter(({ atFoot }) => atFoot)
          .map((item) => (
            <li key={item.to} className="min-w-0 flex-auto">
              <Link
                to={item.to}
                aria-current={item.to === currentTo ? 'page' : undefined}
                className={FOOT_ITEM}
              >
                <FootLook icon={item.icon} label={footLabel(item)} news={item} />
              </Link>
            </li>
          ))}
        {restItems.length > 0 && (
          <li className="min-w-0 flex-auto">
            <button
              type="button"
              popoverTarget={id}
              aria-current={isInRest ? 'true' : undefined}
              className={FOOT_ITEM}
            >
              <FootLook icon={<Ellipsis className="icon" />} label="Más" news={{ news: restNews }} />
            </button>
          </li>
        )}
      </ul>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Más secciones"
        className="overlay overlay-center overlay-sheet max-w-[26rem] px-3 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        <div className="sticky top-0 flex items-center justify-between gap-3 bg-surface py-3 pl-3">
          <h2 className="text-h4">Más secciones</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Cerrar"
            className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
          >
            <X className="icon" />
          </button>
        </div>
        <Groups groups={rest} isTitled>
          {(item) => (
            <Link
              to={item.to}
              aria-current={item.to === currentTo ? 'page' : undefined}
              onClick={() => sheet.current?.hidePopover()}
              className={cx(SIDE_ITEM, 'min-h-12 gap-3 text-control')}
            >
              <span className="text-ink-3 group-aria-[current]:text-accent-ink">{item.icon}</span>
              {item.label}
              <News of={item} className="ml-auto" />
            </Link>
          )}
        </Groups>
      </div>
    </nav>
  )
}

function FootLook({ icon, label, news }: { icon: ReactNode; label: string; news: Pick<PanelItem, 'news'> }) {
  return (
    <>
      <span className="relative text-[1.25rem] leading-none">
        {icon}
        <News of={news} className="absolute -top-2.5 left-2.5" />
      </span>
      <span className="max-w-full truncate leading-4">{label}</span>
    </>
  )
}

/** The number of new items in the accent colour, with a text for screen readers. */
export function News({ of: { news = 0 }, className }: { of: Pick<PanelItem, 'news'>; className: string }) {
  if (news === 0) return null
  return (
    <>
      <Count value={news} hot className={className} />
      <span className="sr-only"> por ver</span>
    </>
  )
}

/** The groups as lists, with or without their titles. */
export function Groups({
  groups,
  isTitled,
  children,
}: {
  groups: readonly PanelGroup[]
  isTitled: boolean
  children: (item: PanelItem) => ReactNode
}) {
  const id = useId()
  return groups.map(({ title, items }, index) => (
    <div
      key={title ?? ''}
      className={cx(index > 0 && 'mt-3', index > 0 && !isTitled && 'border-t border-line pt-3')}
    >
      {title && isTitled && (
        <p id={`${id}-${index}`} className="mb-1 px-3 text-xs text-ink-3 [.on-night_&]:text-on-night-2">
          {title}
        </p>
      )}
      <ul aria-labelledby={title && isTitled ? `${id}-${index}` : undefined} className="grid gap-0.5">
        {items.map((item) => (
          <li key={item.to}>{children(item)}</li>
        ))}
      </ul>
    </div>
  ))
}
