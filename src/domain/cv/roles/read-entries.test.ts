import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readStudySection } from '#domain/cv/entries/education.ts'
import { readJobSection } from '#domain/cv/entries/experience.ts'
import { SURE } from '#domain/cv/review-parts.ts'
import { readJobs, readStudies } from './read-entries.ts'

const jobs = textLines(`Analista de Compras
Quipu S.A.C., Lima
2019 - 2021
• Negociación con proveedores.
Asistente de Compras
Minera Andina S.A., Arequipa
2016 - 2018
• Registro de facturas.`)
const studies = textLines(`Bachiller en Administración
Universidad de Lima
2011 - 2015`)

test('the trained model reads plain jobs and studies like the rules', () => {
  const names = (reader: 'rules' | 'learned') => [
    readJobs([jobs], reader).map(({ position, company }) => [position?.value, company?.value]),
    readStudies([studies], reader).map(({ degree, institution }) => [degree?.value, institution?.value]),
  ]
  expect(names('learned')).toEqual([
    [
      ['Analista de Compras', 'Quipu S.A.C.'],
      ['Asistente de Compras', 'Minera Andina S.A.'],
    ],
    [['Bachiller en Administración', 'Universidad de Lima']],
  ])
  expect(names('rules')).toEqual(names('learned'))
})

test('the second opinion changes nothing but the confidence', () => {
  const values = (reader: 'learned' | 'confirmed') =>
    readJobs([jobs], reader).map(({ position, company, start, end }) => [
      position?.value,
      company?.value,
      start?.value,
      end?.value,
    ])
  expect(values('confirmed')).toEqual(values('learned'))
})

test('the rules read what says itself which text is what, the trained model the rest', () => {
  const form = textLines('Empresa: Tambo del Norte\nCargo: Ayacucho\nPeriodo: 2019 - 2021')
  const [labelled] = readJobs([form], 'confirmed')
  expect([labelled?.position?.value, labelled?.company?.value]).toEqual(['Ayacucho', 'Tambo del Norte'])
  expect(readJobSection(form).saysRoles).toBe(true)
  expect(readJobSection(jobs).saysRoles).toBe(false)
  expect(readStudySection(studies).saysRoles).toBe(false)
})

test('a career break is no job', () => {
  const lines = textLines('Analista\nQuipu S.A.C.\n2019 - 2021\nPausa por maternidad\n2018 - 2019')
  expect(readJobs([lines], 'confirmed').map(({ position }) => position?.value)).toEqual(['Analista'])
})

test('the trained model reads the single date of a study as its end and confirms its names', () => {
  const lines = textLines('Bachiller en Administración\nUniversidad de Lima\n2015')
  const [learned] = readStudies([lines], 'learned')
  expect([learned?.start, learned?.end?.value]).toEqual([null, '2015'])
  const [confirmed] = readStudies([lines], 'confirmed')
  expect(confirmed?.degree?.confidence).toBeGreaterThanOrEqual(SURE)
  expect(confirmed?.institution?.confidence).toBeGreaterThanOrEqual(SURE)
})

test('empty sections have no entries', () => {
  expect([readJobs([[]], 'learned'), readStudies([[]], 'learned')]).toEqual([[], []])
})

test('what the model leaves out beside the name that both read is filled by the rules, and doubtful', () => {
  const lines = textLines('Administración, Universidad Costa Central (2018)')
  const [study] = readStudies([lines], 'confirmed')
  expect([study?.degree?.value, study?.institution?.value]).toEqual([
    'Administración',
    'Universidad Costa Central',
  ])
})

test('where the model finds no entry the rules read', () => {
  expect(readStudies([textLines('Estadística, San Marcos (2013 - 2017)')], 'confirmed')).toHaveLength(1)
})
