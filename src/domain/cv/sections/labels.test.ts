import { expect, test } from 'vitest'
import { labelOf, readLabel } from './labels.ts'

test.each([
  ['Cargo: Jefa de Tienda', 'position', 'Jefa de Tienda'],
  ['Apellidos y Nombres\t: ROSA QUISPE', 'name', 'ROSA QUISPE'],
  ['Nombre(s) / Apellido(s)\tRosa Quispe', 'name', 'Rosa Quispe'],
  ['Profesión o cargo desempeñado\tAnalista', 'position', 'Analista'],
  ['Empresa:', 'company', ''],
  ['Empresa 2:\tQuipu S.A.C.', 'company', 'Quipu S.A.C.'],
  ['Institución N° 3: Quipu', 'institution', 'Quipu'],
  ['Período: Del 2018 al 2020', 'period', 'Del 2018 al 2020'],
  ['Funciones:', 'body', ''],
  ['Qué hice: cierres', 'body', 'cierres'],
])('%s is the label %s', (text, name, value) => {
  expect(readLabel(text)).toEqual({ name, value })
})

test.each([['Cargo público en la municipalidad'], ['Empresa familiar'], ['Analista: ventas']])(
  '%s has no label',
  (text) => {
    expect(readLabel(text)).toBeNull()
  },
)

test.each([
  ['EMPRESA', 'company'],
  ['Empresa / Institución', 'company'],
  ['Grado / Título', 'degree'],
  ['Año', 'period'],
  ['Molinos S.A.C.', null],
])('the column %s holds %s', (text, name) => {
  expect(labelOf(text)).toBe(name)
})
