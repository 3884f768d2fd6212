import { foldText } from '#domain/text/plain-text.ts'
import { type PeruPlace, placeKey, placesNamed } from './peru.ts'

/** `country`: all of Peru; `remote`: no place of work. Only `place` has a department. */
export type ParsedPlace = {
  scope: 'place' | 'country' | 'remote'
  code: string | null
  department: string | null
  province: string | null
  district: string | null
  label: string
}

// Common names of places with another official name.
const NICKNAMES: Readonly<Record<string, string>> = {
  'lima metropolitana': 'lima province',
  'lima cercado': 'lima district',
  'cercado de lima': 'lima district',
  'provincia constitucional del callao': 'callao',
  'region callao': 'callao',
  'lima provincias': 'lima department',
  cuzco: 'cusco',
  surco: 'santiago de surco',
  sjl: 'san juan de lurigancho',
  sjm: 'san juan de miraflores',
  smp: 'san martin de porres',
  ves: 'villa el salvador',
  vmt: 'villa maria del triunfo',
  magdalena: 'magdalena del mar',
  'ate vitarte': 'ate',
  chosica: 'lurigancho',
  'carmen de la legua': 'carmen de la legua reynoso',
  huacho: 'huaura province',
  iquitos: 'maynas province',
  pucallpa: 'coronel portillo province',
  'tingo maria': 'leoncio prado province',
  'puerto maldonado': 'tambopata province',
  tarapoto: 'san martin province',
  juliaca: 'san roman province',
  chimbote: 'santa province',
  'cerro de pasco': 'pasco province',
  nazca: 'nasca',
  'ramon castilla': 'mariscal ramon castilla',
  colan: 'pueblo nuevo de colan',
}
/** Cities with several districts, so that people name the city: 'Iquitos', not its province Maynas. */
const CITIES: Readonly<Record<string, string>> = {
  huacho: 'Huacho',
  iquitos: 'Iquitos',
  pucallpa: 'Pucallpa',
  'tingo maria': 'Tingo María',
  'puerto maldonado': 'Puerto Maldonado',
  tarapoto: 'Tarapoto',
  juliaca: 'Juliaca',
  chimbote: 'Chimbote',
  'cerro de pasco': 'Cerro de Pasco',
}
/** A city that the official list contains only under the name of its province. */
export const cityNamed = (name: string): string | undefined => CITIES[placeKey(name)]

const LEVELS: Readonly<Record<string, number>> = { department: 2, province: 4, district: 6 }

/** Every place that a name may mean, official or not, with or without 'distrito de' before it. */
export function placesMeant(part: string): readonly PeruPlace[] {
  const written = placeKey(part)
  const key = written.replace(/^(?:departamento|provincia|distrito|region|ciudad) (?:de |del )?(?=.)/, '')
  const asWritten = placesNamed(written)
  const official = asWritten.length > 0 ? asWritten : placesNamed(key)
  const nickname = NICKNAMES[written] ?? NICKNAMES[key] ?? /^cercado de (.+)/.exec(written)?.[1]
  if (nickname === undefined) return official
  const [, name = nickname, level] = /^(.*) (department|province|district)$/.exec(nickname) ?? []
  const meant = placesNamed(name).filter(
    (place) => level === undefined || place.code.length === LEVELS[level],
  )
  // 'Magdalena' is Magdalena del Mar in Lima but a district in Cajamarca: the other parts decide.
  return level === undefined ? [...meant, ...official] : meant
}

function isInside(inner: PeruPlace, outer: PeruPlace): boolean {
  return inner.code.startsWith(outer.code)
}

/** Lima and Callao: a district name without context ('Miraflores', 'Bellavista') means the one there. */
function isMetropolitan(place: PeruPlace): boolean {
  return place.code.startsWith('1501') || place.code.startsWith('07')
}

function pickAlone(found: readonly PeruPlace[]): PeruPlace | null {
  const department = found.find((place) => place.code.length === 2)
  const explicit = found.length === 1 ? found[0] : undefined
  const metropolitan = found.find((place) => place.code.length === 6 && isMetropolitan(place))
  const provinces = found.filter((place) => place.code.length === 4)
  return explicit ?? department ?? metropolitan ?? (provinces.length === 1 ? provinces[0]! : null)
}

/** The narrowest place consistent with all parts, in any order. */
function pickTogether(parts: readonly (readonly PeruPlace[])[]): PeruPlace | null {
  const [first = [], ...rest] = parts
  if (rest.length === 0) return pickAlone(first)
  const agreed: PeruPlace[] = []
  for (const [index, part] of parts.entries()) {
    const others = parts.filter((_, other) => other !== index)
    agreed.push(
      ...part.filter((place) =>
        others.every((other) => other.some((outer) => outer !== place && isInside(place, outer))),
      ),
    )
  }
  // 'TACNA - TACNA' can be the province or its capital: the wider one is always true.
  const unique = [...new Set(agreed)].toSorted(
    (a, b) => a.code.length - b.code.length || a.code.localeCompare(b.code),
  )
  const inMetropolis = unique.find(isMetropolitan)
  return unique.find((place) => place.code.length === 4) ?? inMetropolis ?? unique[0] ?? null
}

/** 'Miraflores, Lima', 'Lima Metropolitana', 'Áncash': the common name of a place. */
export function labelOf({ department, province, district }: Omit<PeruPlace, 'code'>): string {
  if (district !== null)
    return district === 'Lima'
      ? 'Cercado de Lima'
      : district === department
        ? district
        : `${district}, ${department}`
  if (province === 'Lima') return 'Lima Metropolitana'
  return province === null || province === department ? department : `${province}, ${department}`
}

function toParsed(place: PeruPlace): ParsedPlace {
  return { scope: 'place', ...place, label: labelOf(place) }
}

function nowhere(scope: 'country' | 'remote', label: string): ParsedPlace {
  return { scope, code: null, department: null, province: null, district: null, label }
}

const WHOLE_COUNTRY = [
  '(?:todo el|a nivel nacional|nivel nacional|nacional)?(?:[ ,-]*peru)?',
  'a nivel nacional',
  'varias ciudades',
]
const IS_COUNTRY = new RegExp(`^(?:${WHOLE_COUNTRY.join('|')})$`)
/**
 * Parses a place as people and files write it: 'HUANUCO - MARIANO DAMASO BERAUN', 'Miraflores, Lima', 'lima', 'Todo el Perú'. It
 * ignores case, accents, hyphens and the order of the parts. Null if no part is a place in Peru, or if a name is shared by several
 * places without an obvious choice.
 */
export function parsePlace(text: string): ParsedPlace | null {
  const folded = foldText(text.slice(0, 200))
  if (/^(?:100 ?% )?(?:remot[oa]|teletrabajo|home ?office)\b/.test(folded)) return nowhere('remote', 'Remoto')
  if (IS_COUNTRY.test(folded)) return folded === '' ? null : nowhere('country', 'Todo el Perú')

  const parts = text
    .slice(0, 200)
    .split(/\s+[-–—]\s*|\s*[-–—]\s+|[,/|;()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && foldText(part) !== 'peru')
  const found = parts.map(placesMeant)
  const known = found.filter((part) => part.length > 0)
  const whole = known.length > 0 ? pickTogether(known) : null
  if (whole) return toParsed(whole)
  // The parts are inconsistent, or one is a neighbourhood: a department among them is still valid.
  const department = found.flat().find((place) => place.code.length === 2)
  return department ? toParsed(department) : null
}
