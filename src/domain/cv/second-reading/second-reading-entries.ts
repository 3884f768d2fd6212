import type { PartialDate, Read, ReadPeriod } from '#domain/cv/cv.ts'
import { findPeriods, type FoundPeriod } from '#domain/cv/dates/found-periods.ts'
import { type Quote, quotesIn } from './quotes.ts'
import {
  beside,
  fill,
  isOpen,
  listOf,
  oneLine,
  overlap,
  reading,
  recordOf,
  textOf,
} from './second-reading-values.ts'

/** The maximum distance between the values of one entry, in characters. */
const NEAR = 300

type Entry<K extends string> = Record<K, Read<string> | null> & ReadPeriod

/** An entry's fields; the first two identify it. */
type Names<K extends string> = readonly [K, K, ...K[]]

/** The answer's values for one entry that occur in the text, with every position. */
interface Offer<K extends string> {
  values: Record<K, Quote[]>
  periods: { quote: Quote; read: FoundPeriod }[]
}

/** A text to quote from, with its printed dates. */
export interface Source {
  find: (value: string) => Quote[]
  periods: readonly FoundPeriod[]
}

export const sourceOf = (text: string): Source => ({
  find: quotesIn(text),
  periods: findPeriods(text.normalize('NFC')),
})

/** The model returns no dates, only their position; our own rules parse them. */
function periodsAt(quotes: readonly Quote[], { periods }: Source): Offer<never>['periods'] {
  return quotes.flatMap((quote) => {
    const [read, another] = periods.filter(
      ({ index, length }) => index < quote.at + quote.text.length && quote.at < index + length,
    )
    return read && !another ? [{ quote, read }] : []
  })
}

function offerOf<K extends string>(answer: unknown, names: Names<K>, source: Source): Offer<K> {
  const given = recordOf(answer)
  const values = Object.fromEntries(names.map((name) => [name, source.find(textOf(given[name]))]))
  return {
    values: values as Record<K, Quote[]>,
    periods: periodsAt(source.find(textOf(given.period)), source),
  }
}

const sameDate = (one: PartialDate, other: PartialDate): boolean =>
  one.startsWith(other) || other.startsWith(one)

/** True if a period does not contradict the confident dates of an entry. */
function fits(entry: ReadPeriod, period: FoundPeriod): boolean {
  const agrees = (known: Read<PartialDate> | null, read: PartialDate | null) =>
    known === null || isOpen(known) || (read !== null && sameDate(known.value, read))
  return (
    agrees(entry.start, period.start) &&
    agrees(entry.end, period.end) &&
    (!entry.isCurrent || period.isCurrent)
  )
}

function completePeriod({ start, end, isCurrent }: ReadPeriod, period: FoundPeriod | undefined): ReadPeriod {
  const known = { start, end, isCurrent }
  if (!period || !fits(known, period)) return known
  // A single date beside a known start does not give the end.
  const saysEnd = period.start !== period.end || isOpen(start)
  return {
    start: isOpen(start) && period.start ? reading(period.start) : start,
    end: isOpen(end) && period.end && saysEnd ? reading(period.end) : end,
    isCurrent: isCurrent || (end === null && period.isCurrent),
  }
}

/** The number of the entry's own values that an offer repeats; also 0 if it contradicts a confident one. */
function agreement<K extends string>(
  entry: Entry<K>,
  offer: Offer<K>,
  names: Names<K>,
  source: Source,
): number {
  let count = 0
  for (const name of names.slice(0, 2)) {
    const known = entry[name]
    const offered = offer.values[name]
    if (!known || offered.length === 0) continue
    const isRepeated = source.find(known.value).some((spot) => offered.some((quote) => overlap(quote, spot)))
    if (isRepeated) count += 1
    else if (!isOpen(known)) return 0
  }
  if (offer.periods.length === 0) return count
  if (!offer.periods.some(({ read }) => fits(entry, read))) return 0
  return entry.start ? count + 1 : count
}

/** For each entry the matching offer; null if several match, or if an offer matches several entries. */
function offersFor<K extends string>(
  entries: readonly Entry<K>[],
  offers: readonly Offer<K>[],
  names: Names<K>,
  source: Source,
): (Offer<K> | null)[] {
  const table = entries.map((entry) => offers.map((offer) => agreement(entry, offer, names, source)))
  return table.map((row, at) => {
    const most = Math.max(0, ...row)
    const chosen = row.indexOf(most)
    const isOnly =
      most > 0 &&
      !row.includes(most, chosen + 1) &&
      table.every((other, index) => index === at || other[chosen]! < most)
    return isOnly ? offers[chosen]! : null
  })
}

const linesOf = (text: string): string => text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')

/** A description keeps its line breaks, as in the first reading. */
const fillField = (name: string, first: Read<string> | null, quote: Quote | undefined) =>
  fill(first, quote, name === 'description' ? linesOf : oneLine)

/** An added value must be near the values that the entry already has. */
function completeEntry<K extends string>(
  entry: Entry<K>,
  offer: Offer<K>,
  names: Names<K>,
  source: Source,
): Entry<K> {
  const known = names.slice(0, 2).flatMap((name) => source.find(entry[name]?.value ?? ''))
  const dates = offer.periods.filter(({ read }) => fits(entry, read))
  const spots = known.length > 0 ? known : dates.map(({ quote }) => quote)
  const isNear = (quote: Quote) =>
    spots.some((spot) => quote === spot || beside([quote], spot, NEAR).length > 0)
  const values = names.map((name) => [
    name,
    fillField(
      name,
      entry[name],
      offer.values[name].find((quote) => isNear(quote)),
    ),
  ])
  const period = dates.find(({ quote }) => isNear(quote))
  return { ...entry, ...Object.fromEntries(values), ...completePeriod(entry, period?.read) }
}

/** A new entry: at least two of its two names and its period are close together. Empty otherwise. */
function newEntry<K extends string>(offer: Offer<K>, names: Names<K>): { entry: Entry<K>; index: number }[] {
  const [first, second] = names
  const candidates = [first, second].flatMap((anchor) =>
    offer.values[anchor].map((spot) => {
      const pick = (name: K) => (name === anchor ? spot : beside(offer.values[name], spot, NEAR)[0])
      const period = offer.periods.find(({ quote }) => beside([quote], spot, NEAR).length > 0)
      const found = [pick(first), pick(second), period].filter((part) => part !== undefined)
      return { spot, pick, period, found: found.length }
    }),
  )
  const [best] = candidates.sort((one, other) => other.found - one.found)
  if (!best || best.found < 2) return []
  const values = names.map((name) => [name, fillField(name, null, best.pick(name))])
  const period = completePeriod({ start: null, end: null, isCurrent: false }, best.period?.read)
  return [{ entry: { ...Object.fromEntries(values), ...period } as Entry<K>, index: best.spot.index }]
}

/** The first reading's entries, completed; if it has none, the consistent entries of the answer, in text order. */
export function mergeEntries<K extends string>(
  entries: Entry<K>[],
  answer: unknown,
  names: Names<K>,
  source: Source,
): Entry<K>[] {
  const offers = listOf(answer).map((given) => offerOf(given, names, source))
  if (entries.length > 0) {
    const chosen = offersFor(entries, offers, names, source)
    return entries.map((entry, at) => {
      const offer = chosen[at]
      return offer ? completeEntry(entry, offer, names, source) : entry
    })
  }
  const found = offers.flatMap((offer) => newEntry(offer, names))
  const unique = new Map(found.map((one) => [JSON.stringify(one.entry), one]))
  return [...unique.values()].sort((one, other) => one.index - other.index).map(({ entry }) => entry)
}
