import { expect, test } from 'vitest'
import { leastSubjectFactor, subjectFactor } from '#domain/matching/score/subject-factor.ts'
import { packVector, textVector, unpackVector, vectorCloseness, vectorLength } from './text-vector.ts'

const closeness = (one: string, other: string) => vectorCloseness(textVector([one]), textVector([other]))!

test('texts about the same work are near without a word in common', () => {
  const welder = 'Soldadura de estructuras y tuberías en acero inoxidable'
  const metalworker = 'Habilitado y armado en taller de metalmecánica, proceso MIG y TIG'
  const cook = 'Preparación de platos criollos, salsas y parrilla en restaurante'
  expect(closeness(welder, metalworker)).toBeGreaterThan(500)
  expect(closeness(welder, cook)).toBeLessThan(300)
})

test('the order of words does not matter, and a text is nearest to itself', () => {
  const text = 'Contabilidad, tributación y planillas'
  expect(textVector([text])).toEqual(textVector(['planillas', 'tributación', 'Contabilidad']))
  expect(closeness(text, text)).toBeGreaterThan(980)
})

test('a text of fewer than three known words lowers nothing; at worst, it would', () => {
  expect(textVector(['Contabilidad', null])).toEqual([])
  const known = textVector(['Contabilidad, tributación y planillas'])
  expect(vectorCloseness(known, [])).toBeNull()
  expect(subjectFactor(known, [])).toBe(1000)
  expect(leastSubjectFactor(known)).toBeLessThan(1000)
  expect(leastSubjectFactor([])).toBe(1000)
})

test('a nearer text never has a smaller factor', () => {
  const [asked, other] = [
    Array.from({ length: vectorLength }, (_, at) => (at === 0 ? 127 : 0)),
    Array.from({ length: vectorLength }, (_, at) => (at === 1 ? 127 : 0)),
  ]
  const factors = Array.from({ length: 11 }, (_, step) => {
    const angle = ((10 - step) / 10) * (Math.PI / 2)
    const held = asked.map((value, at) => Math.round(value * Math.cos(angle) + other[at]! * Math.sin(angle)))
    return subjectFactor(asked, held)
  })
  expect(factors).toEqual(factors.toSorted((a, b) => a - b))
  expect(factors.at(-1)).toBe(1000)
})

test('a packed vector keeps its direction', () => {
  const vector = Array.from({ length: vectorLength }, (_, at) => Math.sin(at))
  const length = Math.hypot(...vector)
  const unpacked = unpackVector(packVector(vector))
  const cosine = unpacked.reduce((sum, value, at) => sum + (value * vector[at]!) / length, 0)
  expect(cosine).toBeGreaterThan(0.99)
})
