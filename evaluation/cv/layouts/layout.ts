import type { Person } from '../people/person.ts'
import type { Gold } from '../printing/gold.ts'

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
