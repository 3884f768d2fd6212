import { expect, test } from 'vitest'
import { countedInWords } from './counted.words.ts'

test.each([
  [{}, ''],
  [{ experiences: 0, skills: 1 }, '1 habilidad'],
  [{ experiences: 2, educations: 1 }, '2 experiencias y 1 estudio'],
  [{ certifications: 1, experiences: 1, languages: 2 }, '1 experiencia, 2 idiomas y 1 certificación'],
])('%j is %j', (counts, words) => {
  expect(countedInWords(counts)).toBe(words)
})
