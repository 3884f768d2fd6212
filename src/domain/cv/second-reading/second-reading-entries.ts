import type { PartialDate, Read, ReadPeriod } from '#domain/cv/cv.ts'
import { findPeriods, type FoundPeriod } from '#domain/cv/names/periods.ts'
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

/** How far apart the values of one entry may stand, in characters. */
const NEAR = 300

type Entry<K extends string> = Record<K, Read<string> | null> & ReadPeriod

/** An entry's fields; the first two say which entry it is. */
type Names<K extends string> = readonly [K, K, ...K[]]

/** What an answer says of one entry, as far as it stands in the text, with each place where it stands. */
interface Offer<K extends string> {
  values: Record<K, Quote[]>
  periods: { quote: Quote; read: FoundPeriod }[]
}

/** A text to quote from, with the dates that are printed in it. */
export interface Source {
  find: (value: string) => Quote[]
  periods: readonly FoundPeriod[]
}

export const sourceOf = (text: string): Source => ({
  find: quotesIn(text),
  periods: findPeriods(text.normalize('NFC')),
})

/** The model gives no dates, it shows where they are printed: what stands there was read by our own rules. */
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

/** True where a period says nothing else than what is surely known of an entry's. */
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
  // A single date beside a known start does not say when it ended.
  const saysEnd = period.start !== period.end || isOpen(start)
  return {
    start: isOpen(start) && period.start ? reading(period.start) : start,
    end: isOpen(end) && period.end && saysEnd ? reading(period.end) : end,
    isCurrent: isCurrent || (end === null && period.isCurrent),
  }
}

/** How many of an entry's own values an offer repeats; 0 as well where it contradicts a sure one. */
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

/** For each entry the offer that speaks of it; null where several could, or where it could speak of several entries. */
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

/** A description keeps its lines, as the first reading does. */
const fillField = (name: string, first: Read<string> | null, quote: Quote | undefined) =>
  fill(first, quote, name === 'description' ? linesOf : oneLine)

/** What an offer adds must stand beside what the entry already says. */
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

/** An entry of its own: at least two of its two names and its period stand side by side. Empty otherwise. */
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

/** The first reading's entries, completed; where it has none, those of the answer that hold together, in the text's order. */
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
  const once = new Map(found.map((one) => [JSON.stringify(one.entry), one]))
  return [...once.values()].sort((one, other) => one.index - other.index).map(({ entry }) => entry)
}
