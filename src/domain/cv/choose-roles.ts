import type { Header, Part } from './entry-fields.ts'

/** How likely a part is one of the two things that a header names: what (position, degree), and where (company, institution). */
export interface Likeness {
  what(text: string): number
  where(text: string): number
}

export interface Roles {
  what: Part | null
  where: Part | null
  /** How sure the choice is, 0-1: by words, and by agreement with the document's other entries. */
  confidence: number
}

/** What two parts look like, relative to each other: by this the entries of a document are alike. */
function relation(a: Part, b: Part): string {
  const order = a.row === b.row ? 'same' : a.row < b.row ? 'above' : 'below'
  const weight = a.isBold === b.isBold ? '=' : a.isBold ? 'bold' : 'plain'
  return `${order}|${weight}`
}

/** What one part looks like within its header. */
const look = (part: Part) => `${part.isBold}|${part.isItalic}|${part.isCapitals}|${Math.round(part.size)}`

/**
 * Tells in each header which part is the what and which the where. Words decide where they can; a document sets all its entries in one
 * way, so the order and the look that its clear entries have decide the others.
 */
export function chooseRoles(headers: readonly Header[], like: Likeness): Roles[] {
  let order = 0
  const looks = new Map<string, number>()
  const relations = new Map<string, number>()
  const add = (map: Map<string, number>, key: string, value: number) =>
    map.set(key, (map.get(key) ?? 0) + value)
  for (const { parts } of headers) {
    const [a, b] = parts
    if (a && b) {
      const lead = like.what(a.text) - like.where(a.text) - (like.what(b.text) - like.where(b.text))
      order += Math.sign(Math.round(lead * 10))
      add(relations, relation(a, b), Math.sign(Math.round(lead * 10)))
    }
    for (const part of parts) add(looks, look(part), like.what(part.text) - like.where(part.text))
  }
  const orderBias = headers.length > 0 ? order / headers.length : 0
  // Nothing known of the words: people put what they did first a little more often.
  const bias = orderBias === 0 ? 0.1 : orderBias * 0.6
  return headers.map((header) =>
    choose(header, like, bias, (part) => Math.max(-1, Math.min(1, (looks.get(look(part)) ?? 0) / 2)) * 0.3),
  )
}

function choose({ parts }: Header, like: Likeness, bias: number, lookBias: (part: Part) => number): Roles {
  if (parts.length === 0) return { what: null, where: null, confidence: 0 }
  const near = parts.slice(0, 4)
  if (near.length === 1) {
    const only = near[0]!
    const lead = like.what(only.text) - like.where(only.text) + lookBias(only)
    const confidence = 0.5 + Math.min(0.4, Math.abs(lead) * 0.4)
    return lead >= 0 ? { what: only, where: null, confidence } : { what: null, where: only, confidence }
  }
  let best: Roles = { what: null, where: null, confidence: 0 }
  let [bestPoints, secondPoints] = [-Infinity, -Infinity]
  for (const [i, what] of near.entries()) {
    for (const [j, where] of near.entries()) {
      if (i === j) continue
      const points =
        like.what(what.text) -
        0.8 * like.where(what.text) +
        lookBias(what) +
        like.where(where.text) -
        0.8 * like.what(where.text) -
        lookBias(where) +
        (i < j ? bias : -bias) -
        0.3 * Math.max(0, Math.max(i, j) - 1)
      if (points > bestPoints) {
        secondPoints = bestPoints
        bestPoints = points
        best = { what, where, confidence: 0 }
      } else if (points > secondPoints) secondPoints = points
    }
  }
  const { what, where } = best
  if (what && where)
    best = { ...best, what: withNeighbours(what, where, parts), where: withNeighbours(where, what, parts) }
  return { ...best, confidence: Math.max(0.4, Math.min(0.97, 0.6 + (bestPoints - secondPoints) * 0.25)) }
}

/** 'Jefa de Práctica – Estadística I' beside or above its company: what only a dash parts is one, unless the company is part of it. */
function withNeighbours(part: Part, other: Part, parts: readonly Part[]): Part {
  const isJoined = (left: Part | undefined, right: Part | undefined) =>
    left !== undefined &&
    right !== undefined &&
    left.row === right.row &&
    left.pieces[0] === right.pieces[0] &&
    look(left) === look(right) &&
    /^[–—/-]$/.test(right.separator)
  let start = parts.indexOf(part)
  let end = start
  while (isJoined(parts[start - 1], parts[start])) start--
  while (isJoined(parts[end], parts[end + 1])) end++
  const run = parts.slice(start, end + 1)
  // A comma is a cut inside of a running header: what a dash adds to that is a description.
  if (run.length === 1 || run.includes(other) || part.separator === ',') return part
  const text = run.map((one, index) => (index === 0 ? '' : ` ${one.separator} `) + one.text).join('')
  return { ...part, text }
}
