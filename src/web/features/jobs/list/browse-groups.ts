import type { NamedPlace } from '#contracts/jobs/job-list-fields.ts'
import type { JobSearchReply } from '#contracts/jobs/jobs.contract.ts'
import { enoughForProvince, landingHref } from '#domain/jobs/landing.address.ts'

export type BrowseLink = { label: string; count: number; to: string }
export type BrowseGroup = { title: string; links: BrowseLink[] }

/** Links in a group: nobody reads a longer list. */
const MOST_LINKS = 12

/** Links to similar pages of a category and a place, by number of jobs: other categories here, the same category elsewhere. */
export function browseGroups(
  { category, place }: { category: string; place: NamedPlace | null },
  facets: Pick<JobSearchReply['facets'], 'category' | 'location' | 'province'>,
): BrowseGroup[] {
  const department = place?.path[0]
  const links = (places: readonly { value: string; slug: string; count: number }[]) =>
    places.slice(0, MOST_LINKS).map(({ value, slug, count }) => ({
      label: value,
      count,
      to: landingHref({ category, place: slug }),
    }))
  const groups = [
    {
      title: `${category ? 'Otras categorías' : 'Por categoría'}${place ? ` en ${place.label}` : ''}`,
      links: facets.category
        .filter(({ value }) => value !== category)
        .map(({ value, count }) => ({
          label: value,
          count,
          to: landingHref({ category: value, place: place?.slug ?? '' }),
        })),
    },
    {
      title: `Provincias de ${department?.name ?? ''}`,
      links: links(
        facets.province.filter(({ slug, count }) => count >= enoughForProvince && slug !== place?.slug),
      ),
    },
    {
      title: `${category || 'Empleos'} ${place ? 'en otros departamentos' : 'por departamento'}`,
      links: links(
        facets.location.filter(({ slug }) => slug !== department?.slug || place?.kind === 'province'),
      ),
    },
  ]
  return groups.filter((group) => group.links.length > 0)
}
