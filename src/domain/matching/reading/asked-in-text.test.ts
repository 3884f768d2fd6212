import { expect, test } from 'vitest'
import { askedInCv, readJob } from '#domain/matching/engine.ts'

const job = readJob({
  id: 1,
  title: 'Analista de datos',
  description: 'Harás tableros para riesgo.',
  requirements: 'SQL, Power BI y Python. Inglés intermedio. Deseable dbt.',
  skills: ['SQL', 'Power BI', 'Python'],
  location: 'Lima',
  mode: 'Presencial',
} as unknown as Parameters<typeof readJob>[0])

test('what the job asks is marked where the CV names it, and numbered in the order of the job', () => {
  const text = 'Analista\nModelos en Python y SQL.\nTableros en Power BI.\nSQL avanzado'
  const { asked, marks } = askedInCv(job, text)
  const numbers = new Map(asked.map(({ name, number }) => [name, number]))
  expect(new Set(numbers.values())).toEqual(new Set([1, 2, 3, null]))
  expect(marks.map(({ start, end, number }) => [text.slice(start, end), number])).toEqual([
    ['Python', numbers.get('Python')],
    ['SQL', numbers.get('SQL')],
    ['Power BI', numbers.get('Power BI')],
    ['SQL', numbers.get('SQL')],
  ])
})

test('what the CV does not name has no number', () => {
  const { asked, marks } = askedInCv(job, 'Cocinera con diez años en restaurantes')
  expect(marks).toEqual([])
  expect(asked.length).toBeGreaterThan(2)
  expect(asked.every(({ number }) => number === null)).toBe(true)
})
