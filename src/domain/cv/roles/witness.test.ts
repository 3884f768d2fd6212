import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readExperiences } from '#domain/cv/entries/experience.ts'
import { jobInput } from './model-input.ts'

test('each word has the label that the reading of the rules gives it, and its neighbours', () => {
  const lines = textLines('Cajera\nKusi S.A.C.\n2019 - 2021')
  const { features } = jobInput(lines, readExperiences(lines))
  const labels = features.tokens.map((names) => names.filter((name) => /^R[SBIob]/.test(name)).join())
  expect(labels).toEqual(['RS-what', 'RB-where', 'RI-where', 'RB-date'])
  expect(features.tokens[1]).toContain('RpS-what|RB-where'.replace('|R', '|'))
})

test('where the rules read nothing, the words have no role', () => {
  const { features } = jobInput(textLines('Cajera\nKusi S.A.C.'), [])
  expect(features.tokens.flat().filter((name) => /^R[SBI]-/.test(name))).toEqual([])
})
