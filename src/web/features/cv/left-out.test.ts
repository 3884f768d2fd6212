import { expect, test } from 'vitest'
import type { ReviewValue } from '#domain/cv/review.ts'
import { leftOutInWords } from './left-out.ts'

const dates = { startDate: null, endDate: null, current: false }
const job = (position: string | null, company: string | null): ReviewValue => ({
  kind: 'experience',
  entry: { position, company, location: null, description: null, ...dates },
})
const skill = (name: string): ReviewValue => ({
  kind: 'skill',
  skill: { kind: 'technical', name, level: null },
})
const left = (value: ReviewValue) => ({ value, isTaken: false, outcome: 'new' as const })

test('names what is not saved, and what it lacks', () => {
  const items = [
    left(job('Mantenedora', null)),
    left(job(null, 'Tupay')),
    left(job(null, null)),
    left(job('Analista', 'Retama')),
    left({ kind: 'field', field: 'summary', text: 'Analista de datos con siete años.' }),
  ]
  expect(leftOutInWords(items)).toBe(
    'Mantenedora (falta la empresa), Tupay (falta el cargo), Un trabajo (faltan el cargo y la empresa), Analista en Retama, Resumen',
  )
})

test('accepted items and those of the profile are not left out', () => {
  const taken = { ...left(skill('SQL')), isTaken: true }
  const known = { ...left(skill('R')), outcome: 'known' as const }
  expect(leftOutInWords([taken, known])).toBe('')
})

test('only the first items are named, and the rest counted', () => {
  const many = ['SQL', 'R', 'Excel', 'Word', 'Git', 'Java', 'Go'].map((name) => left(skill(name)))
  expect(leftOutInWords(many)).toBe('SQL, R, Excel, Word, Git y 2 más')
})
