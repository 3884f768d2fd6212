import { mostCounted } from '#contracts/talent/talent-figures.ts'
import { talentFilterNames, talentFilterOf, type TalentFilters } from '#contracts/talent/talent-filters.ts'
import type { CompanyActor } from '#server/actor.ts'
import { find } from '#server/db/found-by.ts'
import type { Deps } from '#server/deps.ts'
import { passes } from './search-conditions.queries.ts'
import { foundBy } from './talent.queries.ts'
import { monthNow } from './talent.service.ts'

/** How many people each listed value of a filter would leave in place of what is chosen of it. */
export async function countFilters(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: CompanyActor,
  filters: TalentFilters,
) {
  const now = monthNow(deps)
  const count = async (name: keyof TalentFilters, value: string) => {
    const chosen = { ...filters, [name]: talentFilterOf(name).read([value]) }
    const passing = passes(chosen, { companyId: actor.companyId, now })
    const { total, ids } = await find(deps.db, foundBy(actor, passing), mostCounted)
    return { name, value, total, isMore: ids === null }
  }
  const counts: Awaited<ReturnType<typeof count>>[] = []
  for (const name of talentFilterNames) {
    for (const value of talentFilterOf(name).values) counts.push(await count(name, value))
  }
  return counts
}
