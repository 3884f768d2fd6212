import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { jobText, profileText } from '#evaluation/matching/evaluate-baselines.ts'
import { readAds } from '#evaluation/matching/read-ads.ts'
import type { LabelledSet } from '#evaluation/matching/labelled.ts'
import { labelledSets } from '#evaluation/matching/labelled-sets.ts'
import {
  packVector,
  subjectOfVectors,
  unpackVector,
  vectorLength,
} from '#domain/matching/reading/text-vector.ts'
import { occupationLines, productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { genderlessStem, isEmptyWord, splitWords } from '#domain/matching/words/words.ts'
import { type Passage, wordVectors } from './word-vectors.ts'

// node evaluation/matching/vectors/train.ts FILE | FOLDER ...: learns the vectors of words from real ads, of any kind that npm run
// import reads, from the texts of the development lists (no grade, and nobody held out) and from the names of the taxonomy. Only
// words and their numbers are written. About a minute.
const WORDS = 7000
/** A word in fewer texts has no vector. */
const LEAST_TEXTS = 4
const [NEAR, WHOLE] = [8, 40]
/** The development texts are few, and speak as companies and people do. */
const DEVELOPMENT_WEIGHT = 5
const LINE = /[\n;•¿.]/

const stemsOf = (text: string): string[] =>
  splitWords(text, genderlessStem)
    .filter(({ text: word }) => word.length > 2 && !isEmptyWord(word))
    .map(({ stem }) => stem)

const passages: Passage[] = []
const seen = new Set<string>()
// A requirement is read with the ad's title before it. Many ads repeat one another, and the rest of these ads is about the employer.
for await (const ad of readAds(process.argv.slice(2))) {
  const title = stemsOf(ad.title)
  for (const line of ad.requirements.split(LINE)) {
    const known = `${ad.title}: ${line}`
    const words = seen.has(known) ? [] : stemsOf(line)
    seen.add(known)
    if (words.length > 0) passages.push({ words: [...title, ...words], reach: NEAR, weight: 1 })
  }
}
const ads = passages.length
const development = Object.values<readonly LabelledSet[]>(labelledSets)
  .flat()
  .filter(({ profiles }) => profiles.some(({ split }) => split === 'dev'))
const texts = development.flatMap(({ jobs, profiles }) => [
  ...jobs.map(jobText),
  ...profiles.filter(({ split }) => split === 'dev').map(profileText),
])
for (const text of texts) passages.push({ words: stemsOf(text), reach: NEAR, weight: DEVELOPMENT_WEIGHT })
const taxonomy = productTaxonomy()
const names = [
  ...occupationLines().map(({ masculine, feminine, synonyms, skills }) =>
    [masculine, feminine].concat(synonyms, skills),
  ),
  ...[...Map.groupBy(taxonomy.skillForms, ({ skill }) => skill).values()].map((forms) =>
    forms.map(({ text }) => text),
  ),
]
for (const line of names)
  passages.push({ words: stemsOf(line.join(' ')), reach: WHOLE, weight: DEVELOPMENT_WEIGHT })

const counts = new Map<string, number>()
for (const { words, weight } of passages)
  for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + weight)
const vocabulary = [...counts]
  .filter(([, count]) => count >= LEAST_TEXTS)
  .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  .slice(0, WORDS)
  .map(([word]) => word)
const vectors = wordVectors(passages, vocabulary, vectorLength)
const packed = vectors.map(packVector)
const known = new Map(vocabulary.map((word, at) => [word, unpackVector(packed[at]!)]))
const subjects = development.flatMap(({ jobs }) => jobs.map((job) => subjectOfVectors(known, [jobText(job)])))
const mean = Array.from({ length: vectorLength }, (_, at) =>
  Math.round((1000 * subjects.reduce((sum, subject) => sum + subject[at]!, 0)) / subjects.length),
)
await writeFile(
  fileURLToPath(new URL('../../../src/domain/matching/reading/word-vectors.data.ts', import.meta.url)),
  `/**
 * Vectors of ${vocabulary.length} words, by their genderless stem, in ${vectorLength} dimensions of half a byte. Learned by
 * evaluation/matching/vectors/train.ts from ${ads} lines of real ads and ${texts.length} development texts. \`meanSubject\`: what all
 * ads have in common, in thousandths.
 */
export const meanSubject = [${mean.join(', ')}]

export const wordVectorLines = \`
${vocabulary.map((word, at) => `${word} ${packed[at]!}`).join('\n')}
\`
`,
)
console.log(`${vocabulary.length} words of ${passages.length} passages`)
