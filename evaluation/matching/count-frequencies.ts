import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import type { DocumentFrequencies } from '#domain/matching/reading/document-frequency.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { distinctiveWordSteps } from '#domain/matching/weights.ts'
import { genderlessStem, isEmptyWord, splitWords } from '#domain/matching/words/words.ts'
import { jobText } from './evaluate-baselines.ts'
import { jobFacts } from './evaluate-facts.ts'
import type { LabelledJob } from './labelled.ts'
import { labelledSets, ordinary } from './labelled-sets.ts'
import { readAds } from './read-ads.ts'
import { blend, Tally } from './tally.ts'

// node evaluation/matching/count-frequencies.ts [FILE | FOLDER | labelled ...] [--only skills | words]: recounts how many ads
// require each skill, and how many contain each word. A file is of any kind that npm run import reads, and is not stored;
// 'labelled', or no argument, means the labelled ads, without their grades. Several sources have equal weight, whatever their
// number of ads. The tables are committed, so that scores are reproducible.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: 'skills words' } },
})
const taxonomy = productTaxonomy()
/** The size of a table made from shares. */
const ADS = 10_000

const skillsOf = (ad: LabelledJob) =>
  jobProfile(taxonomy, jobFacts(ad, 0)).requirements.map(({ name }) => name)
const wordsOf = (ad: LabelledJob) =>
  splitWords(jobText(ad), genderlessStem)
    .filter(({ text }) => text.length > 2 && !isEmptyWord(text))
    .map(({ stem }) => stem)

const sources: Source[] = []
for (const name of positionals.length > 0 ? positionals : ['labelled'])
  sources.push(name === 'labelled' ? tallyLabelled() : await tallyAds(name))
const what = sources.map(({ name }) => name).join(' and ')
// A rarer word is as distinctive as one in no ad.
const leastShare = distinctiveWordSteps.at(-1)!
if (values.only.includes('skills'))
  await writeTable(
    'skill-frequency',
    'skillFrequencies',
    'how many ask for each skill',
    (source) => source.skills,
    0,
  )
if (values.only.includes('words'))
  await writeTable(
    'word-frequency',
    'wordFrequencies',
    'how many have each word that several have, by its genderless stem',
    (source) => source.words,
    leastShare,
  )

interface Source {
  name: string
  skills: DocumentFrequencies
  words: DocumentFrequencies
}

/** The ads of the first sets: skills of ads that list them as companies do, words of all. */
function tallyLabelled(): Source {
  const [skills, words] = [new Tally(), new Tally()]
  for (const ad of ordinary.jobs) skills.add(skillsOf(ad))
  const sets = [
    ordinary,
    ...labelledSets['as in the market'],
    ...labelledSets['an ordinary week'],
    labelledSets['hard cases'][0],
  ]
  for (const ad of sets.flatMap(({ jobs }) => jobs)) words.add(wordsOf(ad))
  return { name: 'invented ads over all fields', skills: skills.table(), words: words.table() }
}

/** Real ads without duplicates. Categories have equal weight, because a source has one kind of employers: the state hires few sellers. */
async function tallyAds(path: string): Promise<Source> {
  let ads = 0
  const byCategory = new Map<string, { skills: Tally; words: Tally }>()
  for await (const ad of readAds([path])) {
    ads++
    const tallies = byCategory.get(ad.category) ?? { skills: new Tally(), words: new Tally() }
    byCategory.set(ad.category, tallies)
    const labelled = { ...ad, key: ad.externalId, salaryText: ad.salaryRange }
    tallies.skills.add(skillsOf(labelled))
    tallies.words.add(wordsOf(labelled))
  }
  const categories = [...byCategory.values()]
  return {
    name: `${ads} real ads`,
    skills: blend(
      categories.map(({ skills }) => skills.table()),
      ADS,
    ),
    words: blend(
      categories.map(({ words }) => words.table()),
      ADS,
    ),
  }
}

async function writeTable(
  file: string,
  name: string,
  tells: string,
  of: (source: Source) => DocumentFrequencies,
  least: number,
): Promise<void> {
  const { jobs, counts } = sources.length === 1 ? of(sources[0]!) : blend(sources.map(of), ADS)
  const lines = Object.entries(counts)
    .filter(([, count]) => count >= Math.max(1, least * jobs))
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([key, count]) => `${count} ${key}`)
  const text = `import { readDocumentFrequencies } from './document-frequency.ts'

/** Of ${jobs} ads, ${tells}: ${what}. Counted by evaluation/matching/count-frequencies.ts. */
export const ${name} = readDocumentFrequencies(
  ${jobs},
  \`
${lines.join('\n')}
\`,
)
`
  await writeFile(
    fileURLToPath(new URL(`../../src/domain/matching/reading/${file}.data.ts`, import.meta.url)),
    text,
  )
}
