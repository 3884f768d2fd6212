import type { Header, Part } from './entry-fields.ts'
import { NOT_SHORT } from '#domain/text/full-stops.ts'
import { type Likeness, MOST_PARTS, TASK, unitsOf } from './choose-roles.ts'
import { splitLeadingPlace, splitPlace } from '#domain/cv/names/places.ts'

const JOINT = new RegExp(
  [
    String.raw`,\s+`,
    String.raw`:\s+`,
    String.raw`(?<!(?<!\p{L})\p{L})\.\s+(?=\p{Lu})`,
    String.raw`\s+(?:en|at|para|in|for|por)\s+(?:(?:la|el|los|las|the)\s+(?:instituci[oó]n\s+|empresa\s+)?)?`,
    String.raw`\s+(?=(?:Universidad|Instituto|Colegio|University|Escuela|I\.E\.|IE|Institución|SENATI|TECSUP|Pontificia)\b)`,
    String.raw`(?<small>\s+(?=universidad|instituto|colegio|i\.e\.))`,
    String.raw`(?<bare>\s+(?=\p{Lu}\p{Ll}{4}))`,
    String.raw`\s*\(`,
    String.raw`\s*/\s*`,
  ].join('|'),
  'gu',
)

/** Before a full stop: not an abbreviation. */
const WHOLE = new RegExp(`${NOT_SHORT}$`, 'u')

/** The joint that separates other headers of the document may separate an unknown one. */
const HABIT = -0.5

/** A dash is a stronger separator than a comma. */
const STRONGER = 0.1

interface Cut {
  left: string
  right: string
  joint: string
  /** The 'what' stands before the joint. */
  isAhead: boolean
  /** Both sides contain known words. */
  isKnown: boolean
}

/** Splits headers with both names in one text; the clear ones show the document's habit. */
export function splitHeaders(
  headers: readonly Header[],
  like: Likeness,
  isWeakJoint: (joint: string) => boolean,
): Header[] {
  const cuts = headers.map((header) => findCut(header, like, isWeakJoint, null))
  // A cut with an unknown second part counts only if other entries are cut the same way.
  const alone = headers.filter(({ parts }) => chainOf(parts).others.length === 0).length
  for (const [index, cut] of cuts.entries()) {
    if (!cut || cut.isKnown) continue
    const alike = cuts.filter((other) => other?.joint === cut.joint).length
    // 'Jefa de la Unidad de Posgrado en Educación': a single 'en' does not introduce a company.
    if (alike < alone / 2 || (alike === 1 && /^\p{Ll}/u.test(cut.joint) && headers.length > 1))
      cuts[index] = null
  }
  const clear = cuts.find((cut) => cut !== null)
  return headers.map((header, index) => {
    const cut = cuts[index] ?? (clear ? findCut(header, like, isWeakJoint, clear) : null)
    return cut ? applyCut(header, cut) : header
  })
}

/**
 * A header of one part with both names: 'Jefe de Guardia, Minera Raura S.A.', 'Desarrollador Senior en Tech Solutions'. It is cut
 * where both sides fit best; if no cut fits both, it stays whole.
 */
export function splitInline(header: Header, like: Likeness, isWeakJoint: (joint: string) => boolean): Header {
  const cut = findCut(header, like, isWeakJoint, null)
  return cut ? applyCut(header, cut) : header
}

/** A header's first part with the parts joined to it by dashes; `dashes`: their positions in its text. */
function chainOf(parts: readonly Part[]): { first: Part | undefined; others: Part[]; dashes: number[] } {
  const runs = unitsOf(parts.slice(0, MOST_PARTS)).filter(({ first }) => first === 0)
  const end = runs.findIndex(({ last }) => last > 0 && TASK.test(parts[last]!.text))
  const own = end < 0 ? runs : runs.slice(0, end)
  return {
    first: own.at(-1)?.part,
    others: parts.slice(own.length),
    dashes: own.slice(0, -1).map(({ part }) => part.text.length + 1),
  }
}

function findCut(
  { parts, labelled }: Header,
  like: Likeness,
  isWeakJoint: (joint: string) => boolean,
  habit: Cut | null,
): Cut | null {
  const { first: part, others, dashes } = chainOf(parts)
  // If a label names one of the two, there is nothing to cut.
  if (!part || labelled.position || labelled.company) return null
  // Beside other parts, cut only clear cases, and only if none of the others is the where.
  if (!habit && others.some(({ text }) => like.where(text) >= 0.6 || like.what(text) >= 1)) return null
  let best: Cut | null = null
  const pointsOf = (left: string, right: string) => {
    const ahead = like.what(left) - like.where(left) + like.where(right) - like.what(right) * 0.9
    const back = like.where(left) - like.what(left) + like.what(right) - like.where(right) * 0.9
    return { ahead, back }
  }
  // If a dash separates the two better, the header already consists of several parts.
  const byDash = dashes.map((at) => {
    const { ahead, back } = pointsOf(part.text.slice(0, at - 1), part.text.slice(at + 2))
    return Math.max(ahead, back) + STRONGER
  })
  let bestPoints = habit ? HABIT : others.length === 0 && dashes.length === 0 ? 0.35 : 1.2
  bestPoints = Math.max(bestPoints, ...byDash)
  for (const match of part.text.matchAll(JOINT)) {
    const left = part.text.slice(0, match.index)
    const right = part.text.slice(match.index + match[0].length)
    const joint = match[0].trim()
    if (joint === '.' && !WHOLE.test(left)) continue
    if (left.length < 3 || right.length < 2 || !opensName(right, joint, like)) continue
    if (habit && joint !== habit.joint) continue
    // 'Técnica en Farmacia' beside a company: a single word is the trade.
    if (others.length > 0 && !/\s/.test(right) && /^\p{Ll}/u.test(joint)) continue
    if (match.groups?.small && (left !== left.toLowerCase() || OPEN_WORD.test(left))) continue
    if (match.groups?.bare && !isBehindInstitution(left, right, like)) continue
    const { ahead, back } = pointsOf(left, right)
    const isAhead = habit ? habit.isAhead : ahead >= back
    let points = isAhead ? ahead : back
    if (isWeakJoint(joint)) points -= 0.9
    // Of equally good commas the first wins, unless it is inside brackets.
    if ((left.match(/\(/g) ?? []).length > (left.match(/\)/g) ?? []).length) points -= 2
    if (match[0].includes('(') || match[0].includes('/')) points -= 0.5
    const isKnown = isAhead
      ? like.what(left) > 0 && like.where(right) > 0
      : like.where(left) > 0 && like.what(right) > 0
    if (habit && others.length > 0 && !isKnown) continue
    // 'Puesta en Marcha en Quipu S.A.': the last 'en' is the separator.
    const isLater = best?.joint === 'en' && joint === 'en' && points >= bestPoints
    if (points > bestPoints + 0.05 || isLater)
      [best, bestPoints] = [{ left, right, joint, isAhead, isKnown }, points]
  }
  return best
}

/**
 * Names start with a capital, except a school after an article ('en el colegio Los Andes') and unnamed employers ('negocio
 * familiar').
 */
const opensName = (text: string, joint: string, like: Likeness) =>
  /^[\p{Lu}\d"“(]/u.test(text) ||
  (joint === ',' && /^(?:negocio|tienda|bodega|taller|restaurante|consultorio) \p{Ll}/u.test(text)) ||
  ((joint === '' || /\s(?:el|la)$/.test(joint)) && like.where(text) === 1)

/** 'Universidad Señor de Sipán Cirujano Dentista': one name ends with a word typical of names, and the other clearly starts. */
const isBehindInstitution = (left: string, right: string, like: Likeness) =>
  left.split(' ').length > 2 &&
  /(?:^|\s)\p{Lu}[\p{L}.]*$/u.test(left) &&
  like.where(left) === 1 &&
  like.what(right) === 1 &&
  like.where(right) < 0.6

const OPEN_WORD = /\s(?:de|del|en|la|el|y|por|para)$/

function applyCut(header: Header, { left, right: behind }: Cut): Header {
  const { first, others } = chainOf(header.parts)
  const part = first!
  const [right, place] = splitPlace(behind.includes('(') ? behind : behind.replace(/\)$/, ''))
  const make = (text: string, separator: string): Part => ({ ...part, text: text.trim(), separator })
  // 'Hotel Salka, Cusco. Recepcionista': the place stands between the two.
  const [named, between] = splitLeadingPlace(right)
  return {
    ...header,
    place: header.place ?? placeOf(place ?? between ?? splitPlace(left)[1], part),
    parts: [make(splitPlace(left)[0], ''), make(named, ','), ...others],
  }
}

const placeOf = (text: string | null, { pieces }: Part) => (text === null ? null : { text, pieces })
