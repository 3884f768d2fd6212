import type { PlaceFacts } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { placesNamed } from '#domain/places/peru.ts'

const LIVE_IN = '(?:residir|residencia|residentes?|vivir|vivas) en '
const TRANSPORT = String.raw`(?:movilidad|transporte|buses|bus|recojo|traslado)\b`
const TRANSPORT_KIND = ' (?:de personal|del personal|de la empresa|gratuit[oa]|propi[oa]|ida y vuelta)'
const FROM = new RegExp(
  String.raw`\b(?:${LIVE_IN}|${TRANSPORT}(?:${TRANSPORT_KIND})*,? (?:disponible )?desde )([^.;:\n()]+)`,
  'g',
)
const BETWEEN = /\s*,\s*|\s+(?:y|e|o|u|hasta|a|hacia)\s+/

/** Of places with the same name the narrower one ('Piura' is the city, not the department), in the job's department if it has one. */
function meantBy(name: string, job: PlaceFacts): PlaceFacts[] {
  const named = placesNamed(name.replace(/^(?:desde|el|la) /, ''))
  const narrow = named.filter(({ province }) => province !== null)
  const near = narrow.filter(({ department }) => department === job.department)
  return (near.length > 0 ? near : narrow).map(({ department, province, district }) => ({
    department,
    province,
    district,
  }))
}

/**
 * The places from which the ad expects people: its transport starts there ('movilidad desde Mala, Lurín y Villa El Salvador'), or
 * people must live there ('residir en Ica, Pisco o Chincha').
 */
export function servedPlaces(text: string, job: PlaceFacts): PlaceFacts[] {
  return [...foldText(text).matchAll(FROM)].flatMap(([, list = '']) =>
    list.split(BETWEEN).flatMap((name) => meantBy(name.trim(), job)),
  )
}

/** Whether a home is in one of the places. */
export function isServed(home: PlaceFacts, places: readonly PlaceFacts[]): boolean {
  return places.some(
    ({ department, province, district }) =>
      home.department === department &&
      home.province === province &&
      (district === null || home.district === district),
  )
}
