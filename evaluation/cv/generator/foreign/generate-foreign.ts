import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { people } from '../../people.ts'
import { readJsonLines } from '#evaluation/json-lines.ts'
import type { Translation } from './html-words.ts'
import { person, type Person } from '../../person.ts'
import { reproducible } from '../producers/reproducible.ts'
import { openHtmlPrinter } from './html-printer.ts'
import { goldOfPage, printsOf, probe } from './json-resume-gold.ts'
import { putCv, type PutCv } from './put-cv.ts'
import { type ForeignLayout, halfOf, themes } from './sources.ts'
import { printTheme } from './themes.ts'

// node evaluation/cv/generator/foreign/generate-foreign.ts [layout ...]: prints people with layouts that others drew, installed in the
// folder FOREIGN_LAYOUTS, and writes the golds. Without names, all layouts.
const corpus = join(import.meta.dirname, '../../corpus')
const folder = process.env['FOREIGN_LAYOUTS'] ?? '/tmp/layouts'
const only = new Set(process.argv.slice(2))
const pools = {
  'foreign-dev': poolOf('dev'),
  'foreign-held-out': poolOf('foreign-held-out'),
}
const PEOPLE_A_LAYOUT = 3

const printer = await openHtmlPrinter()
for (const [index, layout] of themes.entries()) {
  if (only.size > 0 && !only.has(layout.name)) continue
  try {
    await generate(layout, index)
  } catch (error) {
    process.exitCode = 1
    process.stdout.write(`${layout.name}: ${String(error).slice(0, 300)}\n`)
  }
}
await printer.close()

async function generate(layout: ForeignLayout, index: number): Promise<void> {
  const half = halfOf(layout.source)
  const pool = pools[half]
  const target = join(corpus, half, layout.name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const print = (cv: PutCv, isGrouped: boolean, translation: Translation) =>
    printTheme(layout, cv, { folder, isGrouped, translation, print: printer.print })
  const grouped = printsOf(await print(probe, true, 'as it ships'))
  const single = printsOf(await print(probe, false, 'as it ships'))
  for (let variant = 0; variant < PEOPLE_A_LAYOUT; variant++) {
    const one = pool[(index * PEOPLE_A_LAYOUT + variant) % pool.length]
    if (one === undefined) throw new Error(`nobody is in the pool of ${half}`)
    const cv = putCv(one, variant)
    // A layout that prints the names of groups only is given each skill by itself.
    const isGrouped = variant < 2 && !grouped.bareGroups
    const translation = (['headings', 'headings and dates', 'as it ships'] as const)[variant] ?? 'headings'
    const pdf = reproducible(await print(cv, isGrouped, translation))
    const gold = goldOfPage(cv, isGrouped ? grouped : single, pdf, layout.name, layout.producer)
    writeFileSync(join(target, `${one.id}.pdf`), pdf)
    writeFileSync(join(target, `${one.id}.gold.json`), `${JSON.stringify(gold, null, 2)}\n`)
  }
  process.stdout.write(`${half}/${layout.name}: ${PEOPLE_A_LAYOUT}\n`)
}

function poolOf(split: string): Person[] {
  return readJsonLines(join(corpus, split, 'people.jsonl'), person, { optional: true }).flatMap(
    ({ value }) => people.get(value.id) ?? [],
  )
}
