import { expect, test } from 'vitest'
import type { CvPaper } from './cv-paper.ts'
import { createCvPrinter } from './cv-printer.ts'

const paperOf = (asker: string): CvPaper => ({
  as: 'pdf',
  resume: {
    layout: 'classic',
    language: 'es',
    name: 'Rosa Huamán',
    title: null,
    contact: [],
    withPhoto: false,
    sections: [],
  },
  pages: 2,
  photo: null,
  asker,
})

test('one person does not take the places of the others: a third CV at once waits for the first', async () => {
  const printer = createCvPrinter()
  const [first, second, third, other] = await Promise.all(
    ['rosa', 'rosa', 'rosa', 'luis'].map((name) => printer.draw(paperOf(`${name}@ejemplo.pe`))),
  )
  expect([first, second, third, other].map((bytes) => bytes !== null)).toEqual([true, true, false, true])
  expect(await printer.draw(paperOf('rosa@ejemplo.pe'))).not.toBeNull()
  await printer.close()
})
