import { foldText } from '#domain/text/plain-text.ts'
import { phraseKeys, wordKey } from './expand-query.ts'
import { beginsWithin, mostEdits, SHORTEST_CORRECTED, soundAlikes } from './spelling.ts'
import type { Phrase, PhraseKind } from './suggested-phrases.ts'

/** A phrase and the number of ads that have it. */
export interface CountedPhrase extends Phrase {
  ads: number
}

interface Entry extends CountedPhrase {
  id: string
  /** Of the words that say something; one for all genders and numbers. */
  keys: readonly string[]
  /** Folded, in all the spellings of its ads. */
  words: Set<string>
  folded: string
}

/** How the words of a phrase were meant: typed so, in another gender or number, misspelled. The ads of a phrase count so much less. */
const worthOf = { typed: 1, form: 0.5, misspelled: 0.2 }
/** A phrase that begins with what was typed counts so much more. */
const worthOfBeginning = 4
/** So many of the best phrases are compared by the ads that have all their words. */
const compared = 24
/** Added words are looked through one by one until there are so many. */
const mostFresh = 100

/** The phrases of all active ads by their words, in memory, with their numbers of ads. */
export class PhraseIndex {
  readonly #entries = new Map<string, Entry>()
  readonly #byKey = new Map<string, Set<Entry>>()
  readonly #places = new Set<Entry>()
  readonly #ofAd = new Map<number, readonly Entry[]>()
  /** How many phrases have a folded word. */
  readonly #words = new Map<string, number>()
  #sorted: string[] = []
  #fresh = new Set<string>()

  /** Enters an ad, or what has become of it. */
  put(ad: number, phrases: readonly Phrase[]): void {
    const before = this.#ofAd.get(ad)
    const entries = [...new Set(phrases.map((phrase) => this.#entryOf(phrase)))]
    for (const entry of entries) entry.ads++
    this.#ofAd.set(ad, entries)
    if (before) this.#release(before)
  }

  remove(ad: number): void {
    const before = this.#ofAd.get(ad)
    this.#ofAd.delete(ad)
    if (before) this.#release(before)
  }

  /** The phrases with a word that begins with each of the typed words, best first, at most `most`. */
  find(typed: string, { most, kinds }: { most: number; kinds?: readonly PhraseKind[] }): CountedPhrase[] {
    const folded = foldText(typed)
    const words = wordsOf(folded)
    const last = words.at(-1)
    if (last === undefined) return []
    // Small words are in every phrase; the last one may become another.
    const said = words.slice(0, -1).filter((word) => phraseKeys(word).length > 0)
    const sought = [...said, last].map((word) => this.#meant(word))
    const found: { entry: Entry; worth: number }[] = []
    for (const entry of this.#candidates(sought)) {
      if (kinds && !kinds.includes(entry.kind)) continue
      const fit = fitOf(entry, sought)
      if (fit === 0) continue
      const begins = entry.folded.startsWith(folded) ? worthOfBeginning : 1
      found.push({ entry, worth: fit * begins * entry.ads })
    }
    return best(found, Math.max(most, compared))
      .map(({ entry, worth }) => ({ entry, worth: (worth / entry.ads) * this.#adsOf(entry) }))
      .toSorted((a, b) => b.worth - a.worth || order(a.entry, b.entry))
      .slice(0, most)
      .map(({ entry }) => this.#present(entry))
  }

  /** The places with the most ads. */
  largestPlaces(most: number): CountedPhrase[] {
    return [...this.#places]
      .toSorted((a, b) => b.ads - a.ads || order(a, b))
      .slice(0, most)
      .map((entry) => this.#present(entry))
  }

  #present(entry: Entry): CountedPhrase {
    const { kind, text, name } = entry
    return { kind, text, name, ads: this.#adsOf(entry) }
  }

  /** Of a title: the ads that have all its words in the name of the work. Each ad has one. */
  #adsOf(entry: Entry): number {
    if (entry.kind !== 'title') return entry.ads
    const sets = entry.keys.map((key) => this.#byKey.get(key) ?? new Set<Entry>())
    const [rarest = new Set<Entry>()] = sets.toSorted((a, b) => a.size - b.size)
    let ads = 0
    for (const other of rarest)
      if (other.kind === 'title' && entry.keys.every((key) => other.keys.includes(key))) ads += other.ads
    return ads
  }

  #entryOf({ kind, text, name }: Phrase): Entry {
    const folded = foldText(name)
    const keys = phraseKeys(name)
    const id = `${kind} ${kind === 'title' ? keys.join(' ') : foldText(text)}`
    const known = this.#entries.get(id)
    if (known) {
      for (const word of wordsOf(folded)) if (!known.words.has(word)) this.#addWord(known, word)
      // Nobody types an accent by mistake.
      if (accentsOf(text) > accentsOf(known.text)) Object.assign(known, { text, name, folded })
      return known
    }
    const entry: Entry = { id, kind, text, name, ads: 0, keys, words: new Set(), folded }
    this.#entries.set(id, entry)
    if (kind === 'place') this.#places.add(entry)
    for (const key of keys) this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(entry))
    for (const word of wordsOf(folded)) this.#addWord(entry, word)
    return entry
  }

  #addWord(entry: Entry, word: string): void {
    entry.words.add(word)
    const phrases = this.#words.get(word) ?? 0
    if (phrases === 0) this.#fresh.add(word)
    this.#words.set(word, phrases + 1)
  }

  #release(entries: readonly Entry[]): void {
    for (const entry of entries) {
      entry.ads--
      if (entry.ads > 0) continue
      this.#entries.delete(entry.id)
      this.#places.delete(entry)
      for (const key of entry.keys) {
        const others = this.#byKey.get(key)
        others?.delete(entry)
        if (others?.size === 0) this.#byKey.delete(key)
      }
      for (const word of entry.words) {
        const phrases = this.#words.get(word)! - 1
        if (phrases > 0) this.#words.set(word, phrases)
        else this.#words.delete(word)
      }
    }
  }

  /** The keys of the words that a typed one may become, and how sure that is. */
  #meant(typed: string): Map<string, number> {
    const keys = new Map<string, number>()
    const add = (words: Iterable<string>, worth: number) => {
      for (const word of words) {
        const key = wordKey(word)
        if (!keys.has(key)) keys.set(key, worth)
      }
    }
    add(this.#beginningWith(typed), worthOf.typed)
    if (this.#byKey.has(wordKey(typed))) add([typed], worthOf.form)
    if (keys.size > 0 || typed.length < SHORTEST_CORRECTED) return keys
    for (const spelling of soundAlikes(typed)) add(this.#beginningWith(spelling), worthOf.misspelled)
    if (keys.size > 0) return keys
    // An error is rarely in the first letter, and all words are many.
    const most = mostEdits(typed.length)
    const near = this.#beginningWith(typed[0]!).filter((word) => beginsWithin(typed, word, most))
    add(near, worthOf.misspelled)
    return keys
  }

  #beginningWith(prefix: string): string[] {
    this.#sortFresh()
    // No letter comes after this one.
    const [first, end] = [firstFrom(this.#sorted, prefix), firstFrom(this.#sorted, `${prefix}\uffff`)]
    const words = this.#sorted.slice(first, end).filter((word) => this.#words.has(word))
    for (const word of this.#fresh) if (word.startsWith(prefix) && this.#words.has(word)) words.push(word)
    return words
  }

  #sortFresh(): void {
    if (this.#fresh.size <= mostFresh) return
    this.#sorted = [...this.#words.keys()].toSorted()
    this.#fresh = new Set()
  }

  /** The phrases of the typed word that has the fewest. */
  #candidates(sought: readonly ReadonlyMap<string, number>[]): Set<Entry> {
    const sets = sought.map((keys) => [...keys.keys()].map((key) => this.#byKey.get(key)))
    const sizes = sets.map((of) => of.reduce((sum, set) => sum + (set?.size ?? 0), 0))
    const fewest = sets[sizes.indexOf(Math.min(...sizes))] ?? []
    const found = new Set<Entry>()
    for (const set of fewest) for (const entry of set ?? []) found.add(entry)
    return found
  }
}

/** 0: a typed word is missing. */
function fitOf(entry: Entry, sought: readonly ReadonlyMap<string, number>[]): number {
  let fit = 1
  for (const keys of sought) {
    let worth = 0
    for (const key of entry.keys) worth = Math.max(worth, keys.get(key) ?? 0)
    fit *= worth
    if (fit === 0) return 0
  }
  return fit
}

/** The largest without sorting all: a short beginning fits thousands. */
function best<T extends { worth: number }>(found: readonly T[], most: number): T[] {
  if (found.length <= most) return [...found]
  const worths = Float64Array.from(found, ({ worth }) => worth).toSorted()
  const least = worths[worths.length - most]!
  const more = found.filter(({ worth }) => worth > least)
  return [...more, ...found.filter(({ worth }) => worth === least).slice(0, most - more.length)]
}

const order = (a: Entry, b: Entry) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1)

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

const accentsOf = (text: string): number => text.normalize('NFD').length - text.normalize('NFC').length

/** The position of the first word that is not before `prefix`. */
function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < prefix) low = middle + 1
    else high = middle
  }
  return low
}
