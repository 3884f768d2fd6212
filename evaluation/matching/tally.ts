import type { DocumentFrequencies } from '#domain/matching/reading/document-frequency.ts'

/** Counts in how many ads each name is. */
export class Tally {
  #ads = 0
  readonly #counts = new Map<string, number>()

  /** An ad with these names, each counted once. */
  add(names: readonly string[]): void {
    this.#ads++
    for (const name of new Set(names)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  table(): DocumentFrequencies {
    return { jobs: this.#ads, counts: Object.fromEntries(this.#counts) }
  }
}

/** The mean of several tables, as if of so many ads: each counts the same, however many it was counted of. */
export function blend(tables: readonly DocumentFrequencies[], ads: number): DocumentFrequencies {
  const shares = new Map<string, number>()
  for (const { jobs, counts } of tables)
    for (const [name, count] of Object.entries(counts))
      shares.set(name, (shares.get(name) ?? 0) + count / jobs / tables.length)
  return {
    jobs: ads,
    counts: Object.fromEntries([...shares].map(([name, share]) => [name, Math.round(share * ads)])),
  }
}
