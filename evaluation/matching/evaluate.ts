import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type JobProfile, jobProfile } from '#domain/matching/job-profile.ts'
import { professionalProfile } from '#domain/matching/professional-profile.ts'
import { productRarity } from '#domain/matching/rarity.data.ts'
import { scoreMatch } from '#domain/matching/score.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import {
  bm25,
  jobText,
  jobTitleAndDescription,
  profileText,
  profileTitleAndDescription,
  substringShare,
} from './evaluate-baselines.ts'
import { jobFacts, professionalFacts } from './evaluate-facts.ts'
import {
  bootstrapInterval,
  mean,
  ndcg,
  precisionAt5,
  type Ranked,
  seededRandom,
} from './evaluate-measures.ts'
import { finderRows } from './evaluate-finders.ts'
import { grades } from './grades.data.ts'
import type { LabelledJob, LabelledProfile, Split } from './labelled.ts'
import { labelledJobs, labelledProfiles, profilesWrittenOn } from './labelled-set.ts'

// npm run evaluate -- matching [--dev]: the score beside three baselines. With --dev nothing of the held-out half is shown,
// and nothing is written.
const { values } = parseArgs({
  options: { dev: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const RANDOM_RUNS = 200

const taxonomy = productTaxonomy()
const facts = labelledJobs.map(jobFacts)
const jobs: JobProfile[] = facts.map((job) => jobProfile(taxonomy, job, productRarity))
const professionals = labelledProfiles.map((profile, id) =>
  professionalProfile(taxonomy, professionalFacts(profile, id), profilesWrittenOn),
)

/** A score for each profile (row) and job (column). */
type Matrix = readonly (readonly number[])[]
const gradeOf: Matrix = labelledProfiles.map(({ key }) =>
  labelledJobs.map((job) => grades[key]?.[job.key] ?? 0),
)

const engine: Matrix = professionals.map((professional) =>
  jobs.map((job) => scoreMatch(taxonomy, job, professional).points),
)
const substring: Matrix = labelledProfiles.map((profile) =>
  labelledJobs.map((job) => substringShare(job, profile)),
)
/** BM25 as each side would ask it: profiles as queries over jobs, and jobs as queries over profiles. */
function bm25Of(
  textOfJob: (job: LabelledJob) => string,
  textOfProfile: (profile: LabelledProfile) => string,
) {
  const jobTexts = labelledJobs.map(textOfJob)
  const profileTexts = labelledProfiles.map(textOfProfile)
  const byJob = bm25(jobTexts, profileTexts)
  const profiles: Matrix = bm25(profileTexts, jobTexts)
  const jobsAsk: Matrix = profileTexts.map((_, profile) =>
    jobTexts.map((_text, job) => byJob[job]![profile]!),
  )
  return { profiles, jobs: jobsAsk }
}
const named = bm25Of(jobTitleAndDescription, profileTitleAndDescription)
const whole = bm25Of(jobText, profileText)

/** Per profile its jobs, or per job its profiles; of one half of the profiles. */
function lists(scores: Matrix, split: Split, of: 'profiles' | 'jobs'): Ranked[] {
  const rows = [...labelledProfiles.keys()].filter((row) => labelledProfiles[row]!.split === split)
  if (of === 'profiles') return rows.map((row) => ({ grades: gradeOf[row]!, scores: scores[row]! }))
  return [...labelledJobs.keys()].map((job) => ({
    grades: rows.map((row) => gradeOf[row]![job]!),
    scores: rows.map((row) => scores[row]![job]!),
  }))
}

interface Figures {
  ndcg: number[]
  precision: number[]
}

function figuresOf(ranked: readonly Ranked[]): Figures {
  return {
    ndcg: ranked.map((list) => ndcg(list)).filter((value) => value !== null),
    precision: ranked.map(precisionAt5).filter((value) => value !== null),
  }
}

function randomFigures(split: Split, of: 'profiles' | 'jobs'): Figures {
  const random = seededRandom(7)
  const runs = Array.from({ length: RANDOM_RUNS }, () =>
    figuresOf(
      lists(
        gradeOf.map((row) => row.map(() => random())),
        split,
        of,
      ),
    ),
  )
  const average = (pick: (run: Figures) => number[]) =>
    pick(runs[0]!).map((_, index) => mean(runs.map((run) => pick(run)[index]!)))
  return { ndcg: average((run) => run.ndcg), precision: average((run) => run.precision) }
}

function row(name: string, { ndcg: values, precision }: Figures): string {
  const { low, high } = bootstrapInterval(values)
  const figure = (value: number) => value.toFixed(3)
  return `| ${name} | ${figure(mean(values))} | ${figure(low)}–${figure(high)} | ${figure(mean(precision))} |`
}

function table(split: Split, of: 'profiles' | 'jobs'): string {
  const own = figuresOf(lists(engine, split, of))
  const baselines = {
    'substring share (as documented)': figuresOf(lists(substring, split, of)),
    'BM25 of title and description': figuresOf(lists(named[of], split, of)),
    [`random (mean of ${RANDOM_RUNS})`]: randomFigures(split, of),
  }
  const best = Math.max(...Object.values(baselines).map((figures) => mean(figures.ndcg)))
  const what = of === 'profiles' ? 'each profile ranks the jobs' : 'each job ranks the profiles'
  return [
    `### ${split}: ${what} (${own.ndcg.length} lists)`,
    '',
    '| method | nDCG@10 | 95 % interval | precision@5 |',
    '|---|---:|---:|---:|',
    row('**engine**', own),
    ...Object.entries(baselines).map(([name, figures]) => row(name, figures)),
    row('BM25 of every text of both, for comparison', figuresOf(lists(whole[of], split, of))),
    '',
    `Above the best of the three baselines: ${(mean(own.ndcg) - best).toFixed(3)}.`,
    '',
  ].join('\n')
}

const splits: readonly Split[] = values.dev ? ['dev'] : ['held-out', 'dev']
const pairs = splits.flatMap((split) => [table(split, 'profiles'), table(split, 'jobs')]).join('\n')
const report = `# Matching: what the evaluation says

Written by \`npm run evaluate -- matching\`: ${labelledJobs.length} invented jobs and ${labelledProfiles.length} invented profiles with graded pairs (guideline in
\`grades.data.ts\`). Weights were tuned on the half 'dev' only; 'held-out' is what counts. Intervals are of the mean, by bootstrap over the lists.
Ties share their places. Goal: nDCG@10 of 0.90, and 0.10 above the best baseline.

${pairs}
${finderRows(taxonomy)}`
console.log(report)
if (!values.dev) await writeFile(fileURLToPath(new URL('./results.md', import.meta.url)), report)
