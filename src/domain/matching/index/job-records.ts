import { type HeldRank, type JobProfile, type Rank, yearsAsked } from '#domain/matching/types.ts'
import { isForBeginners } from '#domain/matching/score/beginners.ts'
import { levelFactor } from '#domain/matching/score/combined-factors.ts'
import { rankFactor } from '#domain/matching/score/rank-factor.ts'
import { type WorkedMonths, yearsFactor } from '#domain/matching/score/years-factor.ts'
import { missingValues, partWeights } from '#domain/matching/weights.ts'
import { mixedLevel, rankValue, yearsValue } from '#domain/matching/parts/years-part.ts'

/**
 * Each job is one record of adjacent whole numbers, so that reading it touches one cache line. Skills are in a separate pool, as
 * `key << 8 | weight`, and words in lists.
 */
export const RECORD = {
  id: 0,
  recency: 1,
  place: 2,
  level: 3,
  languages: 4,
  education: 5,
  pay: 6,
  skills: 7,
  skillCount: 8,
  skillTotal: 9,
  skillWeight: 10,
  weights: 11,
  words: 12,
  wordsLength: 13,
  /** 0: too few words to compare. */
  wordsEnough: 14,
  /** Its number in `Subjects`. */
  subject: 15,
} as const
export const STRIDE = 16
export const DEAD = -1
/** The numbers that a group stores for each job. */
export const PER_JOB = 4
const RANKS = 9
export const LEVEL_COUNT = (yearsAsked.length + 1) * RANKS
export const HIGHEST_WEIGHTS = Object.values(partWeights).reduce((sum, weight) => sum + weight, 0)

const askedRank = (code: number): Rank | null => (code === 0 ? null : ((code - 1) as Rank))

/** A job's years and rank as one number. */
export const levelCode = ({ experience, title }: JobProfile): number =>
  (experience === null ? 0 : yearsAsked.indexOf(experience) + 1) * RANKS +
  (title.rank === null ? 0 : title.rank + 1)

/** By level code: whether the job requires no years, and no rank but an assistant's. */
export const isOpenLevel = Uint8Array.from({ length: LEVEL_COUNT }, (_, level) => {
  const years = Math.floor(level / RANKS)
  const title = { rank: askedRank(level % RANKS) }
  const experience = years === 0 ? null : yearsAsked[years - 1]!
  return isForBeginners({ experience, title, education: null }) ? 1 : 0
})

/** A job's place, total requirement weight and level as one number. */
export const glanceOf = (records: Int32Array, at: number): number => {
  const weights = records[at + RECORD.weights]! + (records[at + RECORD.pay] === 0 ? 0 : partWeights.pay)
  return (records[at + RECORD.place]! << 14) | (weights << 6) | records[at + RECORD.level]!
}

/** The two heaviest requirements of a record, as stored in a group; 0 for a missing one. */
export function heaviestOf(records: Int32Array, pool: Int32Array, at: number): [number, number] {
  const begin = records[at + RECORD.skills]!
  const packed = pool
    .slice(begin, begin + records[at + RECORD.skillCount]!)
    .sort((a, b) => (b & 255) - (a & 255))
  const costOf = (one: number | undefined) => {
    if (one === undefined) return 0
    const weight = records[at + RECORD.skillWeight]! * 10 * (one & 255)
    return ((one >>> 8) << 9) | Math.floor(weight / records[at + RECORD.skillTotal]!)
  }
  return [costOf(packed[0]), costOf(packed[1])]
}

/** By rank code of a job (`level` modulo their number): the value of a person's rank, and its factor. */
export interface RankTable {
  values: readonly number[]
  factors: readonly number[]
}

export function rankTable(held: HeldRank): RankTable {
  const asked = Array.from({ length: RANKS }, (_, code) => askedRank(code))
  return {
    values: asked.map((rank) => rankValue(rank, held)),
    factors: asked.map((rank) => rankFactor(rank, held)),
  }
}

/** The maximum of the work factor: of jobs whose level is open to beginners, and of the others. */
export interface TradeBounds {
  open: number
  closed: number
}

/** The bit of a job's rank in its group; those of levels open to beginners follow the others. */
export const rankBit = (level: number): number =>
  1 << ((level % RANKS) + (isOpenLevel[level] === 1 ? RANKS : 0))

/** The maximum points of jobs with these ranks, from the value of their title and the factors of the trade. */
export function mostOfGroup(
  titleValue: number,
  { open, closed }: TradeBounds,
  rankBits: number,
  { values, factors }: RankTable,
): number {
  let most = 0
  for (let bit = 0; bit < 2 * RANKS; bit++) {
    if ((rankBits & (1 << bit)) === 0) continue
    const code = bit % RANKS
    const trade = bit < RANKS ? closed : open
    const level = partWeights.years * (1000 - mixedLevel(1000, values[code]!))
    const left = HIGHEST_WEIGHTS * 1000 - partWeights.title * (1000 - titleValue) - level
    most = Math.max(most, (left * factors[code]! * trade) / (HIGHEST_WEIGHTS * 100_000))
  }
  return most
}

/** By level code: what the level costs, in weight × thousandths, and its factor on the whole score. */
export interface LevelTable {
  losses: Int32Array
  factors: Int32Array
}

export function levelTable(worked: WorkedMonths, ranks: RankTable): LevelTable {
  const losses = new Int32Array(LEVEL_COUNT)
  const factors = new Int32Array(LEVEL_COUNT)
  for (const [index, asked] of [null, ...yearsAsked].entries()) {
    const ofYears = yearsFactor(asked, worked)
    const years = asked === null || worked.relevant === null ? null : yearsValue(asked, worked.relevant)
    for (let code = 0; code < RANKS; code++) {
      const rank = ranks.values[code]!
      const value = asked === null ? rank : mixedLevel(years ?? missingValues.years, rank)
      losses[index * RANKS + code] = partWeights.years * (1000 - value)
      factors[index * RANKS + code] = levelFactor(ranks.factors[code]!, ofYears)
    }
  }
  return { losses, factors }
}

/**
 * By level code: the loss, in thousandths per unit of requirement weight, with which a job still reaches these points after the
 * factors of level and trade.
 */
export function lossesAllowed(
  points: number,
  factors: Int32Array,
  trades: Int32Array,
  into: Int32Array,
): Int32Array {
  for (let code = 0; code < factors.length; code++)
    into[code] = 1000 - Math.floor((points * 100_000) / (factors[code]! * trades[code]!))
  return into
}

/** The indexes of values 0-1000, highest first. */
export function descending(values: Int16Array): Int32Array {
  const begins = new Int32Array(1002)
  for (const value of values) begins[1000 - value + 1]!++
  for (let value = 1; value < begins.length; value++) begins[value]! += begins[value - 1]!
  const order = new Int32Array(values.length)
  for (let index = 0; index < values.length; index++) order[begins[1000 - values[index]!]!++] = index
  return order
}
