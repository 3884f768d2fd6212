import { expect, test } from 'vitest'
import type { CvPaper } from './cv-paper.ts'
import { createCvPrinter } from './cv-printer.ts'

const paperOf = (email: string): CvPaper => ({
  name: 'Rosa Huamán',
  title: null,
  email,
  phone: null,
  location: null,
  linkedin: null,
  summary: null,
  experiences: [],
  educations: [],
  technical: [],
  soft: [],
  languages: [],
  certifications: [],
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
