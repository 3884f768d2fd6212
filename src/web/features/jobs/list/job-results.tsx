import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { countOfJobs } from './job.words.ts'

type ResultCountProps = { total: number; isExact: boolean; isPending: boolean; kind?: string; page: number }

/** '210 empleos encontrados', announced when it changes. Going to another page moves the focus here, to the start of the list. */
export function ResultCount({ total, isExact, isPending, kind, page }: ResultCountProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const lastPage = useRef(page)
  useEffect(() => {
    const turned = lastPage.current !== page && document.activeElement?.closest('nav[aria-label="Páginas"]')
    lastPage.current = page
    if (turned) line.current?.focus({ preventScroll: true })
  }, [page])
  const { figure, words } = countOfJobs(total, isExact, kind)
  return (
    <p ref={line} role="status" tabIndex={-1} className="outline-none">
      <b className="tabular-nums">{figure}</b> {words}
      {isPending && <span className="sr-only">. Cargando empleos</span>}
    </p>
  )
}

/** The list while the next one loads: dimmed but in place, so that the layout does not shift. */
export function PendingList({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <div aria-busy={isPending} className={cx('transition-opacity', isPending && 'opacity-50')}>
      {children}
    </div>
  )
}

type PagesProps = { page: number; pages: number; hrefOf: (page: number) => string }

export function ResultPages({ page, pages, hrefOf }: PagesProps) {
  return (
    <div className="mt-8 empty:hidden">
      <Pagination current={page} total={pages} hrefOf={hrefOf} />
    </div>
  )
}
