import { foldText } from '#domain/text/plain-text.ts'
import data from './places.data.json' with { type: 'json' }

/** One place of the official list. `code` is INEI's ubigeo: 2 digits for a department, 4 for a province, 6 for a district. */
export type PeruPlace = {
  code: string
  department: string
  province: string | null
  district: string | null
}

type DistrictNames = Readonly<Record<string, string>>
type PlacesData = Readonly<
  Record<
    string,
    { name: string; provinces: Readonly<Record<string, { name: string; districts: DistrictNames }>> }
  >
>

const places: PeruPlace[] = []
for (const [departmentCode, { name: department, provinces }] of Object.entries<PlacesData[string]>(data)) {
  places.push({ code: departmentCode, department, province: null, district: null })
  for (const [provinceCode, { name: province, districts }] of Object.entries(provinces)) {
    const code = departmentCode + provinceCode
    places.push({ code, department, province, district: null })
    for (const [districtCode, district] of Object.entries(districts))
      places.push({ code: code + districtCode, department, province, district })
  }
}

/** All places by official code, each before the places inside it. */
export const allPlaces: readonly PeruPlace[] = places

const SHORT_FORMS: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  nvo: 'nuevo',
  nva: 'nueva',
  gral: 'general',
  cnel: 'coronel',
}

/** A key shared by all spellings of a place: 'RUPA-RUPA', 'Rupa Rupa' and 'rupa rupa.'. */
export function placeKey(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ')
}

const byKey = new Map<string, PeruPlace[]>()
for (const place of places) {
  const key = placeKey(place.district ?? place.province ?? place.department)
  const namesakes = byKey.get(key)
  if (namesakes) namesakes.push(place)
  else byKey.set(key, [place])
}

const withoutSmallWords = (key: string): string => key.replace(/ (?:(?:de|del|la|las|los|el) )+/g, ' ')

/** What people leave out of a name: 'San Juan Lurigancho', 'Villa Salvador'. A name that is somebody's whole name stays that one's. */
for (const [key, namesakes] of byKey) {
  const short = withoutSmallWords(key)
  if (!byKey.has(short)) byKey.set(short, namesakes)
}

/** All places with that name, wider ones first. */
export function placesNamed(name: string): readonly PeruPlace[] {
  return (byKey.get(placeKey(name)) ?? []).toSorted((a, b) => a.code.length - b.code.length)
}
