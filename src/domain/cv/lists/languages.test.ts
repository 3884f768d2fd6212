import { expect, test } from 'vitest'
import { languageLevel, readLanguage } from './languages.ts'

test.each([
  ['Inglés: B2', 'Inglés', 'intermediate', 'B2'],
  ['Inglés – intermedio (lee y escribe)', 'Inglés', 'intermediate', 'intermedio (lee y escribe)'],
  ['English (Fluent (C1))', 'English', 'advanced', 'Fluent (C1)'],
  ['Inglés........ Intermedio (B2)', 'Inglés', 'intermediate', 'Intermedio (B2)'],
  ['Inglés\tNivel avanzado', 'Inglés', 'advanced', 'avanzado'],
  ['Quechua lengua materna', 'Quechua', 'native', 'lengua materna'],
  ['Lengua materna: Español', 'Español', 'native', 'Lengua materna'],
  ['Español (Native or Bilingual)', 'Español', 'native', 'Native or Bilingual'],
  ['Inglés TOEFL 105', 'Inglés', 'advanced', 'TOEFL 105'],
  ['Inglés ●●●○○', 'Inglés', null, null],
  ['Portugués', 'Portugués', null, null],
])('%s', (text, name, level, levelText) => {
  expect(readLanguage(text)).toEqual({ name, level, levelText })
})

test.each([['Excel avanzado'], ['TypeScript'], ['Comunicación']])('%s is no language', (text) => {
  expect(readLanguage(text)).toBeNull()
})

test.each([
  ['A2', 'basic'],
  ['Elementary', 'basic'],
  ['Upper intermediate (B2)', 'intermediate'],
  ['IELTS 7.5', 'advanced'],
  ['TOEIC 600', 'intermediate'],
  ['nativo', 'native'],
  ['muy bonito', null],
] as const)('%s is %s', (text, level) => {
  expect(languageLevel(text)).toBe(level)
})
