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

const ADDRESS =
  /^(?:av\.?|avenida|jr\.?|jir[oó]n|calle|ca\.|urb\.?|urbanizaci[oó]n|psje?\.?|pje\.?|pasaje|mz\.?|manzana|asoc\.|aa\.?\s?hh\.?|residencial|prol(?:ongaci[oó]n|\.)|carretera|malec[oó]n|cdra\.|sector(?=\s\d))\s/i
const LIVES_IN =
  /^\s*(?:vivo en|resido en|residente en|domiciliad[oa] en|domicilio|direcci[oó]n|ubicaci[oó]n|residencia|based in|living in|ubicad[oa] en|radico en)\s+/i
/** How people are reached, which may stand beside where they live with nothing between. */
const REACHED_BY = /\S+@\S+|(?:https?:\/\/|www\.)\S+|\S+\.\p{L}{2,}\/\S*|[+(]?\d[\d\s()+-]{6,}\d/giu
const NAME = /^\p{Lu}[\p{L}'’-]*(?:\s(?:(?:de|del|la|las|el|los|y)\s)*\p{Lu}[\p{L}'’-]*){0,3}$/u

/** Where the person lives: what a label says, or the first fact of the contact's that is a place. */
export function findPlace(facts: readonly Fact[], name: Found | null): Found | null {
  const labelled = factOfLabel(facts, ['address', 'place'])
  if (labelled)
    return {
      lines: labelled.lines,
      value: labelled.text.replace(/\s*\((?:domicilio|casa|home)\)$/i, '').replace(/[.,]$/, ''),
    }
  // Behind a phone or an address others may stand on the same line.
  const bare = facts.filter(({ label }) => label === null || label === 'phone' || label === 'email')
  for (const read of [wholePlace, placeInside]) {
    for (const [index, { text, lines }] of bare.entries()) {
      for (const item of text.replace(REACHED_BY, '\t').split('\t')) {
        const own = item.replace(/^[^\p{L}]+|[^\p{L}\d)]+$/gu, '')
        // The number of a house belongs to its street, another one to nothing.
        const place = read(own) ?? read(own.replace(/[^\p{L})]+$/u, ''))
        if (place === null || name?.value.includes(place)) continue
        const next = /,\s*$/.test(item) ? bare[index + 1] : undefined
        return next && isPlace(next.text)
          ? { value: `${place}, ${next.text}`, lines: [...lines, ...next.lines] }
          : { value: place, lines }
      }
    }
  }
  return null
}

/** True for a text of the contact's that says where somebody lives and nothing else. */
export const isWhereabouts = (text: string): boolean => wholePlace(text) !== null

/** An address, a known place, or what stands behind 'Vivo en'. */
function wholePlace(text: string): string | null {
  const bare = text.replace(LIVES_IN, '').trim()
  // Small letters throughout are a matter of looks; 'pe' and 'es' end addresses.
  if (/^\p{Ll}[\p{Ll}\s]*,[\p{Ll}\s,]+$/u.test(bare))
    return wholePlace(bare.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())) === null
      ? null
      : bare
  if (/^\p{Ll}{1,3}$/u.test(bare)) return null
  // A sentence may go on behind an address.
  if (ADDRESS.test(bare)) return bare.split(/(?<=[\p{Ll}\d]{3})\.\s+(?=\p{Lu})/u)[0]!
  if (isPlace(bare) || isLocality(bare)) return bare
  return bare !== text.trim() && NAME.test(bare) ? bare : null
}

/** A place beside something else that the same text says: 'CIP 99317. Huánuco', 'Lima – DNI 45678912', 'Abogada, Cusco'. */
function placeInside(text: string): string | null {
  const parts = text.split(/\s+[–—-]\s+|\s*\/\s+|[.)]\s+|\s*\(/).map((part) => part.trim())
  const place = parts.length > 1 ? parts.find((part) => wholePlace(part) !== null) : undefined
  if (place !== undefined) return wholePlace(place)
  const [before, behind] = text.length < 60 ? splitPlace(text) : [text, null]
  // An organisation stands there, and nobody lives in it.
  return Math.max(organisationLikeness(before), institutionLikeness(before)) >= 0.6 ? null : behind
}

/** 'Chulucanas, Morropón', 'San Blas, Cusco': a quarter that no list has, before a name that is on it. */
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
