import { ActiveFilter } from '../../ui/chip.tsx'
import type { ActiveFilterLink } from './job-query.ts'
import { ClearFilters } from './job-filters.tsx'

/** The filters in force as links that take one off, and one that takes all off. */
export function ActiveFilters({
  filters,
  clearTo,
}: {
  filters: readonly ActiveFilterLink[]
  clearTo: string
}) {
  if (filters.length === 0) return null
  return (
    <div role="group" aria-label="Filtros activos" className="mb-4 flex flex-wrap items-center gap-1.5">
      {filters.map(({ label, href }) => (
        <ActiveFilter key={href} to={href}>
          {label}
        </ActiveFilter>
      ))}
      <span className="ml-1.5">
        <ClearFilters to={clearTo} />
      </span>
    </div>
  )
}
