import type { Header, Part } from './entry-fields.ts'

/** How likely a part is each of the two names of a header: what (position, degree) and where (company, institution). */
export interface Likeness {
  what(text: string): number
  where(text: string): number
}

export interface Roles {
  what: Part | null
  where: Part | null
  /** The confidence of the choice, 0-1: by words, and by agreement with the document's other entries. */
  confidence: number
}

/** The style of a part within its header. */
const look = (part: Part) => `${part.isBold}|${part.isItalic}|${part.isCapitals}|${Math.round(part.size)}`

/** A candidate for a name: one part, or several parts joined by dashes. */
interface Unit {
  part: Part
  first: number
  last: number
  what: number
  where: number
  /** The bonus from the style of the document's clear entries. */
  bias: number
}

/** A reading of a header: which unit is the what and which the where. */
interface Reading {
  what: Unit
  where: Unit
  key: string
  points: number
}

/** A lead of at least this is decided by words. */
const CLEAR = 1.5

/** At most this many parts of a header may be names; more are a running description. */
export const MOST_PARTS = 5

/** Several words with only the first capitalised are not part of an organisation's name: 'Apoyo en el diseño de pantallas'. */
export const TASK = /^\p{Lu}[\p{L}]*(?:\s[\p{Ll}\d][^\s]*){3,}$/u

/**
 * Decides for each header which part is the what and which the where. Words decide if they can. A document sets all entries alike,
 * so the order and style of its clear entries decide the rest, and headers of the same form are read alike.
 */
export function chooseRoles(headers: readonly Header[], like: Likeness): Roles[] {
  let order = 0
  const looks = new Map<string, number>()
  for (const { parts } of headers) {
    const [a, b] = parts
    const leads = parts.map(({ text }) => like.what(text) - like.where(text))
    if (a && b) order += Math.sign(Math.round((leads[0]! - leads[1]!) * 10))
    for (const [index, part] of parts.entries())
      looks.set(look(part), (looks.get(look(part)) ?? 0) + leads[index]!)
  }
  const orderBias = headers.length > 0 ? order / headers.length : 0
  // Without a known order, most people write what they did first.
  const bias = orderBias === 0 ? 0.1 : orderBias * 0.6
  const lookBias = (part: Part) => Math.max(-1, Math.min(1, (looks.get(look(part)) ?? 0) / 2)) * 0.3
  const readings = headers.map(({ parts }) => readingsOf(parts, like, bias, lookBias))
  const bests = readings.map(bestOfEach)
  const builds = Map.groupBy(headers.keys(), (index) => buildOf(headers[index]!))
  const habits = new Map(
    [...builds].map(([build, indexes]) => [build, sumOf(indexes.map((at) => bests[at]!))]),
  )
  return headers.map(({ parts }, index) => {
    const candidates = readings[index]!
    if (parts.length < 2 || candidates.length === 0) return chooseOnly(parts[0], like, lookBias)
    const habit = habits.get(buildOf(headers[index]!))!
    const votes = ({ key, points }: Reading) =>
      points + meanOfOthers(habit.get(key)!, bests[index]!.get(key)!)
    const most = Math.max(...candidates.map(({ points }) => points))
    // Habits do not override what words make certain.
    const open = candidates.filter(({ points }) => points > most - CLEAR)
    return best(open.toSorted((a, b) => votes(b) - votes(a)))
  })
}

/** Habits do not decide how far a name extends: of the readings with the same start, the best one counts for its header. */
function bestOfEach(readings: readonly Reading[]): Map<string, number> {
  const best = new Map<string, number>()
  for (const { key, points } of readings) best.set(key, Math.max(points, best.get(key) ?? -Infinity))
  return best
}

interface Habit {
  sum: number
  count: number
}

/** For each reading, the sum over the headers of one form. */
function sumOf(headers: readonly ReadonlyMap<string, number>[]): Map<string, Habit> {
  const habit = new Map<string, Habit>()
  for (const best of headers)
    for (const [key, points] of best) {
      const { sum, count } = habit.get(key) ?? { sum: 0, count: 0 }
      habit.set(key, { sum: sum + points, count: count + 1 })
    }
  return habit
}

/** The mean of the other headers. */
const meanOfOthers = ({ sum, count }: Habit, value: number) => (count > 1 ? (sum - value) / (count - 1) : 0)

const buildOf = ({ parts }: Header) =>
  parts
    .slice(0, MOST_PARTS)
    .map((part, index) => `${part.row === parts[index - 1]?.row ? part.separator : '\n'}${look(part)}`)
    .join('')

function chooseOnly(only: Part | undefined, like: Likeness, lookBias: (part: Part) => number): Roles {
  if (!only) return { what: null, where: null, confidence: 0 }
  const lead = like.what(only.text) - like.where(only.text) + lookBias(only)
  const confidence = 0.5 + Math.min(0.4, Math.abs(lead) * 0.4)
  return lead >= 0 ? { what: only, where: null, confidence } : { what: null, where: only, confidence }
}

function best([first, second]: readonly Reading[]): Roles {
  const lead = second ? first!.points - second.points : 1
  return {
    what: first!.what.part,
    where: first!.where.part,
    confidence: Math.max(0.4, Math.min(0.97, 0.6 + lead * 0.25)),
  }
}

function readingsOf(
  parts: readonly Part[],
  like: Likeness,
  bias: number,
  lookBias: (part: Part) => number,
): Reading[] {
  const near = parts.slice(0, MOST_PARTS)
  const chains: number[] = []
  for (const [at, part] of near.entries())
    chains.push(at > 0 && isJoined(near[at - 1]!, part) ? chains[at - 1]! : at)
  const units = unitsOf(near).map(({ first, last, part }): Unit => ({
    part,
    first,
    last,
    what: like.what(part.text),
    // A branch after a dash does not make a name less of an organisation: 'Movicentro Tiendas S.A.C. - Mall del Sur'.
    where: whereOf(part.text, near.slice(first, last + 1), like),
    bias: lookBias(part),
  }))
  return units.flatMap((what) =>
    units.flatMap((where) => {
      if (what.first <= where.last && where.first <= what.last) return []
      const later = Math.max(what.first, where.first)
      const used = (at: number) =>
        (at >= what.first && at <= what.last) || (at >= where.first && at <= where.last)
      const left = near.filter((part, at) => !used(at) && (at < later || part.row !== near[later]!.row))
      const skipped = near.filter((_, at) => at < later && !used(at))
      // Skipping a part that is clearly one of the two costs more.
      const passedBy = Math.max(0, ...skipped.map(({ text }) => like.where(text) - like.what(text)))
      const end = Math.max(what.last, where.last)
      const behind = used(end + 1) ? undefined : near[end + 1]
      const goesOn = behind !== undefined && chains[end + 1] === chains[end] && !TASK.test(behind.text)
      // A dash continues a name if the other name stands elsewhere.
      const isCut =
        chains[what.first] !== chains[where.first] &&
        near.some(
          (_, at) => !used(at) && (chains[at] === chains[what.first] || chains[at] === chains[where.first]),
        )
      const points =
        what.what -
        0.8 * what.where +
        what.bias +
        where.where -
        0.8 * where.what -
        where.bias +
        (what.first < where.first ? bias : -bias) -
        0.3 * (skipped.length + passedBy) -
        0.25 * (left.length - skipped.length) -
        (isCut ? 0.5 : 0) -
        // After both names a dash continues the last one: 'Asistente – Ministerio Público - 2da. Fiscalía'.
        (goesOn ? 0.1 : 0)
      return [{ what, where, key: `${what.first}|${where.first}`, points }]
    }),
  )
}

/** A run of parts is as much an organisation as its first part, or as any part if none is a post: 'SIS – Unidad Desconcentrada'. */
function whereOf(text: string, parts: readonly Part[], like: Likeness): number {
  const named = like.what(text) < 0.7 ? parts : parts.slice(0, 1)
  return Math.max(like.where(text), ...named.map((part) => like.where(part.text) - like.what(part.text)))
}

/** The parts and the runs of parts: 'Jefa de Práctica – Estadística I' may be one name beside or above its company. */
export function unitsOf(parts: readonly Part[]): Pick<Unit, 'part' | 'first' | 'last'>[] {
  return parts.flatMap((part, first) => {
    const units = [{ part, first, last: first }]
    for (let last = first + 1; last < parts.length && isJoined(parts[last - 1]!, parts[last]!); last++) {
      const before = units.at(-1)!.part
      const text = `${before.text} ${parts[last]!.separator} ${parts[last]!.text}`
      units.push({ part: { ...part, text }, first, last })
    }
    return units
  })
}

/**
 * If a label names one of the two ('Cargo: Agente'), other text with dashes is the other one as a whole: 'Plaza Huallaga –
 * Administración'.
 */
export function joinWhereLabelled(header: Header): Header {
  const { position, company, institution } = header.labelled
  if (!position && !company && !institution) return header
  const units = unitsOf(header.parts.slice(0, MOST_PARTS))
  const parts = units.filter(
    ({ first, last }) =>
      !units.some(
        (other) => other.first <= first && other.last >= last && other.last - other.first > last - first,
      ),
  )
  return { ...header, parts: [...parts.map(({ part }) => part), ...header.parts.slice(MOST_PARTS)] }
}

const isAbbreviation = ({ text }: Part) => /^\p{Lu}[\p{Lu}\d.]{1,9}$/u.test(text)
const isSet = (left: Part, right: Part) =>
  left.isBold === right.isBold && left.isItalic === right.isItalic && left.size === right.size

/** Only a dash or hyphen separates the two, in one style. */
const isJoined = (left: Part, right: Part) =>
  left.row === right.row &&
  left.pieces[0] === right.pieces[0] &&
  // A word in capitals is an abbreviation: 'Instituto de Investigación en Glaciares - INAIGEM'.
  (look(left) === look(right) || [left, right].some((part) => isAbbreviation(part) && isSet(left, right))) &&
  /^[–—/-]$/.test(right.separator)
