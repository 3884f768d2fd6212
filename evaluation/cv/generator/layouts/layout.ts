import type { Person } from '../../person.ts'
import type { Gold } from '../printing/gold.ts'
import { readWritten } from '../printing/written-cv.ts'
import type { Block } from '../printing/written-cv.ts'

/** The source of a page, in the language of its producer. */
export type Source =
  | { producer: 'chromium'; html: string }
  | { producer: 'libreoffice'; docx: Uint8Array }
  | { producer: 'pdflatex'; tex: string }
  | { producer: 'pdfkit'; draw: (document: PDFKit.PDFDocument) => void }
  | { producer: 'docx'; docx: Uint8Array }

export interface Layout {
  /** The name of the folder. */
  name: string
  /** Ids of the persons printed in this layout. */
  people: string[]
  /** `variant` is the index of the person in the layout, from 0: headings, date formats and orders depend on it. */
  print: (person: Person, variant: number) => { source: Source; gold: Gold }
}

/** A layout whose CVs are written by hand, with their values marked in the text (`printing/written-cv.ts`). */
export interface WrittenLayout {
  name: string
  people: string[]
  printWritten: (id: string) => { source: Source; gold: Gold }
}

/** The variant's value from a list that repeats. */
export function pick<T>(values: readonly [T, ...T[]], variant: number): T {
  return values[variant % values.length] ?? values[0]
}

/** Manually written CVs, all drawn in one manner; its settings rotate over them. */
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
