import { placeKey, placesNamed } from '#domain/places/peru.ts'
import { factOfLabel, type Fact } from './contact-facts.ts'
import type { Found } from './contact-found.ts'
import { isPlace, splitPlace } from '#domain/cv/names/places.ts'
import {
  degreeLikeness,
  institutionLikeness,
  organisationLikeness,
  positionLikeness,
} from '#domain/cv/names/words.ts'

const ADDRESS_WORDS = [
  String.raw`av\.?`,
  'avenida',
  String.raw`jr\.?`,
  'jir[oó]n',
  'calle',
  String.raw`ca\.`,
  String.raw`urb\.?`,
  'urbanizaci[oó]n',
  String.raw`psje?\.?`,
  String.raw`pje\.?`,
  'pasaje',
  String.raw`mz\.?`,
  'manzana',
  String.raw`asoc\.`,
  String.raw`aa\.?\s?hh\.?`,
  'residencial',
  String.raw`prol(?:ongaci[oó]n|\.)`,
  'carretera',
  'malec[oó]n',
  String.raw`cdra\.`,
  String.raw`sector(?=\s\d)`,
]
const ADDRESS = new RegExp(String.raw`^(?:${ADDRESS_WORDS.join('|')})\s`, 'i')
const LIVES_IN_WORDS = [
  'vivo en',
  'resido en',
  'residente en',
  'domiciliad[oa] en',
  'domicilio',
  'direcci[oó]n',
  'ubicaci[oó]n',
  'residencia',
  'based in',
  'living in',
  'ubicad[oa] en',
  'radico en',
]
const LIVES_IN = new RegExp(String.raw`^\s*(?:${LIVES_IN_WORDS.join('|')})\s+`, 'i')
/** Contact data that may stand beside the place without a separator. */
const REACHED_BY = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.\p{L}{2,}\/\S*|[+(]?\d[\d\s()+-]{6,}\d/giu
const NAME = /^\p{Lu}[\p{L}'’-]*(?:\s(?:(?:de|del|la|las|el|los|y)\s)*\p{Lu}[\p{L}'’-]*){0,3}$/u

/** Where the person lives: the value of a label, or the first contact fact that is a place. */
export function findPlace(facts: readonly Fact[], name: Found | null): Found | null {
  const labelled = factOfLabel(facts, ['address', 'place'])
  if (labelled)
    return {
      lines: labelled.lines,
      value: labelled.text.replace(/\s*\((?:domicilio|casa|home)\)$/i, '').replace(/[.,]$/, ''),
    }
  // Other facts may follow a phone or an address on the same line.
  const candidates = facts.filter(({ label }) => label === null || label === 'phone' || label === 'email')
  for (const readPlace of [wholePlace, placeInside]) {
    for (const [index, { text, lines }] of candidates.entries()) {
      for (const item of text.replace(REACHED_BY, '\t').split('\t')) {
        const trimmed = item.replace(/^[^\p{L}]+|[^\p{L}\d)]+$/gu, '')
        // A house number belongs to its street; any other number is dropped.
        const place = readPlace(trimmed) ?? readPlace(trimmed.replace(/[^\p{L})]+$/u, ''))
        if (place === null || name?.value.includes(place)) continue
        const next = /,\s*$/.test(item) ? candidates[index + 1] : undefined
        return next && isPlace(next.text)
          ? { value: `${place}, ${next.text}`, lines: [...lines, ...next.lines] }
          : { value: place, lines }
      }
    }
  }
  return null
}

/** True for a contact text that says where the person lives and nothing else. */
export const isWhereabouts = (text: string): boolean => wholePlace(text) !== null

/** An address, a known place, or the text after 'Vivo en'. */
function wholePlace(text: string): string | null {
  const place = text.replace(LIVES_IN, '').trim()
  // Some designs use lower case throughout; but 'pe' and 'es' end web addresses.
  if (/^\p{Ll}[\p{Ll}\s]*,[\p{Ll}\s,]+$/u.test(place))
    return wholePlace(place.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())) === null
      ? null
      : place
  if (/^\p{Ll}{1,3}$/u.test(place)) return null
  // A sentence may follow an address.
  if (ADDRESS.test(place)) return place.split(/(?<=[\p{Ll}\d]{3})\.\s+(?=\p{Lu})/u)[0]!
  if (isPlace(place) || isLocality(place)) return place
  return place !== text.trim() && NAME.test(place) ? place : null
}

/** A place next to something else in one text: 'CIP 99317. Huánuco', 'Lima – DNI 45678912', 'Abogada, Cusco'. */
function placeInside(text: string): string | null {
  const parts = text.split(/\s+[–—-]\s+|\s*\/\s+|[.)]\s+|\s*\(/).map((part) => part.trim())
  const place = parts.length > 1 ? parts.find((part) => wholePlace(part) !== null) : undefined
  if (place !== undefined) return wholePlace(place)
  const [before, behind] = text.length < 60 ? splitPlace(text) : [text, null]
  // The place is that of an organisation, not a home.
  return Math.max(organisationLikeness(before), institutionLikeness(before)) >= 0.6 ? null : behind
}

/** 'Chulucanas, Morropón', 'San Blas, Cusco': a neighbourhood that is on no list, before a listed name. */
function isLocality(text: string): boolean {
  const [first, ...others] = text.replace(/\s*\([^()]*\)$/, '').split(/,\s+/)
  return (
    others.length > 0 &&
    others.length <= 3 &&
    NAME.test(first!) &&
    others.every((part) => isPlace(part) || placesNamed(placeKey(part)).length > 0) &&
    Math.max(positionLikeness(first!), degreeLikeness(first!)) < 0.6 &&
    Math.max(organisationLikeness(first!), institutionLikeness(first!)) < 0.6
  )
}
