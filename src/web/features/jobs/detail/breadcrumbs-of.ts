import type { NamedPlace } from '#contracts/jobs/job-list-fields.ts'
import { landingHref } from '#domain/jobs/landing.address.ts'

/** The breadcrumbs of a category's or a place's page, with name and path of each, for people and search engines. */
export const breadcrumbsOf = (
  category: string,
  place: Pick<NamedPlace, 'path'> | null,
): (readonly [label: string, to: `/${string}`])[] => [
  ['Empleos', '/empleos'],
  ...(category ? [[category, landingHref({ category })] satisfies [string, `/${string}`]] : []),
  ...(place?.path ?? []).map(({ slug, name }): [string, `/${string}`] => [
    name,
    landingHref({ category, place: slug }),
  ]),
]
