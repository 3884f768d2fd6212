import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { kinds, type Pixels, spoiled, withRandom } from './spoil.ts'

// node evaluation/cv/generator/make-scans.ts: prints one-page CVs of many layouts, spoils them as scanners and phones do, and
// writes them as pictures to evaluation/cv/scans. Needs pdftoppm and pdfinfo (poppler). The same versions write the same bytes.
const CORPUS = join(import.meta.dirname, '../corpus')
const SCANS = join(import.meta.dirname, '../scans')
const parts = { dev: ['dev'], 'held-out': ['held-out', 'fresh'] }
const OF_EACH = 20
/** What a phone's picture of a page keeps, and the committed files allow. In dots per inch. */
const DPI = 150

const pagesOf = (pdf: string): number =>
  Number(/^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', [pdf], { encoding: 'utf8' }))?.[1])

/** One CV of one page from each layout, as many as are wanted, spread over all layouts. */
function chosen(splits: readonly string[]): { split: string; layout: string; person: string }[] {
  const layouts = splits.flatMap((split) =>
    readdirSync(join(CORPUS, split), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name: layout }) => ({ split, layout })),
  )
  const single = layouts.flatMap(({ split, layout }, at) => {
    const people = readdirSync(join(CORPUS, split, layout))
      .filter((name) => name.endsWith('.pdf') && pagesOf(join(CORPUS, split, layout, name)) === 1)
      .map((name) => name.slice(0, -4))
    // Not always the first of a layout: those have its plainest headings and dates.
    return people.length > 0 ? [{ split, layout, people, person: people[at % people.length]! }] : []
  })
  const step = Math.max(1, single.length / OF_EACH)
  const spread = Array.from(
    { length: Math.min(OF_EACH, single.length) },
    (_, at) => single[Math.floor(at * step)]!,
  )
  // Where layouts are few, second people of them fill the rest.
  const more = single.flatMap((one) => {
    const second = one.people.find((name) => name !== one.person)
    return second === undefined ? [] : [{ ...one, person: second }]
  })
  return [...spread, ...more]
    .slice(0, OF_EACH)
    .map(({ split, layout, person }) => ({ split, layout, person }))
}

async function printed(pdf: string): Promise<Pixels> {
  const png = execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-png', '-singlefile', pdf], {
    maxBuffer: 64 * 1024 * 1024,
  })
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

for (const [part, splits] of Object.entries(parts)) {
  const folder = join(SCANS, part)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [at, { split, layout, person }] of chosen(splits).entries()) {
    const kind = kinds[at % kinds.length]!
    const page = await printed(join(CORPUS, split, layout, `${person}.pdf`))
    const { data, width, height } = spoiled(page, kind, withRandom(`${layout} ${person}`))
    const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
      .blur(kind === 'scan' ? 0.5 : 0.7)
      .jpeg({ quality: kind === 'scan' ? 45 : 38 })
      .toBuffer()
    writeFileSync(join(folder, `${split}--${layout}--${person}.${kind}.jpg`), jpeg)
  }
}
