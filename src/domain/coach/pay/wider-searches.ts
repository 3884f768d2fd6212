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
 * Wider searches for one that has too few ads, the nearest first: without the level, in the wider places, in all of Peru, and in the
 * category of the trade. `place`: what `location` was read as; `trade`: the category that most ads of the words are in.
 */
export function widerSearches(
  asked: PaySearch,
  place: Pick<NamedPlace, 'path'> | null,
  trade: JobCategory | null,
): PaySearch[] {
  const outer = (place?.path.slice(0, -1) ?? []).map(({ slug }) => slug).toReversed()
  const locations = [asked.location, ...outer, ...(asked.location === '' ? [] : [''])]
  const here = locations.flatMap((location) => [
    { ...asked, location },
    { ...asked, location, experience: [] },
  ])
  const ofTrade: PaySearch[] =
    trade === null || asked.q === ''
      ? []
      : [asked.location, ''].map((location) => ({
          q: '',
          category: trade,
          location,
          experience: asked.experience,
        }))
  const known = new Set([keyOf(asked)])
  return [...here, ...ofTrade].filter((search) => !known.has(keyOf(search)) && known.add(keyOf(search)))
}

const keyOf = (search: PaySearch): string => JSON.stringify(Object.values(search))
