import { linesOf, run, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readExperiences } from './experience.ts'
import { unfoldForms } from './form-lines.ts'

const fields = (rows: [string, number][][]) =>
  unfoldForms(
    linesOf(rows.flatMap((cells, row) => cells.map(([text, x]) => run(text, x, 60 + row * 14)))),
  )?.map(({ text }) => text)

test('labels in a row above their values', () => {
  expect(
    fields([
      [
        ['Empresa', 40],
        ['Cargo', 260],
      ],
      [
        ['Bodega Paz', 40],
        ['Cajera', 260],
      ],
      [
        ['Fecha de ingreso', 40],
        ['Fecha de cese', 160],
        ['Último sueldo', 300],
      ],
      [
        ['01-2020', 40],
        ['03-2021', 160],
      ],
    ]),
  ).toEqual(['Empresa\tBodega Paz', 'Cargo\tCajera', 'Fecha de ingreso\t01-2020', 'Fecha de cese\t03-2021'])
})

test('several fields on one line, each with its label', () => {
  const text =
    'Empresa: Botica Luz, Tumbes\nPuesto: Cajera   Sueldo: S/ 1 100\nIngreso: 01/07/2022   Salida: A la fecha   Motivo:\nEmpresa: Hotel Sol\nPuesto: Químico(a) Asistente   Sueldo: S/ 1 650\nIngreso: 01/05/2020   Salida: 30/06/2022   Motivo: Renuncia'
  expect(
    readExperiences(textLines(text)).map(({ position, company, start, end, isCurrent }) => [
      position?.value,
      company?.value,
      start?.value,
      isCurrent ? 'now' : end?.value,
    ]),
  ).toEqual([
    ['Cajera', 'Botica Luz', '2022-07', 'now'],
    ['Químico(a) Asistente', 'Hotel Sol', '2020-05', '2022-06'],
  ])
})

test('no form: a row of column names above many rows', () => {
  expect(unfoldForms(textLines('Empresa   Cargo\nBodega Paz   Cajera\nHotel Sol   Moza'))).toBeNull()
})
