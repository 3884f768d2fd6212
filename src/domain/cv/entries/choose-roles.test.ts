import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { chooseRoles } from './choose-roles.ts'
import { readHeader } from './entry-fields.ts'
import { organisationLikeness, positionLikeness } from '#domain/cv/names/words.ts'

const rolesOf = (...texts: string[]) =>
  chooseRoles(
    texts.map((text) => readHeader({ header: textLines(text), body: [], period: null, dateLine: null })),
    { what: positionLikeness, where: organisationLikeness },
  ).map(({ what, where, confidence }) => ({
    roles: [what?.text ?? null, where?.text ?? null],
    confidence,
  }))

test.each([
  ['the words of both', 'Quipu S.A.C. | Analista', ['Analista', 'Quipu S.A.C.']],
  ['the words of one', 'Quipu | Analista', ['Analista', 'Quipu']],
  ['the order, where words say nothing', 'Inventarios | Quipu', ['Inventarios', 'Quipu']],
  ['the words of the only part', 'Quipu S.A.C.', [null, 'Quipu S.A.C.']],
])('%s tell what is what', (_, text, roles) => {
  expect(rolesOf(text)[0]!.roles).toEqual(roles)
})

test('the order of the clear entries decides the others', () => {
  expect(
    rolesOf('Quipu S.A.C. | Analista', 'Chira S.A. | Asistente', 'Trébol | Inventarios')[2]!.roles,
  ).toEqual(['Inventarios', 'Trébol'])
})

test('clear words are surer than order alone, and no choice is certain', () => {
  const [clear, open] = rolesOf('Analista | Quipu S.A.C.', 'Inventarios | Trébol')
  expect(clear!.confidence).toBeGreaterThan(open!.confidence)
  expect(clear!.confidence).toBeLessThanOrEqual(0.97)
  expect(open!.confidence).toBeGreaterThanOrEqual(0.4)
})

test('a header without parts has no roles', () => {
  expect(rolesOf('2019 - 2021')).toEqual([{ roles: [null, null], confidence: 0 }])
})

test.each([
  [
    'beside the company',
    'Jefa de Práctica – Estadística I | Universidad del Nudo',
    ['Jefa de Práctica – Estadística I', 'Universidad del Nudo'],
  ],
  [
    'above it',
    'Jefa de Práctica – Estadística I\nUniversidad del Nudo',
    ['Jefa de Práctica – Estadística I', 'Universidad del Nudo'],
  ],
  ['unless the company is what it parts', 'Analista – Banco Nudo', ['Analista', 'Banco Nudo']],
])('what a dash parts stays one %s', (_, text, roles) => {
  expect(rolesOf(text)[0]!.roles).toEqual(roles)
})

test('headers that are built alike are read alike', () => {
  expect(
    rolesOf(
      'Quipu S.A.C.\nAnalista – Almacén',
      'Chira S.A.\nAsistente – Compras',
      'Trébol\nTutoría – Comercial del Centro',
    )[2]!.roles,
  ).toEqual(['Tutoría – Comercial del Centro', 'Trébol'])
})

test('what words are sure of stays, whatever the others that are built alike say', () => {
  expect(
    rolesOf('Quipu S.A.C. | Analista', 'Chira S.A. | Asistente', 'Auxiliar | Trébol S.A.C.')[2]!.roles,
  ).toEqual(['Auxiliar', 'Trébol S.A.C.'])
})
