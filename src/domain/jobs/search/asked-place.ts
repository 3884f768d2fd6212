import { labelOf, parsePlace, placesMeant } from '#domain/places/parse-place.ts'
import { NEIGHBOURHOODS } from '#domain/places/neighbourhoods.data.ts'
import { placeOfSlug, placeSlug } from '#domain/places/place-slugs.ts'
import { isKnown } from './expand-query.ts'
import { placeKey } from '#domain/places/peru.ts'

export interface AskedPlace {
  slug: string
  label: string
  /** A word before it says that it is a place: 'en Piura'. */
  isSure: boolean
}

/** In words: 'San Juan de Lurigancho', 'Nuestra Señora de las Mercedes'. */
const LONGEST = 5
const BEFORE =
  /^(?:en|por|cerca|de|del|a|al|hasta|para|zona|distrito|provincia|region|departamento|ciudad|desde|hacia|ruta|vivo|lado)$/
/** Before one of these a name is a place, whatever else it may mean. */
const SURE_BEFORE = /^(?:en|por|vivo|zona|distrito|provincia|region|departamento|ciudad|ruta|cerca)$/
const BETWEEN = /^(?:o|y|e|u|ni|a|hasta|como|tambien)$/
/** Names of places that mean something else in a search, unless it says 'en'. */
const COMMON = new Set(
  'progreso salud union mina minas santa santo santos paz sol luz rosario victoria obras ventas campo grande primavera pueblo nuevo libertad rosa santiago esperanza mar honor ate once mayo porvenir la vista pampa rio banos sal huerta castillo molino pacifico america palca quinta palma sucre grau castilla bolivar jesus pilar merced moro lamas lagunas canta colonia pasco-x naranjal milagros tres unidas cosme cruz mariano melgar alto mi peru salas cuenca casa chao cura coche pinto'.split(
    ' ',
  ),
)

interface Found extends AskedPlace {
  from: number
  to: number
}

function placeAt(words: readonly string[], from: number, follows: boolean, areFew: boolean): Found | null {
  for (let length = Math.min(LONGEST, words.length - from); length > 0; length--) {
    const written = words.slice(from, from + length).join(' ')
    const name = NEIGHBOURHOODS[written] ?? written
    if (/^(?:de|del|la|las|el|los)$/.test(words[from + length - 1]!)) continue
    const before = words[from - 1] ?? ''
    // 'Iquitos o Yurimaguas': what stands beside a place is one.
    const isSure =
      SURE_BEFORE.test(before) || (before === 'de' && SURE_BEFORE.test(words[from - 2] ?? '')) || follows
    const isCommon = COMMON.has(placeKey(written))
    if (!isSure && name.length < 3) continue
    if (placesMeant(name).length === 0) continue
    const place = parsePlace(name)
    if (place?.scope !== 'place' || place.department === null) continue
    // 'Cajera Ate': in Lima, where most ads are, a district is named like that.
    const isOfLima = place.province === 'Lima' && place.district !== null
    if (!isSure && isCommon && !(isOfLima && isBehindTrade(words, from, length))) continue
    const isWide = place.district === null || place.department === 'Lima' || place.department === 'Callao'
    // A small district elsewhere is meant only where a place is expected.
    const isMeant =
      isSure ||
      isNamedBeside(words, from + length) ||
      (!areFew && !isCommon && isBehindTrade(words, from, length))
    if (!isWide && length === 1 && (!isMeant || (areFew && isCommon))) continue
    // Last, because it reads the places that follow.
    if (areFew && !isSure && !standsLast(words, from, from + length)) continue
    return {
      slug: placeSlug({ department: place.department, province: place.province, district: place.district }),
      label: labelOf({ department: place.department, province: place.province, district: place.district }),
      isSure,
      from,
      to: from + length,
    }
  }
  return null
}

/** 'Mozo Mollendo': a name that says nothing else, behind what is looked for. */
function isBehindTrade(words: readonly string[], from: number, length: number): boolean {
  const isLast = from > 0 && from + length === words.length
  return (
    isLast &&
    !/^(?:el|la|los|las|o|y|e|u|ni)$/.test(words[from - 1]!) &&
    !isKnown(words[from]!) &&
    isKnown(words.slice(0, from).join(' '))
  )
}

/** 'Ollantaytambo o Urubamba': whether a place follows, as the other choice. */
const isNamedBeside = (words: readonly string[], at: number): boolean =>
  /^(?:o|u)$/.test(words[at] ?? '') && placeAt(words, at + 1, true, false) !== null

/** What has a place in its name: 'Caja Piura', 'Universidad de Lima'. */
const INSTITUTION =
  /(?:^| )(?:caja|banco|universidad|instituto|colegio|clinica|hospital|hotel|club|plaza|mall|diario|grupo|camara|municipalidad|gobierno regional|ugel|corte|puerto|aeropuerto|casa andina|costa del sol)(?: (?:de|del|municipal|nacional|regional|provincial|distrital))*$/

/** Whether only other places follow, and no institution is named after it. */
const standsLast = (words: readonly string[], from: number, to: number): boolean =>
  !INSTITUTION.test(words.slice(0, from).join(' ')) &&
  (to >= words.length || placeAt(words, to, false, true) !== null)

/** The one place that is meant: the narrowest, if each lies in the next. Null: none, or several. */
export function oneOf(places: readonly AskedPlace[]): AskedPlace | null {
  const found = places.map((place) => ({ place, code: placeOfSlug(place.slug)?.code ?? '' }))
  const [narrowest] = found.toSorted((a, b) => b.code.length - a.code.length)
  if (!narrowest || !found.every(({ code }) => narrowest.code.startsWith(code))) return null
  return { ...narrowest.place, isSure: places.some(({ isSure }) => isSure) }
}

/**
 * The places that a search names, in their order, and its words without them. `kept`: words that belong to a trade's name. `areFew`: the
 * words of a search field, where a name without 'en' is a place only at the end.
 */
export function askedPlaces(
  words: readonly string[],
  kept: ReadonlySet<number>,
  { areFew = false } = {},
): { places: AskedPlace[]; rest: number[] } {
  const places: AskedPlace[] = []
  const used = new Set<number>()
  for (let from = 0; from < words.length; from++) {
    if (kept.has(from)) continue
    const follows =
      places.length > 0 && (used.has(from - 1) || (BETWEEN.test(words[from - 1] ?? '') && used.has(from - 2)))
    const found = placeAt(words, from, follows, areFew)
    if (!found) continue
    for (let at = found.from; at < found.to; at++) used.add(at)
    // 'Lima norte', 'cono sur' narrow a city in a way that the list of places does not know.
    if (/^(?:norte|sur|este|centro|metropolitana|moderna)$/.test(words[found.to] ?? '')) used.add(found.to)
    for (
      let at = found.from - 1;
      at >= 0 && (BEFORE.test(words[at]!) || (places.length > 0 && BETWEEN.test(words[at]!)));
      at--
    )
      used.add(at)
    places.push({ slug: found.slug, label: found.label, isSure: found.isSure })
    from = found.to - 1
  }
  return { places, rest: [...words.keys()].filter((at) => !used.has(at)) }
}
