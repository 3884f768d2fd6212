import type { ProfessionalProfile } from '#domain/matching/types.ts'
import { LRUCache } from 'lru-cache'
import { readProfessional } from '#domain/matching/engine.ts'
import type { Db } from '#server/db/connection.ts'
import { listProfessionalFacts } from './facts.queries.ts'
import { eachInTurns } from '#server/features/matching/in-turns.ts'

/** A cache of professionals' profiles, so that a company's candidate list does not recompute them each time. */
export class ProfessionalProfiles {
  readonly #cache = new LRUCache<number, ProfessionalProfile>({ max: 5000 })
  /** Counts notified changes, so that a profile read before one is not cached after it. */
  #changes = 0
  #month = ''

  forget(ids: readonly number[]): void {
    this.#changes++
    for (const id of ids) this.#cache.delete(id)
  }

  /**
   * `month`: the current one, 'YYYY-MM', up to which years of work are counted. Unknown professionals are left out.
   */
  async of(db: Db, ids: readonly number[], month: string): Promise<Map<number, ProfessionalProfile>> {
    if (month !== this.#month) this.#cache.clear()
    this.#month = month
    const found = new Map<number, ProfessionalProfile>()
    const missing: number[] = []
    for (const id of new Set(ids)) {
      const profile = this.#cache.get(id)
      if (profile) found.set(id, profile)
      else missing.push(id)
    }
    const before = this.#changes
    await eachInTurns(await listProfessionalFacts(db, missing), (facts) => {
      const profile = readProfessional(facts, month)
      found.set(facts.id, profile)
      if (before === this.#changes && month === this.#month) this.#cache.set(facts.id, profile)
    })
    return found
  }
}
