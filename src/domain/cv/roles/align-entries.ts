import type { FoundPeriod } from '#domain/cv/dates/found-periods.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { BODY, labelOf, OTHER, type Role } from './role-labels.ts'
import type { Token } from './role-tokens.ts'

/** What an entry says, by role: of a gold to learn from, or as the rules read it. */
export interface KnownEntry {
  texts: Partial<Record<Role, string>>
  start: string | null
  end: string | null
  isCurrent: boolean
}

interface Stretch {
  first: number
  last: number
  role: Role
}

/** One word of the page, with the token that contains it. */
interface Word {
  text: string
  token: number
}

const MOST_PLACES = 6
const USED = 40

/**
 * The labels of the tokens of all sections of one kind, by where the strings of the entries stand: of several places, those of one
 * entry that are nearest to each other, in the order of the page. `missed` counts strings that stand nowhere.
 */
export function alignEntries(
  sections: readonly (readonly Token[])[],
  entries: readonly KnownEntry[],
): { labels: number[][]; missed: number; found: number } {
  const tokens = sections.flat()
  const words = wordsOf(tokens, false)
  const all = wordsOf(tokens, true)
  const owner: (Stretch | null)[] = tokens.map(() => null)
  const labels = tokens.map(() => -1)
  let missed = 0
  let found = 0
  let from = 0
  for (const entry of entries) {
    const places = new Map<Role, Stretch[]>()
    for (const [role, text] of Object.entries(entry.texts) as [Role, string][]) {
      const here = placesOf(words, text, role)
      const candidates = here.length > 0 ? here : placesOf(all, text, role)
      if (candidates.length === 0) missed++
      else {
        found++
        places.set(role, nearest(candidates, from))
      }
    }
    if (entry.start !== null || entry.end !== null || entry.isCurrent) {
      const dates = tokens.flatMap(({ period }, at) =>
        period && isPeriodOf(period, entry) ? [{ first: at, last: at, role: 'date' as const }] : [],
      )
      if (dates.length === 0) missed++
      else {
        found++
        places.set('date', nearest(dates, from))
      }
    }
    const chosen = choose(places, owner, from)
    const own: number[] = []
    for (const stretch of chosen) {
      if (owner[stretch.first]) continue
      for (let at = stretch.first; at <= stretch.last; at++) {
        if (owner[at] || (tokens[at]!.period && stretch.role !== 'date' && tokens[at]!.boundary === 'gap'))
          continue
        own.push(at)
        owner[at] = stretch
        labels[at] = labelOf(stretch.role, at === stretch.first ? 1 : 2)
      }
    }
    if (own.length === 0) continue
    const first = Math.min(...own)
    labels[first] = labelOf(owner[first]!.role, 0)
    from = first
  }
  const rows = new Set(tokens.flatMap((token, at) => (labels[at]! >= 0 ? [keyOf(sections, at, token)] : [])))
  for (const [at, token] of tokens.entries())
    if (labels[at]! < 0) labels[at] = rows.has(keyOf(sections, at, token)) ? OTHER : BODY
  let base = 0
  return {
    labels: sections.map((section) => labels.slice(base, (base += section.length))),
    missed,
    found,
  }
}

/** Only folded letters and digits, so that two spellings of one print are equal. */
const bare = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}#+@]+/gu, ' ')
    .trim()

/** True if an entry has this period. Of a single date a study has only one side: the end, or the start if it goes on. */
function isPeriodOf({ start, end, isCurrent }: FoundPeriod, entry: KnownEntry): boolean {
  const isSingle = start !== null && start === end && !isCurrent
  if (isSingle && (entry.start === null || entry.isCurrent)) return start === (entry.start ?? entry.end)
  return start === entry.start && (isCurrent || end === entry.end) && isCurrent === entry.isCurrent
}

/** The line of a token, unique over all sections. */
function keyOf(sections: readonly (readonly Token[])[], at: number, { row }: Token): string {
  let base = 0
  for (const [index, section] of sections.entries()) {
    base += section.length
    if (at < base) return `${index}|${row}`
  }
  return ''
}

function wordsOf(tokens: readonly Token[], withDates: boolean): Word[] {
  return tokens.flatMap(({ text, period }, token) =>
    period && !withDates
      ? []
      : bare(text)
          .split(' ')
          .filter((word) => word !== '')
          .map((word) => ({ text: word, token })),
  )
}

function placesOf(words: readonly Word[], text: string, role: Role): Stretch[] {
  const wanted = bare(text).split(' ')
  const places: Stretch[] = []
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (!wanted.every((word, step) => words[at + step]!.text === word)) continue
    places.push({ first: words[at]!.token, last: words[at + wanted.length - 1]!.token, role })
  }
  return places
}

const nearest = (places: readonly Stretch[], from: number) =>
  places.toSorted((a, b) => distance(a, from) - distance(b, from)).slice(0, MOST_PLACES)
/** What stands above the last entry is far. */
const distance = ({ first }: Stretch, from: number) => (first >= from ? first - from : (from - first) * 4)

/** The combination of one place each that lies closest together; places that other entries have cost more. */
function choose(
  places: ReadonlyMap<Role, readonly Stretch[]>,
  owner: readonly (Stretch | null)[],
  from: number,
): Stretch[] {
  let combinations: Stretch[][] = [[]]
  for (const [role, candidates] of places) {
    if (role === 'place') continue
    combinations = combinations.flatMap((one) => candidates.map((stretch) => one.concat(stretch)))
    if (combinations.length > 20_000) combinations = combinations.slice(0, 20_000)
  }
  let best: Stretch[] = []
  let least = Infinity
  for (const one of combinations) {
    if (one.length === 0) continue
    const fresh = one.filter(({ first }) => !owner[first])
    const used = one.length - fresh.length
    const [first, last] = [Math.min(...one.map((s) => s.first)), Math.max(...one.map((s) => s.last))]
    const overlaps = one.some((a) => one.some((b) => a !== b && a.first <= b.last && b.first <= a.last))
    const cost =
      last -
      first +
      used * USED +
      (first < from ? (from - first) * 0.5 : (first - from) * 0.3) +
      (overlaps ? 500 : 0)
    if (cost < least) [best, least] = [one, cost]
  }
  const where = places.get('place')
  if (where && best.length > 0) {
    const [first, last] = [Math.min(...best.map((s) => s.first)), Math.max(...best.map((s) => s.last))]
    const isFree = ({ first: a, last: b }: Stretch) =>
      !owner[a] && !best.some((one) => one.first <= b && a <= one.last)
    const free = where.filter(isFree)
    const gap = ({ first: a, last: b }: Stretch) => (b < first ? first - b : a > last ? a - last : 0)
    const near = free.toSorted((a, b) => gap(a) - gap(b))[0]
    if (near && gap(near) < 25) best = [...best, near]
  }
  return best
}
