import { slugify } from '#domain/text/plain-text.ts'
import { labelOf } from './parse-place.ts'
import { allPlaces, type PeruPlace } from './peru.ts'

/**
 * The slug of a place: 'ancash', 'huaraz', 'provincia-de-arequipa' if the department has the same name, 'miraflores-lima' for a
 * district. Slugs are unique.
 */
export function placeSlug({ department, province, district }: Omit<PeruPlace, 'code'>): string {
  if (province === null) return slugify(department)
  if (district === null) {
    if (province === 'Lima') return 'lima-metropolitana'
    return departmentSlugs.has(slugify(province)) ? `provincia-de-${slugify(province)}` : slugify(province)
  }
  if (province === 'Lima' && district === 'Lima') return 'cercado-de-lima'
  return `${slugify(district)}-${slugify(province)}`
}

const departmentSlugs = new Set(
  allPlaces.filter(({ province }) => province === null).map(({ department }) => slugify(department)),
)
const bySlug = new Map(allPlaces.map((place) => [placeSlug(place), place]))

/** The place of a slug, or null. */
export const placeOfSlug = (slug: string): PeruPlace | null => bySlug.get(slug) ?? null

/** A place as replies and addresses name it. */
export interface NamedPlace {
  kind: 'department' | 'province' | 'district'
  slug: string
  /** 'Miraflores, Lima', 'Lima Metropolitana', 'Áncash'. */
  label: string
  /** From the department to the place itself, with official names. */
  path: { slug: string; name: string }[]
}

export function namePlace(place: Omit<PeruPlace, 'code'>): NamedPlace {
  const { department, province, district } = place
  const kind = district !== null ? 'district' : province === null ? 'department' : 'province'
  const wider = { department, province: null, district: null }
  const path = [{ slug: placeSlug(wider), name: department }]
  if (province !== null) path.push({ slug: placeSlug({ ...wider, province }), name: province })
  if (district !== null) path.push({ slug: placeSlug(place), name: district })
  return { kind, slug: placeSlug(place), label: labelOf(place), path }
}

/** The provinces of a department, or the districts of one of its provinces, alphabetically. */
export function placesInside(department: string, province: string | null): NamedPlace[] {
  return allPlaces
    .filter(
      (place) =>
        place.department === department &&
        (province === null
          ? place.province !== null && place.district === null
          : place.province === province && place.district !== null),
    )
    .map(namePlace)
    .toSorted((a, b) => alphabet.compare(a.label, b.label))
}
const alphabet = new Intl.Collator('es')
