import { ActiveFilter } from '#web/ui/list/chip.tsx'
import type { FilterLink } from './filter-links.ts'
import { ClearFilters } from './job-filters.tsx'

/** The filters in force as links that take one off, and one that takes all off. */
export function ActiveFilters({
  filters,
  q,
  clearTo,
}: {
  filters: readonly FilterLink[]
  /** The words of the search: they are no chip, but are cleared with the rest. */
  q: string
  clearTo: string
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
    </div>
  )
}
