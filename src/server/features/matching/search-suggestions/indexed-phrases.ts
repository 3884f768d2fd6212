import { type CountedPhrase, PhraseIndex } from '#domain/jobs/search/phrase-index.ts'
import { phrasesOf, type PhraseKind } from '#domain/jobs/search/suggested-phrases.ts'
import type { Db } from '#server/db/connection.ts'
import type { FollowedIndex } from '#server/features/matching/index/index-follower.ts'
import { findSuggestedAds, listSuggestedAds } from './suggested-ads.queries.ts'

/** Ads read between two turns of the event loop: about 10 ms. */
const pageSize = 500

/** The phrases of all active ads, in memory. */
export class IndexedPhrases implements FollowedIndex {
  readonly #db: Db
  readonly #index = new PhraseIndex()
  #loadedTo = 0
  #isReady = false

  constructor(db: Db) {
    this.#db = db
  }

  get isReady(): boolean {
    return this.#isReady
  }

  find(typed: string, wanted: { most: number; kinds?: readonly PhraseKind[] }): CountedPhrase[] {
    return this.#index.find(typed, wanted)
  }

  largestPlaces(most: number): CountedPhrase[] {
    return this.#index.largestPlaces(most)
  }

  async loadNext(): Promise<boolean> {
    if (this.#isReady) return false
    const page = await listSuggestedAds(this.#db, { afterId: this.#loadedTo, limit: pageSize })
    for (const ad of page) this.#index.put(ad.id, phrasesOf(ad))
    this.#loadedTo = page.at(-1)?.id ?? this.#loadedTo
    this.#isReady = page.length < pageSize
    return !this.#isReady
  }

  async refresh(ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += pageSize) {
      const changed = ids.slice(start, start + pageSize)
      // oxlint-disable-next-line no-await-in-loop -- one page of memory at a time
      const active = new Map((await findSuggestedAds(this.#db, changed)).map((ad) => [ad.id, ad]))
      for (const id of changed) {
        const ad = active.get(id)
        if (ad) this.#index.put(id, phrasesOf(ad))
        else this.#index.remove(id)
      }
    }
  }
}
