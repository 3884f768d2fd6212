import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readHeader } from './entry-fields.ts'
import { splitHeaders, splitInline } from './split-inline.ts'
import { institutionLikeness, organisationLikeness, positionLikeness } from '#domain/cv/names/words.ts'

const like = {
  what: positionLikeness,
  where: (text: string) => Math.max(organisationLikeness(text), institutionLikeness(text)),
}
const split = (text: string, isWeakJoint: (joint: string) => boolean = () => false) => {
  const header = readHeader({ header: textLines(text), body: [], period: null, dateLine: null })
  const { parts, place } = splitInline(header, like, isWeakJoint)
  return { parts: parts.map((part) => part.text), place: place?.text ?? null }
}

test.each([
  ['Jefe de Guardia, Minera Puyhuan S.A.', ['Jefe de Guardia', 'Minera Puyhuan S.A.'], null],
  [
    'Desarrollador Senior en Soluciones Quipu S.A.C.',
    ['Desarrollador Senior', 'Soluciones Quipu S.A.C.'],
    null,
  ],
  ['Analista en la Municipalidad de Cayma', ['Analista', 'Municipalidad de Cayma'], null],
  [
    'Soluciones Quipu S.A.C.: Desarrollador Senior',
    ['Soluciones Quipu S.A.C.', 'Desarrollador Senior'],
    null,
  ],
  ['Minera Puyhuan S.A. (Jefe de Guardia)', ['Minera Puyhuan S.A.', 'Jefe de Guardia'], null],
  ['Docente por el Instituto Pukyu', ['Docente', 'Instituto Pukyu'], null],
  ['Docente en el colegio Los Andes', ['Docente', 'colegio Los Andes'], null],
  ['Analista de Economía. Quipu S.A.C.', ['Analista de Economía', 'Quipu S.A.C.'], null],
  ['Quipu Contratistas S.A.C. Analista', ['Quipu Contratistas S.A.C.', 'Analista'], null],
  ['docente universidad de lima', ['docente', 'universidad de lima'], null],
  ['Docente Universidad de Lima', ['Docente', 'Universidad de Lima'], null],
  ['Jefe de Guardia, Minera Puyhuan S.A., Huánuco', ['Jefe de Guardia', 'Minera Puyhuan S.A.'], 'Huánuco'],
])('%j says both things', (text, parts, place) => {
  expect(split(text)).toEqual({ parts, place })
})

test.each([
  ['Universidad del Analista'],
  ['Analista de Compras, logística y almacén'],
  ['Jefe de Guardia'],
  ['Quipu, Nudo y Cordel'],
])('%j says one thing and stays whole', (text) => {
  expect(split(text).parts).toEqual([text])
})

test('a joint that is called weak parts nothing that only it parts', () => {
  const isWeak = (joint: string) => joint === 'en'
  expect(split('Asistente en Quipu').parts).toEqual(['Asistente', 'Quipu'])
  expect(split('Asistente en Quipu', isWeak).parts).toEqual(['Asistente en Quipu'])
  expect(split('Asistente en Colegio Los Andes', isWeak).parts).toEqual(['Asistente', 'Colegio Los Andes'])
})

test('a header whose other part names the where is left alone', () => {
  expect(split('Jefe de Guardia, Turno Noche\nMinera Puyhuan S.A.').parts).toEqual([
    'Jefe de Guardia, Turno Noche',
    'Minera Puyhuan S.A.',
  ])
})

test('clear headers show how the others are cut', () => {
  const headers = ['Analista en Banco Nudo', 'Refuerzos en Trébol'].map((text) =>
    readHeader({ header: textLines(text), body: [], period: null, dateLine: null }),
  )
  const texts = (cut: typeof headers) => cut.map(({ parts }) => parts.map((part) => part.text))
  expect(texts(splitHeaders(headers, like, () => false))).toEqual([
    ['Analista', 'Banco Nudo'],
    ['Refuerzos', 'Trébol'],
  ])
  expect(texts(splitHeaders(headers.slice(1), like, () => false))).toEqual([['Refuerzos en Trébol']])
})

test('the stops of an abbreviation part nothing', () => {
  expect(split('I.E.P. Los Algarrobos').parts).toEqual(['I.E.P. Los Algarrobos'])
})
