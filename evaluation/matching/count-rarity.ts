import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { jobProfile } from '#domain/matching/job-profile.ts'
import { countRarity } from '#domain/matching/rarity.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { jobFacts } from './evaluate-facts.ts'
import { labelledJobs } from './labelled-set.ts'

// node evaluation/matching/count-rarity.ts: counts anew how many of our ads ask for each skill. The table is committed, so that every
// process and every day give the same score; only what the ads ask for is counted, no grade is looked at.
const taxonomy = productTaxonomy()
const { jobs, counts } = countRarity(labelledJobs.map((job, id) => jobProfile(taxonomy, jobFacts(job, id))))
const lines = Object.entries(counts)
  .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  .map(([name, count]) => `${count} ${name}`)
const text = `import { readRarity } from './rarity.ts'

/** Of ${jobs} invented ads over all fields, how many ask for each skill. Counted by evaluation/matching/count-rarity.ts. */
export const productRarity = readRarity(
  ${jobs},
  \`
${lines.join('\n')}
\`,
)
`
await writeFile(fileURLToPath(new URL('../../src/domain/matching/rarity.data.ts', import.meta.url)), text)
