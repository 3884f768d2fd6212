import type { Deps } from '#server/deps.ts'
import { findNewest, readAskedSearch } from './jobs-search.service.ts'
import type { AskedFilters } from './search-filters.ts'

/** The newest active jobs of a list's filters, at most `bound`, by id. */
export async function listNewestFound(
  deps: Pick<Deps, 'db' | 'clock'>,
  filters: AskedFilters,
  bound: number,
): Promise<number[]> {
  const search = await readAskedSearch(deps, filters)
  const { matches } = await findNewest(deps.db, search, { isRanked: false, bound })
  return matches.map(({ id }) => id)
}
