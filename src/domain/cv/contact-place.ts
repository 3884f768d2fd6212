import type { Found } from './contact-found.ts'
import { labelOf } from './labels.ts'
import { isPlace } from './places.ts'
import type { Line } from './text-line.ts'
import { degreeLikeness, institutionLikeness, organisationLikeness, positionLikeness } from './words.ts'

/** Where the person lives: what a label says, or the first place of the contact's lines. */
export function findPlace(top: readonly Line[], labelled: Found | null, name: Found | null): Found | null {
  if (labelled)
    return {
      ...labelled,
      value: labelled.value.replace(/\s*\((?:domicilio|casa|home)\)$/i, '').replace(/[.,]$/, ''),
    }
  for (const [index, line] of top.entries()) {
    const parts = placeCandidates(line.text)
    for (const [at, part] of parts.entries()) {
      const text = part.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
      if (text.length < 3 || labelOf(text) !== null) continue
      if (!(isPlace(text) || ADDRESS.test(text) || isWithin(text)) || name?.value.includes(text)) continue
      const next = top[index + 1]
      const isLast = at === parts.length - 1
      const goesOn = isLast && next && /,\s*$/.test(part) && isPlace(next.text)
      return goesOn ? { value: `${text}, ${next.text}`, lines: [line, next] } : { value: text, lines: [line] }
    }
  }
  return null
}

/** 'San Blas, Cusco', 'Ica, Perú (remoto)': a name of which nothing else is known, within a known place. */
function isWithin(text: string): boolean {
  const [, inner = '', outer = ''] =
    /^(\p{Lu}[\p{L}.'’-]*(?:\s[\p{L}.'’-]+){0,3}),\s(\p{Lu}[\p{L}\s.]*\p{L})(?:\s\([^()]*\))?$/u.exec(text) ??
    []
  return (
    outer !== '' &&
    isPlace(outer) &&
    Math.max(
      organisationLikeness(inner),
      institutionLikeness(inner),
      positionLikeness(inner),
      degreeLikeness(inner),
    ) === 0
  )
}

/** What may be a place of a contact line: its items, and those that a dash joins ('Lima – Perú'). */
function placeCandidates(text: string): string[] {
  const items = text.split(/\t|\s+(?:[|·•/]|\p{So})\s*|;\s/u)
  const parts = items.flatMap((item) => item.split(/\s+[–—-]\s+/))
  return [...items, ...(parts.length > items.length ? parts : [])].map((part) => part.replace(LIVES_IN, ''))
}

const ADDRESS =
  /^(?:av\.|avenida|jr\.|jir[oó]n|calle|ca\.|urb\.|urbanizaci[oó]n|psje\.|pasaje|mz\.|asoc\.|aa\.?hh\.?|residencial)\s/i
const LIVES_IN =
  /^\s*(?:vivo en|resido en|residente en|based in|living in|ubicad[oa] en|radico en|domiciliad[oa] en|domicilio:?)\s+/i
