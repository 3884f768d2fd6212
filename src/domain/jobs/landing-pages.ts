import { categorySlug } from './category-slugs.ts'

/** A province has a page of its own from so many jobs on; a department, and a category, from the first. */
export const enoughForProvince = 5

/** The page of a category, of a place (by its slug), or of both: '/empleos/categoria/ventas/en/cusco'. Without either the list. */
export function landingHref({
  category = '',
  place = '',
}: {
  category?: string
  place?: string
}): `/${string}` {
  return `/empleos${category && `/categoria/${categorySlug(category)}`}${place && `/en/${place}`}`
}
