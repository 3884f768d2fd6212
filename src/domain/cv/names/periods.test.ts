import { expect, test } from 'vitest'
import { findPeriods, isDateOnly, withoutPeriods } from './periods.ts'

const now = 'now'
const range = (text: string) =>
  findPeriods(text).map(({ start, end, isCurrent }) => [start, isCurrent ? now : end])

test.each([
  ['ene. 2020 - actualidad', '2020-01', now],
  ['2015, 2016 y 2017', '2015', '2017'],
  ['Campaña 2020', '2020', '2020'],
  ['inicio: febrero 2017. fin: agosto 2021', '2017-02', '2021-08'],
  ['octubre 2021. Sigo trabajando', '2021-10', now],
  ['From january 2020 to the actuality', '2020-01', now],
  ['03/2019 – 12/2021', '2019-03', '2021-12'],
  ['2018-2020', '2018', '2020'],
  ['2018 — 2020', '2018', '2020'],
  ['I.E.S.T.P. Alto Mayo, 2013 al 2015', '2013', '2015'],
  ['Instituto Alto Mayo, Mayo, 2013 al 2015', '2013-05', '2015'],
  ['Marzo 2021 a la fecha', '2021-03', now],
  ['Marzo de 2021 hasta la actualidad', '2021-03', now],
  ['Desde agosto 2022', '2022-08', now],
  ['Desde marzo 2018 hasta junio 2021', '2018-03', '2021-06'],
  ['Setiembre 2019 - Septiembre 2020', '2019-09', '2020-09'],
  ['Set. 2019 al Dic. 2019', '2019-09', '2019-12'],
  ["Jun '19 – Present", '2019-06', now],
  ['15/03/2018 al 30/11/2020', '2018-03', '2020-11'],
  ['2019 – hoy', '2019', now],
  ['2022 - en curso', '2022', now],
  ['Del 2018 al 2020', '2018', '2020'],
  ['Del 2023 a la actualidad', '2023', now],
  ['Enero - Marzo 2020', '2020-01', '2020-03'],
  ['ene–dic 2021', '2021-01', '2021-12'],
  ['Enero del 2019 a Diciembre del 2019', '2019-01', '2019-12'],
  ['2019.03 – actual', '2019-03', now],
  ['2016-05 / 2019-02', '2016-05', '2019-02'],
  ['Ago-2018 / A la fecha', '2018-08', now],
  ['Sept 2019 – Feb 2020', '2019-09', '2020-02'],
  ['September 2018 to March 2020', '2018-09', '2020-03'],
  ['Mar. 2019 a la fecha', '2019-03', now],
  ['2015–19', '2015', '2019'],
  ['ABR 2021 — ACTUALIDAD', '2021-04', now],
  ['2024 (en curso)', '2024', now],
  ['12 de marzo de 2018 – 4 de abril de 2019', '2018-03', '2019-04'],
] as const)('%s', (text, start, end) => {
  expect(range(text)).toEqual([[start, end]])
})

test.each([
  ['2018', '2018'],
  ['Julio 2019', '2019-07'],
  ['julio de 2019', '2019-07'],
  ['(2021)', '2021'],
  ['2015-I', '2015'],
  ['2019-12', '2019-12'],
  ['04/2016', '2016-04'],
])('a single date is its own start and end: %s', (text, date) => {
  expect(range(text)).toEqual([[date, date]])
})

test.each([
  ['+51 964 015 882'],
  ['RUC 20123456789'],
  ['ISO 14001:2015'],
  ['I.E. N° 2025 Inmaculada'],
  ['Colegio Nro. 1994'],
  ['D.S. 024-2016-EM'],
  ['equipos de 2 300 colaboradores'],
  ['DNI 19876543'],
  ['actualidad'],
  ['mayo'],
])('no date is invented out of %s', (text) => {
  expect(findPeriods(text)).toEqual([])
})

test('a range that would run backwards is two dates', () => {
  expect(range('2020 - 2018')).toEqual([
    ['2020', '2020'],
    ['2018', '2018'],
  ])
})

test.each([
  ['Analista Contable | 2018 - 2020', 'Analista Contable'],
  ['2015 - 2019: Licenciatura en Física', 'Licenciatura en Física'],
  ['Bachiller en Derecho (2010 – 2016)', 'Bachiller en Derecho'],
  ['enero de 2021 - Present (3 años 1 mes)', ''],
  ['TIENDAS S.A. – 2019', 'TIENDAS S.A.'],
])('what is left of %s without its dates', (text, rest) => {
  expect(withoutPeriods(text)).toBe(rest)
})

test.each([
  ['2018 – 2020', true],
  ['Período: Del 2018 al 2020', true],
  ['(3 años)', true],
  ['actualidad', true],
  ['2018 Analista', false],
  ['Analista', false],
])('%s says only when: %s', (text, expected) => {
  expect(isDateOnly(text)).toBe(expected)
})

test('the second of May is a name', () => {
  expect(findPeriods('Hospital Nacional Dos de Mayo. 2017 al 2020').map(({ start }) => start)).toEqual([
    '2017',
  ])
})
