import { expect, test } from 'vitest'
import { typedSkills } from './typed-skills.ts'

test.each([
  ['SQL', 'technical', 'SQL', null],
  ['Trabajo en equipo', 'soft', 'Trabajo en equipo', null],
  ['Análisis de datos', 'technical', 'Análisis de datos', null],
  ['Inglés', 'language', 'Inglés', null],
  ['Inglés avanzado', 'language', 'Inglés', 'advanced'],
  ['Quechua (nativo)', 'language', 'Quechua', 'native'],
  ['Cosas raras de mi taller', 'technical', 'Cosas raras de mi taller', null],
] as const)('%s is %s', (typed, kind, name, level) => {
  expect(typedSkills([typed])).toEqual([{ kind, name, level }])
})

test('two spellings of one name are one skill, as first written', () => {
  expect(typedSkills(['Gestión', 'gestion', 'GESTIÓN']).map(({ name }) => name)).toEqual(['Gestión'])
})
