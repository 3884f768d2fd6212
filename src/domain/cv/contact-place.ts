import type { Found } from './contact-found.ts'
import { isPlace } from './places.ts'
import type { Line } from './text-line.ts'

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
      if ((!isPlace(text) && !ADDRESS.test(text)) || name?.value.includes(text)) continue
      const next = top[index + 1]
      const isLast = at === parts.length - 1
      const goesOn = isLast && next && /,\s*$/.test(part) && isPlace(next.text)
      return goesOn ? { value: `${text}, ${next.text}`, lines: [line, next] } : { value: text, lines: [line] }
    }
  }
  return null
}

/** What may be a place of a contact line: its items, and those that a dash joins ('Lima – Perú'). */
function placeCandidates(text: string): string[] {
  const items = text.split(/\t|\s+[|·•/]\s*|;\s/)
  const parts = items.flatMap((item) => item.split(/\s+[–—-]\s+/))
  return [...items, ...(parts.length > items.length ? parts : [])].map((part) => part.replace(LIVES_IN, ''))
}

const ADDRESS =
  /^(?:av\.|avenida|jr\.|jir[oó]n|calle|ca\.|urb\.|urbanizaci[oó]n|psje\.|pasaje|mz\.|asoc\.|aa\.?hh\.?|residencial)\s/i
const LIVES_IN = /^\s*(?:vivo en|resido en|residente en|based in|living in|ubicad[oa] en|radico en)\s+/i
