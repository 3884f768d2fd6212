import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Pdf from 'pdfkit'
import { UnreadableDocument } from '#server/platform/pdf/document-failure.ts'
import { createDocumentReader } from '#server/platform/pdf/document-reader.ts'
import { figure, goalTable, meanF1, table } from './evaluate-report.ts'
import { readGold } from './evaluate-gold.ts'
import { type Counts, f1, score } from './evaluate-score.ts'
import { EMPTY } from './labelled-cvs.ts'

// npm run evaluate -- cv scans [--errors]: measures the reader on pictures of printed and spoiled CVs. Scans are read as PDFs of
// one picture, photos as pictures.
const { values } = parseArgs({
  options: { errors: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const SCANS = join(import.meta.dirname, 'scans')
const CORPUS = join(import.meta.dirname, 'corpus')
const GOAL_SECONDS = 5

const reader = createDocumentReader(1)

/** Processor time of all threads of this process. In seconds. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function pdfOf(jpeg: Buffer): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise((resolve) => pdf.on('end', resolve))
  pdf.image(jpeg, 0, 0, { fit: [595, 842] })
  pdf.end()
  await written
  return Buffer.concat(chunks)
}

async function measure(part: string) {
  const all: Counts = new Map()
  const byKind = new Map<string, Counts>()
  const unread: string[] = []
  let seconds = 0
  const names = (await readdir(join(SCANS, part))).filter((name) => name.endsWith('.jpg')).sort()
  for (const name of names) {
    const [where = '', kind = ''] = name.replace(/\.jpg$/, '').split('.')
    const [split = '', layout = '', person = ''] = where.split('--')
    const gold = await readGold(join(CORPUS, split, layout, `${person}.gold.json`), kind)
    const picture = await readFile(join(SCANS, part, name))
    const bytes = kind === 'photo' ? picture : await pdfOf(picture)
    const before = processorSeconds()
    const cv = await reader
      .readCv({ from: name }, kind === 'photo' ? 'picture' : 'pdf', bytes)
      .then((found) => found.cv)
      .catch((error: unknown) => {
        if (!(error instanceof UnreadableDocument)) throw error
        unread.push(`${kind}: ${error.failure}`)
        return EMPTY
      })
    seconds += processorSeconds() - before
    const own: Counts = new Map()
    const ofKind = byKind.get(kind) ?? new Map()
    byKind.set(kind, ofKind)
    for (const counts of [all, ofKind, own]) score(cv, gold, counts)
    const poor = [...own].filter(([, { strict }]) => f1(strict) < 1)
    if (values.errors && part === 'dev')
      console.log(
        `${name}\n   ${poor.map(([field, { strict }]) => `${field} ${figure(f1(strict), 1, 2)}`).join(' · ')}`,
      )
  }
  return { name: part, cvs: names.length, all, byLayout: byKind, extraction: 0, reading: 0, seconds, unread }
}

const measured = [await measure('held-out'), await measure('dev')]
await reader.close()
const inShort = measured.map(({ name, cvs, all, byLayout, seconds, unread }) => {
  const page = seconds / cvs
  const kinds = [...byLayout].map(([kind, counts]) => `${kind} ${figure(meanF1(counts, 'strict'))}`)
  return `- **${name}**, ${cvs} pages: mean F1 of all fields ${figure(meanF1(all, 'strict'))} strict, ${figure(meanF1(all, 'lenient'))} lenient; by kind, strict: ${kinds.join(', ')}. ${page.toFixed(1)} processor seconds a page (goal ${GOAL_SECONDS}${page > GOAL_SECONDS ? ', missed' : ''}), the first with the engine's start. Not read at all: ${unread.length === 0 ? 'none' : unread.join(', ')}.`
})
const report = `# The CV reader on scans and photos

Made by \`npm run evaluate -- cv scans\`. Pictures of printed and spoiled CVs (\`scans/\`, made by \`generator/make-scans.ts\`): of an office scanner, a copy of a
copy, sheets laid in turned, and photos with shade and perspective. Held-out: layouts that nobody who works on the reader looks at. The rules are those of
\`results.md\`; beside it stands what the same reader reaches on the files with text.

${inShort.join('\n')}

${goalTable(measured)}

${measured.map((split) => table(split).replace(/\nText out of the files:.*\n/, '')).join('\n\n')}
`
console.log(report)
await writeFile(join(import.meta.dirname, 'results-scans.md'), report)
