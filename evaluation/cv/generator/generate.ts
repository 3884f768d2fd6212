import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docxLayouts } from './layouts/docx.ts'
import { devLayouts, freshLayouts, heldOutLayouts } from './layouts/layouts.ts'
import type { Layout, Source, WrittenLayout } from './layouts/layout.ts'
import { people } from '../people.ts'
import type { Person } from '../person.ts'
import { printHtml } from './producers/chromium.ts'
import { printTex } from './producers/latex.ts'
import { printDocx } from './producers/libreoffice.ts'
import { drawPdf } from './producers/pdfkit.ts'
import { reproducible } from './producers/reproducible.ts'

const corpus = join(import.meta.dirname, '../corpus')
const only = new Set(process.argv.slice(2))

const splits = [devLayouts, heldOutLayouts, freshLayouts].map(
  (layouts) => new Set(layouts.flatMap((layout) => layout.people)),
)
const inTwo = splits.flatMap((split, index) =>
  [...split].filter((id) => splits.slice(index + 1).some((other) => other.has(id))),
)
if (inTwo.length > 0)
  throw new Error(`printed in two of development, held-out and fresh layouts: ${inTwo.join(', ')}`)

// Without names everything is generated; with names, only those layouts.
await generate('dev', devLayouts)
await generate('held-out', heldOutLayouts)
await generate('fresh', freshLayouts)
await generate('docx', docxLayouts)

async function generate(split: string, layouts: (Layout | WrittenLayout)[]): Promise<void> {
  for (const layout of layouts) {
    if (only.size > 0 && !only.has(layout.name)) continue
    const folder = join(corpus, split, layout.name)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const [variant, id] of layout.people.entries()) {
      const { source, gold } =
        'printWritten' in layout ? layout.printWritten(id) : layout.print(personOf(id, layout.name), variant)
      const extension = source.producer === 'docx' ? 'docx' : 'pdf'
      writeFileSync(join(folder, `${id}.${extension}`), await produce(source))
      writeFileSync(join(folder, `${id}.gold.json`), `${JSON.stringify(gold, null, 2)}\n`)
    }
    process.stdout.write(`${split}/${layout.name}: ${layout.people.length}\n`)
  }
}

function personOf(id: string, layout: string): Person {
  const person = people.get(id)
  if (person === undefined) throw new Error(`${layout} prints ${id}, who is in no data file`)
  return person
}

async function produce(source: Source): Promise<Uint8Array> {
  switch (source.producer) {
    case 'chromium':
      return reproducible(printHtml(source.html))
    case 'libreoffice':
      return reproducible(printDocx(source.docx))
    case 'pdflatex':
      return reproducible(printTex(source.tex))
    case 'pdfkit':
      return drawPdf(source.draw)
    default:
      return source.docx
  }
}
