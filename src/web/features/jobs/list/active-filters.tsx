import type { ReactNode } from 'react'
import { ActiveFilter } from '#web/ui/list/chip.tsx'
import type { FilterLink } from './filter-links.address.ts'
import { ClearFilters } from './job-filters.tsx'

/** The active filters as links that each remove one, and a link that removes all. */
export function ActiveFilters({
  filters,
  q,
  clearTo,
  children,
}: {
  filters: readonly FilterLink[]
  /** The words of the search: they have no chip, but are cleared with the rest. */
  q: string
  clearTo: string
  children?: ReactNode
}) {
  if (filters.length === 0 && q === '') return null
  return (
    <div role="group" aria-label="Filtros activos" className="mb-4 flex flex-wrap items-center gap-1.5">
      {filters.map(({ label, href }) => (
        <ActiveFilter key={href} to={href}>
          {label}
        </ActiveFilter>
      ))}
      <span className={filters.length > 0 ? 'ml-1.5' : ''}>
        <ClearFilters to={clearTo} />
      </span>
      {children}
    </div>
  )
}
