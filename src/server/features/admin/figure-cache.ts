import { LRUCache } from 'lru-cache'
import { MINUTE } from '#domain/time/durations.ts'
import type { Deps } from '#server/deps.ts'

/** Figures that many rows are read for are counted this often at most, for each question. */
const keptFor = 5 * MINUTE
const mostQuestions = 200

type Counted = { at: number; figures: Promise<unknown> }
const caches = new WeakMap<Deps['pool'], LRUCache<string, Counted>>()

/** The figures that `count` finds, those of the last five minutes if there are any. Who asks meanwhile waits for the same count. */
export function countedLately<Figures>(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  question: string,
  count: () => Promise<Figures>,
): Promise<Figures> {
  const cache = caches.get(pool) ?? new LRUCache<string, Counted>({ max: mostQuestions })
  caches.set(pool, cache)
  const now = clock.now().getTime()
  const known = cache.get(question)
  if (known && now - known.at < keptFor) return known.figures as Promise<Figures>
  const figures = count()
  cache.set(question, { at: now, figures })
  figures.catch(() => cache.delete(question))
  return figures
}
