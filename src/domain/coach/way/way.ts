import { foldText } from '#domain/text/plain-text.ts'

/** A skill that an ad asks, and whether the person has it. */
export interface AskedSkill {
  label: string
  isMet: boolean
}

/** An open ad with the skills that it asks. */
export interface WayJob {
  id: number
  asked: readonly AskedSkill[]
}

/** The next thing to learn: how many ads ask for it, and how many it opens after the steps before it. */
interface WayStep {
  label: string
  ads: number
  opens: number
}

export interface Way {
  /** Ads whose skills the person has all of. */
  ready: number[]
  /** Ads that lack one skill, and which. */
  oneAway: { id: number; lacks: string }[]
  /** What the person has, with the number of ads that ask for it, the most asked first. */
  has: { label: string; ads: number }[]
  /** What is missing, in the order in which it opens ads. */
  steps: WayStep[]
}

/** In so many ads, what one alone asks is no step: it is on that ad. */
const manyAds = 10

/**
 * What stands between a person and the ads of a trade. Each step is the skill that opens most of the ads that are still closed; among
 * equals the one that most of them ask for, then by name.
 */
export function wayOf(jobs: readonly WayJob[], mostSteps: number): Way {
  const named = jobs.filter(({ asked }) => asked.length > 0)
  const labels = new Map(named.flatMap(({ asked }) => asked.map(({ label }) => [foldText(label), label])))
  const count = (isMet: boolean) => countAds(named, isMet)
  const lacking = named.map(({ id, asked }) => ({
    id,
    lacks: new Set(asked.filter((one) => !one.isMet).map(({ label }) => foldText(label))),
  }))
  const has = [...count(true)].map(([key, ads]) => ({ label: labels.get(key)!, ads }))
  return {
    ready: lacking.filter(({ lacks }) => lacks.size === 0).map(({ id }) => id),
    oneAway: lacking.flatMap(({ id, lacks }) => {
      const [only, ...others] = lacks
      return only === undefined || others.length > 0 ? [] : [{ id, lacks: labels.get(only)! }]
    }),
    has: has.toSorted((one, other) => other.ads - one.ads || one.label.localeCompare(other.label, 'es')),
    steps: stepsOf(
      lacking.map(({ lacks }) => lacks),
      count(false),
      mostSteps,
    ).map(({ key, ads, opens }) => ({ label: labels.get(key)!, ads, opens })),
  }
}

function countAds(jobs: readonly WayJob[], isMet: boolean): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { asked } of jobs)
    for (const key of new Set(asked.filter((one) => one.isMet === isMet).map(({ label }) => foldText(label))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function stepsOf(
  lacking: readonly ReadonlySet<string>[],
  asked: ReadonlyMap<string, number>,
  most: number,
): { key: string; ads: number; opens: number }[] {
  const steps: { key: string; ads: number; opens: number }[] = []
  let closed = lacking.filter((lacks) => lacks.size > 0)
  const candidates = [...asked].filter(([, ads]) => ads > 1 || lacking.length < manyAds)
  while (steps.length < most) {
    const learned = new Set(steps.map(({ key }) => key))
    const opened = (key: string) => closed.filter((lacks) => isCovered(lacks, learned, key)).length
    const wanted = (key: string) => closed.filter((lacks) => lacks.has(key)).length
    const [best] = candidates
      .filter(([key]) => !learned.has(key))
      .map(([key, ads]) => ({ key, ads, opens: opened(key), wanted: wanted(key) }))
      .filter((step) => step.wanted > 0)
      .toSorted(
        (one, other) =>
          other.opens - one.opens || other.wanted - one.wanted || one.key.localeCompare(other.key, 'es'),
      )
    if (!best) break
    steps.push({ key: best.key, ads: best.ads, opens: best.opens })
    closed = closed.filter((lacks) => !isCovered(lacks, learned, best.key))
  }
  return steps
}

const isCovered = (lacks: ReadonlySet<string>, learned: ReadonlySet<string>, next: string): boolean =>
  [...lacks].every((key) => key === next || learned.has(key))
