import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { skillFrequencies } from '#domain/matching/reading/skill-frequency.data.ts'
import { pointsFrom, readParts } from '#domain/matching/score/score.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { jobFacts, professionalFacts } from '#evaluation/matching/evaluate-facts.ts'
import { mean, ndcg, type Ranked } from '#evaluation/matching/evaluate-measures.ts'
import { type LabelledSet, profilesWrittenOn } from '#evaluation/matching/labelled.ts'
import { labelledSets } from '#evaluation/matching/labelled-sets.ts'
import { ascend, current, figures, setAll } from './tuned.ts'

// npm run train -- matching: moves the weights and the factors on the development lists, figure by figure. Each set in turn is left
// out and judged by the figures of the others; what all of them give is printed. It writes nothing: weights.ts says what is taken,
// and only what gains on the sets left out, and then on the other half, is worth taking.
const taxonomy = productTaxonomy()

type Points = () => number

/** The pairs of a set's development people with all of its jobs, read once. */
function readSet({ jobs, profiles, grades }: LabelledSet) {
  const read = jobs.map((job, id) => jobProfile(taxonomy, jobFacts(job, id), skillFrequencies))
  const people = profiles.filter(({ split }) => split === 'dev')
  return people.map((person, id) => {
    const professional = professionalProfile(taxonomy, professionalFacts(person, id), profilesWrittenOn)
    const given = grades[person.key] ?? {}
    return {
      grades: jobs.map(({ key }) => given[key] ?? 0),
      points: read.map((job): Points => {
        const parts = readParts(taxonomy, job, professional)
        return () => pointsFrom(job, professional, parts)
      }),
    }
  })
}

type ReadSet = ReturnType<typeof readSet>

/** Both rankings of a set: nDCG@10 of each person's jobs, and of each job's people. */
function measureSet(set: ReadSet): { people: number[]; jobs: number[] } {
  const lists = set.map(({ grades, points }) => ({ grades, scores: points.map((of) => of()) }))
  const turned = (lists[0]?.grades ?? []).map((_, job): Ranked => ({
    grades: lists.map(({ grades }) => grades[job]!),
    scores: lists.map(({ scores }) => scores[job]!),
  }))
  const valuesOf = (ranked: readonly Ranked[]) =>
    ranked.map((list) => ndcg(list)).filter((value) => value !== null)
  return { people: valuesOf(lists), jobs: valuesOf(turned) }
}

function measured(sets: readonly ReadSet[]) {
  const all = sets.map(measureSet)
  return { people: all.flatMap(({ people }) => people), jobs: all.flatMap(({ jobs }) => jobs) }
}

/** A person's jobs count twice: it is what the goal measures, and the other ranking must not pay for it. */
function measure(sets: readonly ReadSet[]): number {
  const { people, jobs } = measured(sets)
  return (2 * mean(people) + mean(jobs)) / 3
}

const names = Object.entries(labelledSets).flatMap(([name, sets]: [string, readonly LabelledSet[]]) =>
  sets.map((set, at) => ({ name: sets.length > 1 ? `${name}, ${at + 1}` : name, set: readSet(set) })),
)
const sets = names.filter(({ set }) => set.length > 0)
const before = current()
const show = (value: number) => value.toFixed(4)
const gains: number[] = []
const folds: number[][] = []
console.log('left out | lists | before | with the figures of the others')
for (const { name, set } of sets) {
  setAll(before)
  const was = measureSet(set).people
  folds.push(ascend(() => measure(sets.filter((other) => other.set !== set).map((other) => other.set))))
  const now = measureSet(set).people
  gains.push(...now.map((value, at) => value - was[at]!))
  console.log(`${name} | ${was.length} | ${show(mean(was))} | ${show(mean(now))}`)
}
const spread = Math.sqrt(mean(gains.map((gain) => (gain - mean(gains)) ** 2)) / gains.length)
console.log(`mean gain on what was left out: ${show(mean(gains))} ± ${show(spread)}`)
setAll(before)
const all = sets.map(({ set }) => set)
const was = measured(all)
const learned = ascend(() => measure(all))
const now = measured(all)
console.log(
  `all: people ${show(mean(was.people))} to ${show(mean(now.people))}, jobs ${show(mean(was.jobs))} to ${show(mean(now.jobs))}`,
)
const sameWay = (at: number) =>
  folds.filter((fold) => Math.sign(fold[at]! - before[at]!) === Math.sign(learned[at]! - before[at]!)).length
for (const [at, { name }] of figures.entries())
  if (learned[at] !== before[at])
    console.log(
      `${name}: ${before[at]!} to ${learned[at]!}, the same way in ${sameWay(at)} of ${folds.length} (${folds.map((fold) => fold[at]).join(', ')})`,
    )
