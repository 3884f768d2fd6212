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
  ['Quechua Chanka (nativo)', 'Quechua Chanka', 'native', 'nativo'],
  ['Quechua Cusco-Collao: básico', 'Quechua Cusco-Collao', 'basic', 'básico'],
  ['Quechua ayacuchano', 'Quechua ayacuchano', null, null],
  ['Shipibo-Konibo nativo', 'Shipibo-Konibo', 'native', 'nativo'],
  ['Inglés (ICPNA, Avanzado)', 'Inglés', 'advanced', 'ICPNA, Avanzado'],
  ['Inglés Avanzado y', 'Inglés', 'advanced', 'Avanzado'],
  ['Inglés 80 %', 'Inglés', null, null],
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
  ['Elementary proficiency', 'basic'],
  ['Limited Working Proficiency', 'intermediate'],
  ['Competencia básica limitada', 'intermediate'],
  ['Intermedio alto', 'intermediate'],
  ['dominio medio', 'intermediate'],
  ['con dominio', 'advanced'],
  ['básico-intermedio', 'basic'],
  ['lo hablo bien', 'advanced'],
  ['usuario competente', 'advanced'],
  ['First Certificate', 'intermediate'],
  ['ECCE', 'intermediate'],
  ['TOEFL iBT 98', 'advanced'],
  ['TOEFL ITP 550', 'intermediate'],
  ['HSK 5', 'advanced'],
  ['leído: avanzado, hablado: intermedio', 'intermediate'],
  ['Oral: B2 Escrito: C1', 'intermediate'],
  ['avanzado hablado, básico escrito', 'advanced'],
  ['hablado y escrito: básico', 'basic'],
  ['muy bonito', null],
] as const)('%s is %s', (text, level) => {
  expect(languageLevel(text)).toBe(level)
})
