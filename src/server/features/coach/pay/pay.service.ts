import { fewestPaidAds } from '#contracts/coach/pay-figures.ts'
import type { Pay } from '#contracts/coach/pay.contract.ts'
import { type PaySearch, widerSearches } from '#domain/coach/pay/wider-searches.ts'
import { categoryOfSlug } from '#domain/jobs/category-slugs.ts'
import { readJobQuery } from '#domain/jobs/search/job.address.ts'
import type { NamedPlace } from '#domain/places/place-slugs.ts'
import { slugify } from '#domain/text/plain-text.ts'
import type { Deps } from '#server/deps.ts'
import { findPaidAds, spreadOf, tradeOf } from '#server/features/jobs/list/pay-spread.service.ts'

type PayDeps = Pick<Deps, 'db' | 'clock'>

/** Wider searches that are offered, and how many of the possible ones are asked. */
const mostOffered = 3
const mostAsked = 8

const nothing = readJobQuery(new URLSearchParams())

/** What the active ads of a trade, level and place pay; with fewer than ten, which wider searches have more. */
export async function getPay(
  deps: PayDeps,
  {
    q,
    category,
    location,
    experience,
  }: { q: string; category: string; location: string; experience: PaySearch['experience'] },
): Promise<Pay> {
  const asked: PaySearch = { q, category: categoryOfSlug(slugify(category)) ?? '', location, experience }
  const { ids, place, ...found } = await findPaid(deps, asked)
  const hasEnough = found.paidAds >= fewestPaidAds
  return {
    ...found,
    place,
    read: ids.length,
    spread: hasEnough ? await spreadOf(deps, ids) : null,
    wider: hasEnough ? [] : await findWider(deps, { ...asked, q: found.correctedQuery ?? q }, place),
  }
}

const findPaid = (deps: PayDeps, { experience, ...asked }: PaySearch) =>
  findPaidAds(deps, { ...nothing, ...asked, experience: [...experience] })

async function findWider(deps: PayDeps, asked: PaySearch, place: NamedPlace | null): Promise<Pay['wider']> {
  const trade = asked.q === '' ? null : await tradeOf(deps, { ...nothing, q: asked.q })
  const wider: Pay['wider'] = []
  for (const search of widerSearches(asked, place, trade).slice(0, mostAsked)) {
    // oxlint-disable-next-line no-await-in-loop -- each is asked only until enough are found
    const found = await findPaid(deps, search)
    if (found.paidAds >= fewestPaidAds)
      wider.push({
        q: search.q,
        category: search.category === '' ? null : search.category,
        place: found.place,
        experience: [...search.experience],
        paidAds: found.paidAds,
      })
    if (wider.length === mostOffered) break
  }
  return wider
}
