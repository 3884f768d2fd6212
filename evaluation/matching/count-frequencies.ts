import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { countDocumentFrequencies } from '#domain/matching/reading/document-frequency.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { distinctiveWordSteps } from '#domain/matching/score/weights.ts'
import { genderlessStem, isEmptyWord, splitWords } from '#domain/matching/reading/words.ts'
import { jobText } from './evaluate-baselines.ts'
import { jobFacts } from './evaluate-facts.ts'
import { labelledSets, ordinary } from './labelled-sets.ts'

// node evaluation/matching/count-frequencies.ts: counts anew how many of our ads ask for each skill, and how many have each word. The tables
// are committed, so that every process and every day give the same score; only what the ads say is counted, no grade is looked at.
const taxonomy = productTaxonomy()
await writeTable(
  'skill-frequency',
  'skillFrequencies',
  'how many ask for each skill',
  countDocumentFrequencies(ordinary.jobs.map((job, id) => jobProfile(taxonomy, jobFacts(job, id)))),
)

const ads = [
  ordinary,
  ...labelledSets['as in the market'],
  ...labelledSets['an ordinary week'],
  labelledSets['hard cases'][0],
].flatMap(({ jobs }) => jobs)
const words = countDocumentFrequencies(
  ads.map((ad) => ({
    requirements: splitWords(jobText(ad), genderlessStem)
      .filter(({ text }) => text.length > 2 && !isEmptyWord(text))
      .map(({ stem }) => ({ name: stem })),
  })),
)
// A word that fewer have tells as much as one that none has.
const least = words.jobs * distinctiveWordSteps.at(-1)!
await writeTable(
  'word-frequency',
  'wordFrequencies',
  'how many have each word that several have, by its genderless stem',
  {
    jobs: words.jobs,
    counts: Object.fromEntries(Object.entries(words.counts).filter(([, count]) => count >= least)),
  },
)

async function writeTable(
  file: string,
  name: string,
  what: string,
  { jobs, counts }: ReturnType<typeof countDocumentFrequencies>,
): Promise<void> {
  const lines = Object.entries(counts)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([key, count]) => `${count} ${key}`)
  const text = `import { readDocumentFrequencies } from './document-frequency.ts'

/** Of ${jobs} invented ads over all fields, ${what}. Counted by evaluation/matching/count-frequencies.ts. */
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
