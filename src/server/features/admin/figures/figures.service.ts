import { LRUCache } from 'lru-cache'
import { countedAnewMinutes } from '#contracts/admin/analytics-figures.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { apart, type Db, longRead } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { findFigures, keepFigures } from './figures.queries.ts'

/** Figures that many rows are read for are counted this often at most, for each question. */
const keptFor = countedAnewMinutes * MINUTE
/** Older ones are shown only for standing questions; who asks another waits for the count. */
export const tooOld = DAY
/** Who asks for figures that are due waits so long for the new ones (ms), and then gets the old ones. */
const patience = 100
const mostQuestions = 200

type FigureDeps = Pick<Deps, 'db' | 'pool' | 'clock'>
type Counted = { at: number; figures: Promise<unknown> }

/** What each process has counted or is counting, so that nobody counts the same twice at once. */
const caches = new WeakMap<Deps['pool'], LRUCache<string, Counted>>()

export interface Question<Figures> {
  /** Names what is counted, with its filters. */
  name: string
  /** False: the filters have words that somebody typed; this process alone keeps the figures. */
  isStored: boolean
  /** A task counts it all day, so its figures are old only after all processes were down; whoever comes first sees them for a moment. */
  isStanding: boolean
  count(db: Db): Promise<Figures>
}

/**
 * The figures of the last five minutes, counted by any process. Those that are due are counted again, one question after the other, while who asks
 * gets the ones before. Only what nobody asked for a day is waited for.
 */
export async function countedLately<Figures>(
  deps: FigureDeps,
  question: Question<Figures>,
): Promise<Figures> {
  const now = deps.clock.now().getTime()
  const known = cacheOf(deps).get(question.name)
  if (known && isFresh(known.at, now)) return known.figures as Promise<Figures>
  const stored = question.isStored ? await findFigures(deps.db, question.name) : null
  const age = stored ? now - stored.countedAt.getTime() : Number.POSITIVE_INFINITY
  if (stored && age >= 0 && age < keptFor) {
    remember(deps, question.name, {
      at: stored.countedAt.getTime(),
      figures: Promise.resolve(stored.figures),
    })
    return stored.figures as Figures
  }
  if (!stored || age < 0 || (age >= tooOld && !question.isStanding)) return countNow(deps, question)
  const counting = countNow(deps, question, inTurn)
  return Promise.race([counting, lateAnswer(stored.figures as Figures)])
}

/** Counts at once, or when it is its turn, and keeps the result. */
export function countNow<Figures>(
  deps: FigureDeps,
  { name, isStored, count }: Question<Figures>,
  when: typeof inTurn = (_, work) => work(),
): Promise<Figures> {
  const countedAt = deps.clock.now()
  const begun = cacheOf(deps).get(name)
  // Somebody asked a moment ago, and the count has not ended.
  if (begun && isFresh(begun.at, countedAt.getTime())) return begun.figures as Promise<Figures>
  // Whatever happens to the call that asks first, the others wait for the same count.
  const figures = apart(async () => {
    const counted = await when(deps, () => longRead(deps, count))
    if (isStored) await keepFigures(deps.db, { question: name, figures: counted, countedAt })
    return counted
  })
  remember(deps, name, { at: countedAt.getTime(), figures })
  figures.catch(() => cacheOf(deps).delete(name))
  return figures
}

/** The last count of each process for which nobody waits. */
const turns = new WeakMap<Deps['pool'], Promise<unknown>>()

/** Runs a count when those before have ended: several at once would take the connections that people need. */
function inTurn<Result>({ pool }: FigureDeps, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(pool) ?? Promise.resolve()).then(work, work)
  turns.set(pool, turn)
  return turn
}

const isFresh = (at: number, now: number) => now >= at && now - at < keptFor

function cacheOf({ pool }: FigureDeps): LRUCache<string, Counted> {
  const cache = caches.get(pool) ?? new LRUCache<string, Counted>({ max: mostQuestions })
  caches.set(pool, cache)
  return cache
}

const remember = (deps: FigureDeps, name: string, counted: Counted) => cacheOf(deps).set(name, counted)

const lateAnswer = <Figures>(figures: Figures): Promise<Figures> =>
  new Promise((resolve) => setTimeout(() => resolve(figures), patience).unref())
