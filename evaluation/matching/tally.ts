import type { DocumentFrequencies } from '#domain/matching/reading/document-frequency.ts'

/** Counts the ads that contain each name. */
export class Tally {
  #ads = 0
  readonly #counts = new Map<string, number>()

  /** Adds an ad with these names; duplicates count once. */
  add(names: readonly string[]): void {
    this.#ads++
    for (const name of new Set(names)) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  table(): DocumentFrequencies {
    return { jobs: this.#ads, counts: Object.fromEntries(this.#counts) }
  }
}

/** The mean of several tables, scaled to a number of ads; all tables have equal weight, whatever their size. */
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
