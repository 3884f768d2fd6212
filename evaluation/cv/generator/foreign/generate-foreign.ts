import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { people } from '../../people.ts'
import { readJsonLines } from '#evaluation/json-lines.ts'
import type { Translation } from './html-words.ts'
import { person, type Person } from '../../person.ts'
import { reproducible } from '../producers/reproducible.ts'
import { openHtmlPrinter } from './html-printer.ts'
import { goldOfPage, printsOf, probe } from './json-resume-gold.ts'
import type { Shape } from './json-resume.ts'
import { putCv, type PutCv } from './put-cv.ts'
import { type ForeignLayout, hackMyResume, halfOf, ownOfJsonResume, themes } from './sources.ts'
import type { Gold } from '../printing/gold.ts'
import { printTexLayout } from './tex.ts'
import { texLayouts, type TexLayout } from './tex-classes.ts'
import { printTheme } from './themes.ts'

// node evaluation/cv/generator/foreign/generate-foreign.ts [layout ...]: prints people with layouts that others drew, installed in the
// folder FOREIGN_LAYOUTS, and writes the golds. Without names, all layouts.
const corpus = join(import.meta.dirname, '../../corpus')
const folder = process.env['FOREIGN_LAYOUTS'] ?? join(tmpdir(), 'layouts')
const only = new Set(process.argv.slice(2))
const pools = {
  'foreign-dev': poolOf('dev'),
  'foreign-held-out': poolOf('foreign-held-out'),
}
const assigned = new Map<string, string[]>(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own file
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, 'people.json'), 'utf8')) as Record<string, string[]>,
  ),
)

interface Made {
  id: string
  pdf: Uint8Array
  gold: Gold
}

const printer = await openHtmlPrinter()
const isTex = (layout: ForeignLayout): layout is TexLayout => 'parts' in layout
for (const layout of [...themes, ...ownOfJsonResume, ...hackMyResume, ...texLayouts]) {
  if (only.size > 0 && !only.has(layout.name)) continue
  try {
    write(layout, isTex(layout) ? texCvs(layout) : await themeCvs(layout))
  } catch (error) {
    process.exitCode = 1
    process.stdout.write(`${layout.name}: ${String(error).slice(0, 300)}\n`)
  }
}
await printer.close()

async function themeCvs(layout: ForeignLayout): Promise<Made[]> {
  const print = (cv: PutCv, shape: Shape, translation: Translation) =>
    printTheme(layout, cv, { folder, shape, translation, print: printer.print })
  const tried = async (shape: Shape) => printsOf(await print(probe, shape, 'as it ships'))
  const hasBareAwards = (await tried({ isGrouped: true, hasBareAwards: true })).bareDegree
  const grouped = await tried({ isGrouped: true, hasBareAwards })
  const single = await tried({ isGrouped: false, hasBareAwards })
  const made: Made[] = []
  for (const [variant, one] of peopleOf(layout).entries()) {
    const cv = putCv(one, variant, variant > 0 || !hasBareAwards)
    // A layout that prints the names of groups only is given each skill by itself, one that prints them nowhere else only groups.
    const isGrouped = single.bareGroups || (variant < 2 && !grouped.bareGroups)
    const translation = (['headings', 'headings and dates', 'as it ships'] as const)[variant] ?? 'headings'
    const pdf = reproducible(await print(cv, { isGrouped, hasBareAwards }, translation))
    made.push({
      id: one.id,
      pdf,
      gold: goldOfPage(cv, isGrouped ? grouped : single, pdf, layout.name, layout.producer),
    })
  }
  return made
}

function texCvs(layout: TexLayout): Made[] {
  return peopleOf(layout).map((one, variant) => {
    const { pdf, gold } = printTexLayout(layout, one, { folder, variant, turn: turnOf(layout.name) })
    return { id: one.id, pdf: reproducible(pdf), gold }
  })
}

function write({ name, source }: ForeignLayout, made: Made[]): void {
  const half = halfOf(source)
  const target = join(corpus, half, name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const { id, pdf, gold } of made) {
    writeFileSync(join(target, `${id}.pdf`), pdf)
    writeFileSync(join(target, `${id}.gold.json`), `${JSON.stringify(gold, null, 2)}\n`)
  }
  process.stdout.write(`${half}/${name}: ${made.length}\n`)
}

/** The people of a layout: `people.json` names them, so that a new layout changes no other. */
function peopleOf({ name, source }: ForeignLayout): Person[] {
  return (assigned.get(name) ?? []).map((id) => {
    const one = pools[halfOf(source)].find((person) => person.id === id)
    if (one === undefined) throw new Error(`${name} prints ${id}, who is in another split`)
    return one
  })
}

function turnOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt16BE(0)
}

function poolOf(split: string): Person[] {
  return readJsonLines(join(corpus, split, 'people.jsonl'), person, { optional: true }).flatMap(
    ({ value }) => people.get(value.id) ?? [],
  )
}
