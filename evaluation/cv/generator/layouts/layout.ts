import type { Person } from '../../person.ts'
import type { Gold } from '../printing/gold.ts'
import { readWritten } from '../printing/written-cv.ts'
import type { Block } from '../printing/written-cv.ts'

/** A page's source in the language of its producer. */
export type Source =
  | { producer: 'chromium'; html: string }
  | { producer: 'libreoffice'; docx: Uint8Array }
  | { producer: 'pdflatex'; tex: string }
  | { producer: 'pdfkit'; draw: (document: PDFKit.PDFDocument) => void }
  | { producer: 'docx'; docx: Uint8Array }

export interface Layout {
  /** Names the folder. */
  name: string
  /** Ids of the persons printed in this layout. */
  people: string[]
  /** `variant` counts the persons of the layout from 0: headings, date habits and orders vary with it. */
  print: (person: Person, variant: number) => { source: Source; gold: Gold }
}

/** A layout whose CVs are each written out by hand, with what they say marked in the text (`printing/written-cv.ts`). */
export interface WrittenLayout {
  name: string
  people: string[]
  printWritten: (id: string) => { source: Source; gold: Gold }
}

/** The variant's own out of a list that goes round. */
export function pick<T>(values: readonly [T, ...T[]], variant: number): T {
  return values[variant % values.length] ?? values[0]
}

/** CVs written out by hand, all drawn in one manner; its settings go round over them. */
export function writtenLayout<Setting>(
  name: string,
  written: Record<string, string>,
  settings: readonly [Setting, ...Setting[]],
  draw: (blocks: Block[], setting: Setting) => Source,
): WrittenLayout {
  const people = Object.keys(written)
  return {
    name,
    people,
    printWritten(id) {
      const { blocks, gold } = readWritten(written[id] ?? '')
      const source = draw(blocks, pick(settings, people.indexOf(id)))
      return { source, gold: { layout: name, producer: source.producer, ...gold } }
    },
  }
}
