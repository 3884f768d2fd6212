import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { fingerprint } from '#domain/matching/reading/fingerprint.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { goalFigures } from '#evaluation/cv/evaluate-report.ts'
import { figuresOf as understandingFigures, measure } from '#evaluation/assistant/measure-understanding.ts'
import { type Counts, score } from '#evaluation/cv/evaluate-score.ts'
import { findLabelledCvs, goldOf, loadCvs, readLabelledCv } from '#evaluation/cv/labelled-cvs.ts'
import { skillOutcome, textFaults, titleOutcome } from '#evaluation/matching/evaluate-finders.ts'
import { mean } from '#evaluation/matching/evaluate-measures.ts'
import type { LabelledSet } from '#evaluation/matching/labelled.ts'
import { labelledSets } from '#evaluation/matching/labelled-sets.ts'
import { figuresOf, RankedSet, type Side } from '#evaluation/matching/ranked-set.ts'
import { fallen, rounded, type SampleFigures, sampleFigures } from './sample-figures.ts'

// npm run evaluate -- sample [--commit]: fails if an engine or the understanding of questions is worse than sample.json; with --commit it updates the file. It uses
// development halves only: frequent checks would wear out the others.
const { values } = parseArgs({ options: { commit: { type: 'boolean', default: false } } })
const file = join(import.meta.dirname, 'sample.json')
const corpus = join(import.meta.dirname, 'cv/corpus/dev')

/** Change it when the reader has been tuned so long that it fits these CVs better than others. */
const SEED = 1
const CVS = 60

/** The CVs whose names have the smallest hashes with the seed: a new CV in the corpus replaces at most one. */
async function cvSample(): Promise<SampleFigures> {
  const keyOf = (path: string) => fingerprint(`${SEED} ${relative(corpus, path).replaceAll('\\', '/')}`)
  const paths = (await findLabelledCvs(corpus)).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).slice(0, CVS)
  const golds = await Promise.all(paths.map((path) => readFile(goldOf(path), 'utf8')))
  const counts: Counts = new Map()
  for (const cv of (await loadCvs(paths)).cvs) score(readLabelledCv(cv), cv.gold, counts)
  return {
    of: `${paths.length} CVs, seed ${SEED}, ${fingerprint(golds.join('\n'))}`,
    figures: goalFigures(counts),
  }
}

/** Everyone in the development half: it takes only a few seconds, so no sample is drawn. */
function matchingSample(): SampleFigures {
  const sets: LabelledSet[] = Object.values(labelledSets)
    .flatMap((all: readonly LabelledSet[]) => all)
    .map(({ jobs, profiles, grades, secondGrades }) => ({
      jobs,
      profiles: profiles.filter(({ split }) => split === 'dev'),
      grades,
      secondGrades,
    }))
    .filter(({ profiles }) => profiles.length > 0)
  const ranked = sets.map((set) => new RankedSet(set))
  const of = (side: Side) => figuresOf(ranked.flatMap((set) => set.lists(set.engine, 'dev', side)))
  const [people, jobs] = [of('profiles'), of('jobs')]
  const taxonomy = productTaxonomy()
  const [titles, skills, texts] = [titleOutcome(taxonomy), skillOutcome(taxonomy), textFaults(taxonomy)]
  return {
    of: `${sets.flatMap(({ profiles }) => profiles).length} people, ${sets.flatMap(({ jobs: ads }) => ads).length} ads, ${fingerprint(JSON.stringify(sets))}`,
    figures: {
      "nDCG@10 of a person's jobs": mean(people.ndcg),
      "precision@5 of a person's jobs": mean(people.precision),
      "nDCG@10 of a job's people": mean(jobs.ndcg),
      'titles with their grade': titles.right / titles.total,
      'skills with their grade': skills.right / skills.total,
      'skills of texts without a fault': 1 - texts.faults.length / texts.expected,
    },
  }
}

/** Every conversation of the development part, by rules: a second. */
async function assistantSample(): Promise<SampleFigures> {
  const measured = await measure('dev')
  const labels = measured.map(({ turn: { say, right } }) => [say, right.map(({ tool }) => tool)])
  return {
    of: `${measured.length} turns, ${fingerprint(JSON.stringify(labels))}`,
    figures: understandingFigures(measured),
  }
}

const schema = z.strictObject({ cv: sampleFigures, matching: sampleFigures, assistant: sampleFigures })
const withRounded = ({ of, figures }: SampleFigures): SampleFigures => ({
  of,
  figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)])),
})
const measured = {
  cv: withRounded(await cvSample()),
  matching: withRounded(matchingSample()),
  assistant: withRounded(await assistantSample()),
}
console.log(JSON.stringify(measured, null, 2))
if (values.commit) await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`)
else {
  const committed = schema.parse(JSON.parse(await readFile(file, 'utf8')))
  const worse = (['cv', 'matching', 'assistant'] as const).flatMap((name) =>
    fallen(name, committed[name], measured[name]),
  )
  if (worse.length > 0) {
    console.error(
      `${worse.join('\n')}\nWhere that is meant: npm run evaluate -- sample --commit, and why in the commit.`,
    )
    process.exitCode = 1
  }
}
