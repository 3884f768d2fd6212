import { fewestPaidAds } from '#contracts/coach/pay-figures.ts'
import type { Pay, PayGroup } from '#contracts/coach/pay.contract.ts'
import { type PaySearch, searchesOfCategory, widerSearches } from '#domain/coach/pay/wider-searches.ts'
import { categoryOfSlug } from '#domain/jobs/category-slugs.ts'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { meantFilters } from '#domain/jobs/search/meant-filters.ts'
import { slugify } from '#domain/text/plain-text.ts'
import type { Deps } from '#server/deps.ts'
import { findPaidAds, spreadOf, tradeOf } from '#server/features/jobs/list/pay-spread.service.ts'

type PayDeps = Pick<Deps, 'db' | 'clock'>

/** Wider groups that are offered beside the shown one. */
const mostOffered = 4

const nothing = readJobQuery(new URLSearchParams())

/**
 * What the active ads of a trade, level and place pay. With fewer than ten it is the narrowest wider group of the trade that has
 * ten; the reply says which.
 */
export async function getPay(
  deps: PayDeps,
  { category, ...typed }: Omit<PaySearch, 'category'> & { category: string },
): Promise<Pay> {
  const asked = meantSearch({ ...typed, category: categoryOfSlug(slugify(category)) ?? '' })
  const found = await findPaid(deps, asked)
  const { correctedQuery } = found
  const spelled = { ...found, search: { ...asked, q: correctedQuery ?? asked.q } }
  const [nearest, ...others] = await findGroups(deps, spelled)
  const spread = nearest ? await spreadOf(deps, nearest.ids) : null
  const wider = nearest ? others : await findInCategory(deps, spelled.search)
  return {
    correctedQuery,
    asked: groupOf(spelled),
    shown: nearest && spread ? { group: groupOf(nearest), read: nearest.ids.length, spread } : null,
    wider: wider.map(groupOf),
  }
}

/** Place and level that the words name become filters, so that they can be widened; with words for remote work they stay as they are. */
function meantSearch(typed: PaySearch): PaySearch {
  const { q, location, experience, mode } = meantFilters({
    ...nothing,
    ...typed,
    experience: [...typed.experience],
  })
  return mode.length > 0 ? typed : { q, category: typed.category, location, experience }
}

type Found = Awaited<ReturnType<typeof findPaidAds>> & { search: PaySearch }

const findPaid = async (deps: PayDeps, search: PaySearch): Promise<Found> => ({
  ...(await findPaidAds(deps, { ...nothing, ...search, experience: [...search.experience] })),
  search,
})

const hasEnough = ({ paidAds }: Found) => paidAds >= fewestPaidAds

/** The groups of the trade with enough ads, the narrowest first. One that has no ad more than a narrower one is left out. */
async function findGroups(deps: PayDeps, asked: Found): Promise<Found[]> {
  const groups = hasEnough(asked) ? [asked] : []
  const largest = new Map<string, number>()
  for (const search of widerSearches(asked.search, asked.search.location === '' ? null : asked.place)) {
    if (groups.length > mostOffered) break
    // oxlint-disable-next-line no-await-in-loop -- each is asked only until enough are found
    const wider = await findPaid(deps, search)
    const level = String(search.experience)
    const narrower = largest.get(level) ?? asked.paidAds
    if (!hasEnough(wider) || (wider.paidAreExact && wider.paidAds <= narrower)) continue
    largest.set(level, wider.paidAds)
    groups.push(wider)
  }
  return groups
}

async function findInCategory(deps: PayDeps, asked: PaySearch): Promise<Found[]> {
  const category = asked.q === '' ? null : await tradeOf(deps, { ...nothing, q: asked.q })
  if (category === null) return []
  const found = await Promise.all(searchesOfCategory(asked, category).map((search) => findPaid(deps, search)))
  return found.filter(hasEnough)
}

const groupOf = ({ search, place, ads, adsAreExact, paidAds, paidAreExact }: Found): PayGroup => ({
  q: search.q,
  category: search.category === '' ? null : search.category,
  place: search.location === '' ? '' : (place?.label ?? search.location),
  location: search.location,
  experience: [...search.experience],
  ads,
  adsAreExact,
  paidAds,
  paidAreExact,
})
