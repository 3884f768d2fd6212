import type { FacetCount } from './job-counts.queries.ts'
import type { Match } from './jobs-search.queries.ts'
import type { Dimension } from './search-conditions.queries.ts'
import type { JobSearch } from './search-filters.ts'

/** Whether a match passes the filter of one dimension. A place narrower than a department was asked of the database. */
const passes: Record<Dimension, (search: JobSearch, match: Match) => boolean> = {
  category: ({ category }, match) => category === null || match.category === category,
  place: ({ place }, match) =>
    place?.kind === 'remote'
      ? match.mode === 'remote'
      : place?.kind !== 'department' || match.department === place.department,
  mode: ({ modes }, match) => modes.length === 0 || modes.includes(match.mode),
  experience: ({ experience }, match) =>
    experience.length === 0 || (match.experience !== null && experience.includes(match.experience)),
  withSalary: ({ withSalary }, match) => !withSalary || match.hasSalary,
}
const dimensions = Object.keys(passes) as Dimension[]

const valuesOf: Record<Dimension, (match: Match) => (string | null)[]> = {
  category: (match) => [match.category],
  place: (match) => (match.mode === 'remote' ? [match.department, 'Remoto'] : [match.department]),
  mode: (match) => [match.mode],
  experience: (match) => [match.experience],
  withSalary: (match) => (match.hasSalary ? ['true'] : []),
}

/**
 * Facets counted over a sample of the matches (all of them where there are few). `scale` is how many matches one of the
 * sample stands for.
 */
export function countSample(search: JobSearch, sample: readonly Match[], scale: number): FacetCount[] {
  return dimensions.flatMap((facet) => {
    const others = dimensions.filter((other) => other !== facet)
    const counts = new Map<string, number>()
    for (const match of sample) {
      if (!others.every((other) => passes[other](search, match))) continue
      for (const value of valuesOf[facet](match))
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [...counts].map(([value, count]) => ({ facet, value, jobs: Math.round(count * scale) }))
  })
}
