import { expect, test } from 'vitest'
import { findPeriods, isDateOnly, isOpen, isRange, withoutPeriods } from './found-periods.ts'

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
  ['Q1 2020 – Q3 2021', '2020', '2021'],
  ['Q1-2020 / Q2-2021', '2020', '2021'],
  ['1T 2020 – 4T 2021', '2020', '2021'],
  ['III 2019 - IV 2020', '2019', '2020'],
  ['13/2019 – 12/2021', '2019', '2021-12'],
  ['2019 – 13/2021', '2019', '2021'],
  ['2019 a más', '2019', now],
  ['2019 - a más', '2019', now],
  ['Marzo 2019 en adelante', '2019-03', now],
  ['2019 – ahora', '2019', now],
  ['2020 - trabajo actual', '2020', now],
  ['2019 a la actualidad', '2019', now],
  ['desde 2019', '2019', now],
  ['A partir del 2020', '2020', now],
  ['2018 – presente', '2018', now],
  ['2020 - En curso', '2020', now],
  ['2022 – Actual', '2022', now],
  ['March 2020 to date', '2020-03', now],
  ['since March 2020', '2020-03', now],
  ['03/19 - 12/21', '2019-03', '2021-12'],
  ['03/19 – actualidad', '2019-03', now],
  ['03/2019 – 12/21', '2019-03', '2021-12'],
  ['feb2019-mar2020', '2019-02', '2020-03'],
  ['FEB2019 - ACTUALIDAD', '2019-02', now],
  ['Ene-19 / Mar-21', '2019-01', '2021-03'],
  ['Ene19 - Mar21', '2019-01', '2021-03'],
  ['Ene.19 – Mar.21', '2019-01', '2021-03'],
  ['Mar. ’19 – Dic. ’21', '2019-03', '2021-12'],
  ['1er semestre 2020 – 2do semestre 2021', '2020', '2021'],
  ['II Semestre 2019 – I Semestre 2021', '2019', '2021'],
  ['2019-I al 2021-II', '2019', '2021'],
  ['2019-II a la fecha', '2019', now],
  ['15/03/2019 al 20/12/2021', '2019-03', '2021-12'],
  ['15/03/19 al 20/12/21', '2019-03', '2021-12'],
  ['15-03-19 al 20-12-21', '2019-03', '2021-12'],
  ['12/25/2019 – 01/15/2020', '2019-12', '2020-01'],
  ['03-2019 a 12-2021', '2019-03', '2021-12'],
  ['03.2019–12.2021', '2019-03', '2021-12'],
  ['2019/2020', '2019', '2020'],
  ['agosto – diciembre 2020', '2020-08', '2020-12'],
  ['2019 (marzo – diciembre)', '2019-03', '2019-12'],
  ['2019: enero – marzo', '2019-01', '2019-03'],
  ['2019 marzo – 2020 junio', '2019-03', '2020-06'],
  ['2019 -> 2021', '2019', '2021'],
  ['2019 -- 2021', '2019', '2021'],
  ['A fines de 2019 – mediados de 2021', '2019', '2021'],
  ['Ingreso: marzo 2019 Cese: junio 2020', '2019-03', '2020-06'],
  ['F. inicio 01/03/2019 F. término 31/12/2019', '2019-03', '2019-12'],
  ['Fecha de inicio: 03/2019 - Fecha de fin: actualidad', '2019-03', now],
] as const)('all of it is a period: %s', (text, start, end) => {
  expect(range(text)).toEqual([[start, end]])
  expect(isDateOnly(text)).toBe(true)
  expect(withoutPeriods(text)).toBe('')
})

test.each([
  ['2020 –', '2020'],
  ['2020-', '2020'],
  ['Mar 2019 –', '2019-03'],
  ['mar2019 –', '2019-03'],
  ['julio 2021 -', '2021-07'],
  ['(2020 - )', '2020'],
  ['2019 - ?', '2019'],
  ['2019 – …', '2019'],
  ['2019 – ____', '2019'],
  ['2019 – 20221', '2019'],
  ['2019 - 2O21', '2019'],
  ['Marzo 2019 – Junio', '2019-03'],
  ['Del 2019 al', '2019'],
  ['Marzo 2020 hasta', '2020-03'],
])('an end that is not said, or cannot be read, is not known: %s', (text, start) => {
  expect(range(text)).toEqual([[start, null]])
  expect(isDateOnly(text)).toBe(true)
})

test.each([['2020 – Analista'], ['2020 - Trébol S.A.'], ['2020 a Analista']])(
  'a sign between a date and a text opens no period: %s',
  (text) => {
    expect(range(text)).toEqual([['2020', '2020']])
  },
)

test('an open period is one in a cell of its own, too', () => {
  expect(range('2020 –\tAnalista')).toEqual([['2020', null]])
})

test.each([
  ['hasta 2021', '2021'],
  ['Hasta diciembre de 2021', '2021-12'],
  ['Until December 2021', '2021-12'],
])('no start is said: %s', (text, end) => {
  expect(range(text)).toEqual([[null, end]])
})

test.each([
  ['2018', '2018'],
  ['Julio 2019', '2019-07'],
  ['julio de 2019', '2019-07'],
  ['(2021)', '2021'],
  ['2015-I', '2015'],
  ['2019-12', '2019-12'],
  ['04/2016', '2016-04'],
  ['Marzo del 2021', '2021-03'],
  ['1er semestre 2020', '2020'],
  ['Primer semestre del 2020', '2020'],
  ['III Trimestre 2020', '2020'],
  ['2020-II', '2020'],
  ['2020-0', '2020'],
  ['Ciclo 2020-II', '2020'],
  ['2021 Q4', '2021'],
  ['verano 2019', '2019'],
  ['15/03/19', '2019-03'],
  ['13/2019', '2019'],
  ['Mar. ’19', '2019-03'],
  ['Set. 2020', '2020-09'],
  ['Sept 2020', '2020-09'],
  ['1° de marzo de 2019', '2019-03'],
  ['del 01 al 30 de marzo 2019', '2019-03'],
  ['Mediados de 2020', '2020'],
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
  ['3 años'],
  ['En curso'],
  ['Q3'],
  ['III ciclo'],
  ['987 654 321'],
  ['Tel. 01 201 2019'],
  ['987-2019-20'],
  ['RUC: 20 2019'],
  ['S/ 2000'],
  ['S/. 1950 a 2000'],
  ['USD 2020'],
  ['2000 soles'],
  ['más de 2000 clientes'],
  ['2000 – 2020 unidades'],
  ['Windows 10'],
  ['Windows Server 2019'],
  ['ISO 9001:2015'],
  ['Página 2 de 3'],
  ['pp. 1990-2010'],
  ['R.M. 2015-2019-MINSA'],
  ['Av. Arequipa 2019, Lince'],
  ['nota 12/20 - 13/20'],
  ['03/05 – 12/08'],
  ['24/07 - 25/12'],
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

test('a day that names a house of studies is no month', () => {
  expect(range('Universidad 28 de Julio 2015 – 2019')).toEqual([['2015', '2019']])
})

test('the number of a post is no quarter', () => {
  expect(withoutPeriods('Analista III 2019 – 2020')).toBe('Analista III')
})

test.each([
  ['2018 – 2020', true, false],
  ['2018 – hoy', true, false],
  ['2018 –', true, true],
  ['2018', false, false],
  ['hasta 2021', false, false],
])('%s is a range: %s, and open: %s', (text, isOne, isOpenOne) => {
  const [period] = findPeriods(text)
  expect([isRange(period!), isOpen(period!)]).toEqual([isOne, isOpenOne])
})
