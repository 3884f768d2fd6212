import { expect, test } from 'vitest'
import { newSkills } from './new-skills.ts'

const found = {
  technical: ['Excel', 'SQL'],
  soft: ['Liderazgo'],
  languages: [{ name: 'Inglés', level: 'advanced' as const }],
  certifications: ['Scrum Master'],
}

test('an empty profile gets every skill in its group, languages with their level', () => {
  expect(newSkills(found, [])).toEqual([
    { kind: 'technical', name: 'Excel', level: null },
    { kind: 'technical', name: 'SQL', level: null },
    { kind: 'soft', name: 'Liderazgo', level: null },
    { kind: 'language', name: 'Inglés', level: 'advanced' },
    { kind: 'certification', name: 'Scrum Master', level: null },
  ])
})

test('what the profile has is not new, whatever its capitals and the level beside it, and soft and technical are one', () => {
  const known = [
    { kind: 'technical' as const, name: 'EXCEL avanzado' },
    { kind: 'technical' as const, name: 'liderazgo' },
    { kind: 'language' as const, name: 'ingles' },
  ]
  expect(newSkills(found, known).map(({ name }) => name)).toEqual(['SQL', 'Scrum Master'])
})

test('what was found in two groups is kept in the first', () => {
  const twice = { ...found, soft: ['SQL'], languages: [], certifications: [] }
  expect(newSkills(twice, []).map(({ kind }) => kind)).toEqual(['technical', 'technical'])
})
