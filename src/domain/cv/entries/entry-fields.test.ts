import { linesOf, run, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readHeader } from './entry-fields.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'

const headerOf = (header: Line[]) => readHeader({ header, body: [], period: null, dateLine: null })
const partsOf = (text: string) => headerOf(textLines(text)).parts.map((part) => part.text)

test.each([
  ['Analista | Quipu S.A.C.', ['Analista', 'Quipu S.A.C.']],
  ['Analista · Quipu S.A.C.', ['Analista', 'Quipu S.A.C.']],
  ['Analista – Quipu S.A.C.', ['Analista', 'Quipu S.A.C.']],
  ['Analista @ Quipu S.A.C.', ['Analista', 'Quipu S.A.C.']],
  ['Analista; Quipu S.A.C.', ['Analista', 'Quipu S.A.C.']],
  ['Analista   Quipu S.A.C.', ['Analista', 'Quipu S.A.C.']],
  ['Analista back-end', ['Analista back-end']],
  ['Analista, Quipu S.A.C.', ['Analista, Quipu S.A.C.']],
  ['Analista (2019 - 2021)', ['Analista']],
  ['2019 - 2021: Analista', ['Analista']],
  ['2019 - 2021', []],
  ['Analista – Equipo de Pagos | Quipu S.A.C.', ['Analista', 'Quipu S.A.C.']],
  ['Analista (squad Pagos)', ['Analista']],
  ['Equipo de Ventas Quipu', ['Equipo de Ventas Quipu']],
  ['Quipu Software (www.quipu.pe)', ['Quipu Software']],
  ['Quipu Software, quipu.com.pe', ['Quipu Software']],
  ['Viajes Booking.com', ['Viajes Booking.com']],
  ['Soldador (SENATI - Zonal Áncash) 2019 - 2021', ['Soldador (SENATI - Zonal Áncash)']],
])('%j has the parts %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

test.each([
  ['Analista | Quipu S.A.C. | Lima', 'Lima'],
  ['Quipu S.A.C., Lima, Perú', 'Lima, Perú'],
  ['Analista\nQuipu S.A.C.\nCayma, Arequipa', 'Cayma, Arequipa'],
  ['Analista | Quipu S.A.C.', null],
])('the place of %j is %s and no part', (text, place) => {
  const header = headerOf(textLines(text))
  expect(header.place?.text ?? null).toBe(place)
  expect(header.parts.map((part) => part.text)).not.toContain(place)
})

test('labels are told by their names, on a line of their own or within one', () => {
  const { labelled, parts } = headerOf(textLines('Cargo: Analista\nQuipu S.A.C. | Lugar: Lima'))
  expect([labelled.position?.text, labelled.place?.text]).toEqual(['Analista', 'Lima'])
  expect(parts.map((part) => part.text)).toEqual(['Quipu S.A.C.'])
})

test('a change of weight cuts, and each part keeps its look', () => {
  const { parts } = headerOf(linesOf([run('Analista,', 40, 60), run('Quipu', 88, 60, { bold: true })]))
  expect(parts.map(({ text, isBold }) => [text, isBold])).toEqual([
    ['Analista', false],
    ['Quipu', true],
  ])
})

test('a company with its place below a full line is a part of its own', () => {
  expect(partsOf('Analista de Compras\nQuipu S.A.C., Lima')).toEqual(['Analista de Compras', 'Quipu S.A.C.'])
})

test('a name in a style of its own goes on below its date, though the rest is a name, too', () => {
  const { parts, place } = headerOf(
    linesOf([
      run('Inspectora de calidad,', 40, 60, { bold: true }),
      run('Agrofrutos del Alto', 154, 60, { italic: true }),
      run('10/2022 – Actualidad', 262, 60),
      run('Piura S.A.C.', 40, 72, { italic: true }),
      run(', Chulucanas', 100, 72),
    ]),
  )
  expect(parts.map(({ text }) => text)).toEqual(['Inspectora de calidad', 'Agrofrutos del Alto Piura S.A.C.'])
  expect(place?.text).toBe('Chulucanas')
})
