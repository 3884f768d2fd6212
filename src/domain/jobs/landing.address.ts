import { categorySlug } from './category-slugs.ts'

/** The minimum number of jobs for a province to have its own page; departments and categories need one. */
export const enoughForProvince = 5

/** The page of a category, of a place (by its slug), or of both: '/empleos/categoria/ventas/en/cusco'. Without either, the list. */
export function landingHref({
  category = '',
  place = '',
}: {
  category?: string
  place?: string
}): `/${string}` {
  return `/empleos${category && `/categoria/${categorySlug(category)}`}${place && `/en/${place}`}`
}
