import { type RequirementKind, requirementKinds } from '#contracts/coach/way-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** Something that an ad asks, and whether the person has it. */
export interface AskedThing {
  kind: RequirementKind
  /** 'Power BI', 'Inglés avanzado', '3 años de experiencia afín'. */
  label: string
  /** What its levels have in common: 'Inglés'; '' for years. */
  name: string
  /** Of a language, 1-4; of experience, the years. 0: it has none. */
  level: number
  isMet: boolean
  /** The whole years that the person has; null: not known, or another kind. */
  has: number | null
}

/** An open ad with what it asks. */
export interface WayJob {
  id: number
  asked: readonly AskedThing[]
}

/** The next thing to reach: how many ads ask for it, and how many it opens after the steps before it. */
interface WayStep {
  kind: RequirementKind
  label: string
  ads: number
  opens: number
  /** Of years: those that the person has. */
  has: number | null
}

export interface Way {
  /** Ads of which the person has all that they ask. */
  ready: number[]
  /** Ads that lack one thing, and which. */
  oneAway: { id: number; lacks: string }[]
  /** What the person has, with the number of ads that ask for it, the most asked first. */
  has: { label: string; ads: number }[]
  /** What is missing, in the order in which it can be reached; of the same kind what opens most ads first. */
  steps: WayStep[]
}

/** In so many ads, what one alone asks is no step: it is on that ad. */
const manyAds = 10

const keyOf = ({ kind, name, level }: AskedThing): string => `${kind} ${level} ${foldText(name)}`

/** Who speaks English at an advanced level speaks it at a lower one, and five years are also three. */
const covers = (one: AskedThing, other: AskedThing): boolean =>
  one.kind === other.kind && one.level >= other.level && foldText(one.name) === foldText(other.name)

/**
 * What stands between a person and the ads of a trade. Each step is what opens most of the ads that are still closed; among equals
 * what completes that kind of requirement in most of them, then what most of them ask for, then by name.
 */
export function wayOf(jobs: readonly WayJob[], most: Record<RequirementKind, number>): Way {
  const named = jobs.filter(({ asked }) => asked.length > 0).map(withoutRepetition)
  const lacking = named.map(({ id, asked }) => ({ id, lacks: asked.filter(({ isMet }) => !isMet) }))
  return {
    ready: lacking.filter(({ lacks }) => lacks.length === 0).map(({ id }) => id),
    oneAway: lacking.flatMap(({ id, lacks }) => {
      const [only, ...others] = lacks
      return only === undefined || others.length > 0 ? [] : [{ id, lacks: only.label }]
    }),
    has: heldOf(named).toSorted(
      (one, other) => other.ads - one.ads || one.label.localeCompare(other.label, 'es'),
    ),
    steps: stepsOf(
      lacking.map(({ lacks }) => lacks),
      most,
    ),
  }
}

const withoutRepetition = ({ id, asked }: WayJob): WayJob => ({
  id,
  asked: [...new Map(asked.map((one) => [keyOf(one), one])).values()],
})

/** Of the levels of a thing only the highest, with the ads of all of them. */
function heldOf(jobs: readonly WayJob[]): Way['has'] {
  const counts = countsOf(jobs.map(({ asked }) => asked.filter(({ isMet }) => isMet)))
  return counts
    .filter(({ thing }) => !counts.some((other) => other.thing !== thing && covers(other.thing, thing)))
    .map(({ thing }) => ({
      label: thing.label,
      ads: counts.filter((other) => covers(thing, other.thing)).reduce((sum, other) => sum + other.ads, 0),
    }))
}

/** How many ads have each thing. Of years the most that the person has for one of these ads. */
function countsOf(lists: readonly (readonly AskedThing[])[]): { thing: AskedThing; ads: number }[] {
  const counts = new Map<string, { thing: AskedThing; ads: number }>()
  for (const list of lists)
    for (const thing of list) {
      const known = counts.get(keyOf(thing))
      if (known === undefined) counts.set(keyOf(thing), { thing, ads: 1 })
      else {
        known.ads += 1
        if ((thing.has ?? 0) > (known.thing.has ?? 0)) known.thing = thing
      }
    }
  return [...counts.values()]
}

function stepsOf(lacking: readonly (readonly AskedThing[])[], most: Record<RequirementKind, number>) {
  const steps: WayStep[] = []
  let closed = lacking.filter((lacks) => lacks.length > 0)
  const asked = countsOf(closed).filter(({ ads }) => ads > 1 || lacking.length < manyAds)
  for (const kind of requirementKinds)
    for (let taken = 0; taken < most[kind]; taken++) {
      const best = nextOf(
        asked.filter(({ thing }) => thing.kind === kind),
        closed,
      )
      if (!best) break
      const { thing, ads, opens } = best
      steps.push({ kind, label: thing.label, ads, opens, has: thing.has })
      closed = closed
        .map((lacks) => lacks.filter((one) => !covers(thing, one)))
        .filter((lacks) => lacks.length > 0)
    }
  return steps
}

/** The best next thing of one kind; of its levels the lowest that is still missing. */
function nextOf(
  candidates: readonly { thing: AskedThing; ads: number }[],
  closed: readonly (readonly AskedThing[])[],
) {
  const missing = candidates
    .map(({ thing, ads }) => {
      const asking = closed.filter((lacks) => lacks.some((one) => covers(thing, one)))
      const completes = (lacks: readonly AskedThing[]) => lacks.every((one) => covers(thing, one))
      return {
        thing,
        ads,
        wanted: asking.length,
        opens: asking.filter(completes).length,
        completes: asking.filter((lacks) => completes(lacks.filter(({ kind }) => kind === thing.kind)))
          .length,
      }
    })
    .filter(({ wanted }) => wanted > 0)
  const lowest = missing.filter(
    ({ thing }) => !missing.some((other) => other.thing !== thing && covers(thing, other.thing)),
  )
  return lowest.toSorted(
    (one, other) =>
      other.opens - one.opens ||
      other.completes - one.completes ||
      other.wanted - one.wanted ||
      one.thing.label.localeCompare(other.thing.label, 'es'),
  )[0]
}
