import { functional } from './dev/functional.ts'
import { peruvianClassic } from './dev/peruvian-classic.ts'
import { wordTable } from './dev/word-table.ts'
import type { Layout } from './layout.ts'

/** Layouts that produce the word processor's file itself. */
export const docxLayouts: Layout[] = [
  asDocx(peruvianClassic, ['maria-chavez']),
  asDocx(functional, ['gabriela-montoya']),
  asDocx(wordTable, ['carlos-mendoza']),
]

function asDocx(layout: Layout, people: string[]): Layout {
  return {
    name: layout.name,
    people,
    print(person) {
      const { source, gold } = layout.print(person, layout.people.indexOf(person.id))
      if (source.producer !== 'libreoffice') throw new Error(`${layout.name} is not made of a DOCX`)
      return { source: { producer: 'docx', docx: source.docx }, gold: { ...gold, producer: 'docx' } }
    },
  }
}
