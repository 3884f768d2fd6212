import type { Header, Part } from './entry-fields.ts'
import type { Likeness } from './choose-roles.ts'
import { splitPlace } from './places.ts'

const JOINT =
  /,\s+|:\s+|(?<!\b\p{L})\.\s+(?=\p{Lu})|\s+(?:en|at|para|in|for)\s+(?:(?:la|el|los|las|the)\s+(?=Empresa|Compañía|Municipalidad))?|\s+(?=(?:Universidad|Instituto|Colegio|University|Escuela|I\.E\.|IE|Institución|SENATI|TECSUP|Pontificia)\b)|\s*\(|\s*\/\s*/gu

/**
 * A header of one part says both things in one breath: 'Jefe de Guardia, Minera Raura S.A.', 'Desarrollador Senior en Tech Solutions'.
 * It is cut where both sides read best; where nothing reads like both, it stays whole.
 */
export function splitInline(header: Header, like: Likeness, isWeakJoint: (joint: string) => boolean): Header {
  const part = header.parts[0]
  if (!part) return header
  const others = header.parts.slice(1)
  // Beside other parts only what is beyond doubt is cut, and where none of them is the where.
  let best: [string, string] | null = null
  let bestPoints = others.length === 0 ? 0.35 : 1.35
  if (others.some(({ text }) => like.where(text) >= 0.6 || like.what(text) >= 1)) return header
  const joints = [...part.text.matchAll(JOINT)]
  for (const match of joints) {
    const left = part.text.slice(0, match.index)
    const right = part.text.slice(match.index + match[0].length)
    if (left.length < 3 || right.length < 2 || !/^[\p{Lu}\d"“(]/u.test(right)) continue
    const ahead = like.what(left) - like.where(left) + like.where(right) - like.what(right) * 0.9
    const back = like.where(left) - like.what(left) + like.what(right) - like.where(right) * 0.9
    let points = Math.max(ahead, back)
    if (isWeakJoint(match[0].trim())) points -= 0.9
    // Of commas that part equally well the first is meant, but not one inside of brackets.
    if ((left.match(/\(/g) ?? []).length > (left.match(/\)/g) ?? []).length) points -= 2
    if (match[0].includes('(') || match[0].includes('/')) points -= 0.5
    if (points > bestPoints + 0.05) [best, bestPoints] = [[left, right], points]
  }
  if (!best) return header
  const [left, behind] = best
  const [right, place] = splitPlace(behind.includes('(') ? behind : behind.replace(/\)$/, ''))
  const make = (text: string, separator: string): Part => ({ ...part, text: text.trim(), separator })
  return {
    ...header,
    place: header.place ?? placeOf(place ?? splitPlace(left)[1], part),
    parts: [make(splitPlace(left)[0], ''), make(right, ','), ...others],
  }
}

const placeOf = (text: string | null, { pieces }: Part) => (text === null ? null : { text, pieces })
