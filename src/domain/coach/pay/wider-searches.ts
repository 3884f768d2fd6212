import type { JobCategory, ExperienceLevel } from '#contracts/vocabulary.ts'
import type { NamedPlace } from '#domain/places/place-slugs.ts'

/** What pay is asked for. The place by its slug; '' is all of Peru. */
export interface PaySearch {
  q: string
  category: JobCategory | ''
  location: string
  experience: readonly ExperienceLevel[]
}

/**
 * Wider searches of the same trade, the nearest first: without the level, in the wider places, in all of Peru. `place`: what
 * `location` was read as.
 */
export function widerSearches(asked: PaySearch, place: Pick<NamedPlace, 'path'> | null): PaySearch[] {
  const outer = (place?.path.slice(0, -1) ?? []).map(({ slug }) => slug).toReversed()
  const locations = [asked.location, ...outer, ...(asked.location === '' ? [] : [''])]
  const known = new Set([keyOf(asked)])
  return locations
    .flatMap((location) => [
      { ...asked, location },
      { ...asked, location, experience: [] },
    ])
    .filter(isSearch)
    .filter((search) => !known.has(keyOf(search)) && known.add(keyOf(search)))
}

/** The same level and place in the category of the trade, then in all of Peru: it is another question, so it is only offered. */
export function searchesOfCategory(asked: PaySearch, category: JobCategory): PaySearch[] {
  const locations = asked.location === '' ? [''] : [asked.location, '']
  return locations.map((location) => ({ q: '', category, location, experience: asked.experience }))
}

/** Without anything it would be all ads, which say nothing of a trade or a place. */
const isSearch = ({ q, category, location, experience }: PaySearch): boolean =>
  q !== '' || category !== '' || location !== '' || experience.length > 0

const keyOf = (search: PaySearch): string => JSON.stringify(Object.values(search))
