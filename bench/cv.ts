import { glob, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getDocument } from 'unpdf/pdfjs'
import { readCv } from '../src/domain/cv/read-cv.ts'
import { documentLimits } from '../src/server/platform/pdf/document-limits.ts'
import { createDocumentReader } from '../src/server/platform/pdf/document-reader.ts'
import { pdfText } from '../src/server/platform/pdf/pdf-text.ts'

// node bench/cv.ts [--folder evaluation/cv/corpus] [--seconds 5]: CVs per second on one core, each step beside its floor.
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'evaluation/cv/corpus/dev' },
    seconds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)

const files: Uint8Array[] = []
for await (const path of glob(join(values.folder, '**/*.pdf'))) files.push(await readFile(path))
if (files.length === 0) throw new Error(`No PDF in ${values.folder}`)

/** Runs over all files again and again; times in milliseconds for each file, after one round that warms up. */
async function time(step: (index: number) => unknown): Promise<number[]> {
  for (let index = 0; index < files.length; index++) await step(index)
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < end; index = (index + 1) % files.length) {
    const start = performance.now()
    await step(index)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

/** The floor: only the strings, as the library gives them, without places, fonts or links. */
async function bareText(bytes: Uint8Array): Promise<number> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, disableFontFace: true })
  const document = await task.promise
  let letters = 0
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) if ('str' in item) letters += item.str.length
  }
  await task.destroy()
  return letters
}

const pages = await Promise.all(files.map((bytes) => pdfText(Uint8Array.from(bytes), documentLimits)))
const reader = createDocumentReader(1)
const floor = await time((index) => bareText(files[index]!))
const inThread = await time((index) => reader.readPdf(files[index]!))
const extraction = await time((index) => pdfText(Uint8Array.from(files[index]!), documentLimits))
const reading = await time((index) => readCv(pages[index]!))
await reader.close()

const mean = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0) / times.length
const at = (times: readonly number[], share: number) => times[Math.floor((times.length - 1) * share)]!
const row = (what: string, times: readonly number[]) =>
  `| ${what} | ${(1000 / mean(times)).toFixed(0)} | ${at(times, 0.5).toFixed(2)} | ${at(times, 0.95).toFixed(2)} |`
const report = [
  '# cv',
  '',
  `${new Date().toISOString().slice(0, 10)}, one of ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}. ${files.length} PDFs of the labelled set, each after a first round.`,
  '',
  '| what | CVs/s | p50 ms | p95 ms |',
  '|---|--:|--:|--:|',
  row('floor: bare strings out of the file', floor),
  row('text with places, fonts and links', extraction),
  row('the same, asked of the thread', inThread),
  row('reading, text in hand (goal: 40/s)', reading),
  '',
].join('\n')
console.log(report)
await writeFile(join(import.meta.dirname, 'results', 'cv.md'), report)
