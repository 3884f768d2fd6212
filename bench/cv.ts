import { glob, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getDocument } from 'unpdf/pdfjs'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import { documentLimits } from '#server/platform/pdf/document-limits.ts'
import { createDocumentReader } from '#server/platform/pdf/document-reader.ts'
import { pdfText } from '#server/platform/pdf/pdf-text.ts'

// node bench/cv.ts [--folder evaluation/cv/corpus] [--seconds 5]: CVs per second on one core, each step beside its floor.
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'evaluation/cv/corpus/dev' },
    seconds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)

let files: Uint8Array[] = []
for await (const path of glob(join(values.folder, '**/*.pdf'))) files.push(await readFile(path))
if (files.length === 0) throw new Error(`No PDF in ${values.folder}`)

/** Runs over all files repeatedly, after one warm-up round; times in milliseconds for each file. */
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

/** The floor: only the library's strings, without positions, fonts or links. */
async function floorText(bytes: Uint8Array): Promise<number> {
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
const floor = await time((index) => floorText(files[index]!))
const inThread = await time((index) => reader.readPdf(files[index]!))
const extraction = await time((index) => pdfText(Uint8Array.from(files[index]!), documentLimits))
const reading = await time((index) => readCv(pages[index]!))

// Far more text than a CV: sixty thousand lines of jobs below every limit, and a page full of scattered items. The floor
// reads each line once.
const size = { width: 6, height: 6, font: '', isBold: false, isItalic: false }
const JOB = ['Analista de Compras', 'Textiles Andinos S.A.C.', 'Enero 2019 - Diciembre 2020']
const dense = Array.from({ length: documentLimits.pages }, (_, page): PageText => {
  const runs = Array.from({ length: 1990 }, (_, line) => {
    const text = page + line === 0 ? 'EXPERIENCIA' : JOB[line % JOB.length]!
    return { ...size, text, x: 50, y: 20 + line * 7, width: text.length * 3 }
  })
  return { width: 595, height: 14_000, runs, rotated: [], links: [] }
})
const strewn: PageText[] = [
  {
    width: 595,
    height: 842,
    rotated: [],
    links: [],
    runs: Array.from({ length: 20_000 }, (_, at) => {
      return { ...size, text: `a${at}, b`, x: (at * 37) % 560, y: (at * 13) % 800, width: 24 }
    }),
  },
]
const touch = (all: readonly PageText[]) => {
  let words = 0
  for (const { runs } of all)
    for (const { text } of runs) words += text.toLowerCase().normalize('NFD').split(/\s+/).length
  return words
}
files = [new Uint8Array()]
const [denseFloor, denseReading] = [await time(() => touch(dense)), await time(() => readCv(dense))]
const [strewnFloor, strewnReading] = [await time(() => touch(strewn)), await time(() => readCv(strewn))]
const fileCount = pages.length
await reader.close()

const mean = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0) / times.length
const at = (times: readonly number[], share: number) => times[Math.floor((times.length - 1) * share)]!
const rate = (one: number) => one.toFixed(one < 10 ? 1 : 0)
const row = (what: string, times: readonly number[]) =>
  `| ${what} | ${rate(1000 / mean(times))} | ${at(times, 0.5).toFixed(2)} | ${at(times, 0.95).toFixed(2)} |`
const report = [
  '# cv',
  '',
  `${new Date().toISOString().slice(0, 10)}, one of ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}. ${fileCount} PDFs of the labelled set, each after a first round.`,
  '',
  '| what | CVs/s | p50 ms | p95 ms |',
  '|---|--:|--:|--:|',
  row('floor: bare strings out of the file', floor),
  row('text with places, fonts and links', extraction),
  row('the same, asked of the thread', inThread),
  row('reading, text in hand (goal: 40/s)', reading),
  '',
  'What is no CV: how long one of them keeps the thread of documents busy.',
  '',
  '| what | documents/s | p50 ms | p95 ms |',
  '|---|--:|--:|--:|',
  row('floor: each of 59,700 lines once', denseFloor),
  row('30 pages of 1,990 lines of jobs (goal: under 2 s)', denseReading),
  row('floor: each of 20,000 strewn items once', strewnFloor),
  row('a page of 20,000 strewn items', strewnReading),
  '',
].join('\n')
console.log(report)
await writeFile(join(import.meta.dirname, 'results', 'cv.md'), report)
