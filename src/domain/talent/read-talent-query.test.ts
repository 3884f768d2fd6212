import { expect, test } from 'vitest'
import { readTalentWords } from './read-talent-query.ts'

test('words, phrases and words that must not occur', () => {
  expect(readTalentWords('SQL  Python "medios de pago" -practicante -"sin experiencia"')).toEqual({
    all: 'SQL Python',
    phrases: ['medios de pago'],
    none: ['practicante', 'sin experiencia'],
  })
})

test('signs alone ask for nothing, and signs of skills stay', () => {
  expect(readTalentWords('- "" & | !')).toEqual({ all: '', phrases: [], none: [] })
  expect(readTalentWords('c# node.js')).toEqual({ all: 'c# node.js', phrases: [], none: [] })
})
