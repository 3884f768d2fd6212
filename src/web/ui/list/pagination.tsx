import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/look/cx.ts'
import { pageWindow } from './page-window.ts'

type PaginationProps = {
  current: number
  total: number
  /** The address of a page: '?pagina=3'. */
  hrefOf: (page: number) => string
}

const CELL =
  'inline-grid h-10 min-w-9 place-items-center rounded-ctl px-1 xs:min-w-10 xs:px-2 text-sm font-medium tabular-nums'

/** The pages of a list, as links: they work without scripts and can be shared. Renders nothing with one page. */
export function Pagination({ current, total, hrefOf }: PaginationProps) {
  if (total <= 1) return null
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center xs:gap-1">
      {current > 1 && (
        <PageLink to={hrefOf(current - 1)} label="Página anterior" rel="prev">
          <ChevronLeft className="icon" />
        </PageLink>
      )}
      {pageWindow(current, total).map((page, at, all) =>
        page === 'gap' ? (
          <span key={`gap-${String(all[at - 1])}`} aria-hidden="true" className={cx(CELL, 'text-ink-3')}>
            …
          </span>
        ) : (
          <PageLink key={page} to={hrefOf(page)} label={`Página ${page}`} current={page === current}>
            {page}
          </PageLink>
        ),
      )}
      {current < total && (
        <PageLink to={hrefOf(current + 1)} label="Página siguiente" rel="next">
          <ChevronRight className="icon" />
        </PageLink>
      )}
    </nav>
  )
}

type PageLinkProps = { to: string; label: string; rel?: string; current?: boolean; children: ReactNode }

function PageLink({ to, label, rel, current = false, children }: PageLinkProps) {
  return (
    <Link
      to={to}
      rel={rel}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={cx(
        CELL,
        'no-underline transition-colors',
        current ? 'bg-ink text-bg' : 'text-ink-2 hover:bg-sunken',
      )}
    >
      {children}
    </Link>
  )
}
