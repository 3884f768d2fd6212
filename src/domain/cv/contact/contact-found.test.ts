import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { isDocumentTitle, read } from './contact-found.ts'

test.each([
  ['CURRICULUM VITAE', true],
  ['Currículum Vítae', true],
  ['CURRÍCULO', true],
  ['Hoja de Vida', true],
  ['C.V.', true],
  ['C. V. documentado', true],
  ['CV 2026', true],
  ['Resume', true],
  ['Formato europeo para el currículum vítae', true],
  ['Página 2 de 3', true],
  ['ROSA QUISPE MAMANI', false],
  ['Asistente de Desarrollo Curricular', false],
  ['Curriculum Vitae de una docente con veinte años de aula', false],
])('%j is what a document calls itself: %s', (text, is) => {
  expect(isDocumentTitle(text)).toBe(is)
})

test('a value that broke has one box around its lines', () => {
  const lines = textLines('rosa.quispe@\nejemplo.pe')
  expect(read({ value: 'rosa.quispe@ejemplo.pe', lines }, 0.9)).toMatchObject({
    value: 'rosa.quispe@ejemplo.pe',
    confidence: 0.9,
    from: [{ page: 1, box: { x: 40, y: 50, width: 60, height: 26.5 } }],
  })
})

test('what was not found is not read', () => {
  expect(read(null, 0.9)).toBeNull()
})
