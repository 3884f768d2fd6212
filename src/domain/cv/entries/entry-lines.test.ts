import { linesOf, row, run, textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { prepareEntryLines } from './entry-lines.ts'

const textsOf = (lines: Parameters<typeof prepareEntryLines>[0]) =>
  prepareEntryLines(lines).map(({ text }) => text)

test.each([
  ['a dash at the end', '2018 -\nactualidad', ['2018 - actualidad']],
  ['a word of time at the beginning', 'Marzo 2018\nhasta junio 2020', ['Marzo 2018 hasta junio 2020']],
  ['a labelled start above its end', 'Inicio: 01/2018\nFin: 12/2020', ['Periodo: 01/2018 – 12/2020']],
  ['two whole periods', '2018 - 2020\n2015 - 2017', ['2018 - 2020', '2015 - 2017']],
  ['no date behind the dash', '2018 -\nAnalista', ['2018 -', 'Analista']],
])('%s: a period is made whole where it was broken, and only there', (_, text, lines) => {
  expect(textsOf(textLines(text))).toEqual(lines)
})

test('a broken period in a margin is joined in its own column', () => {
  const lines = linesOf([
    run('2018 -', 40, 60),
    run('Analista', 140, 60),
    run('actualidad', 40, 72),
    run('Quipu S.A.C.', 140, 72),
  ])
  expect(textsOf(lines)).toEqual(['2018 - actualidad\tAnalista', 'Quipu S.A.C.'])
})

test('two labelled cells on one line become two lines', () => {
  const lines = linesOf(row(['Empresa', 'Quipu S.A.C.', 'Cargo', 'Analista'], [40, 120, 260, 340], 60))
  expect(textsOf(lines)).toEqual(['Empresa\tQuipu S.A.C.', 'Cargo\tAnalista'])
})

test('the number of an entry is no part of it', () => {
  expect(textsOf(textLines('1. Universidad Nacional\n2) Colegio Los Andes'))).toEqual([
    'Universidad Nacional',
    'Colegio Los Andes',
  ])
})

test('a paragraph between white space is one line; short names below each other are not', () => {
  const paragraph = 'Docente, Universidad de Lima, 2014-2019. Física General para\ningenierías y laboratorio'
  expect(textsOf(textLines(`${paragraph}\n\nQuipu S.A.C.\nAnalista`))).toEqual([
    paragraph.replace('\n', ' '),
    'Quipu S.A.C.',
    'Analista',
  ])
  expect(textsOf(textLines('Trébol\nInventarios\n\nMolinos\nDespacho'))).toHaveLength(4)
})

test.each([
  ['three lines', ['Setiembre de', '2018 – Marzo', 'de 2021'], 'Setiembre de 2018 – Marzo de 2021'],
  ['a dash that opens the second', ['Febrero de 2012', '– Junio de 2014'], 'Febrero de 2012 – Junio de 2014'],
])('a period that breaks into %s is whole again', (_, dates, period) => {
  const names = ['Analista', 'Quipu S.A.C.', 'Lima']
  const lines = linesOf(
    dates.flatMap((date, index) => row([date, names[index]!], [40, 200], 60 + index * 12)),
  )
  expect(textsOf(lines)[0]).toBe(`${period}\tAnalista`)
})

test('a whole period takes nothing from the one below it', () => {
  const lines = linesOf([
    ...row(['feb. 2016 -', 'Supervisor'], [40, 200], 60),
    ...row(['nov. 2019', 'Quipu S.A.C.'], [40, 200], 72),
    ...row(['may. 2013 -', 'Preventista'], [40, 200], 84),
    ...row(['ene. 2016', 'Quipu S.A.C.'], [40, 200], 96),
  ])
  expect(textsOf(lines).filter((text) => /\d/.test(text))).toEqual([
    'feb. 2016 - nov. 2019\tSupervisor',
    'may. 2013 - ene. 2016\tPreventista',
  ])
})

test('a name that ends like a month gives it to no date', () => {
  expect(textsOf(textLines('Bachiller en Marketing\nUniversidad del Mayo\n2011 a 2015'))).toHaveLength(3)
})

test.each([
  ['2018', '2021'],
  ['11/2018', '02/2021'],
])('a date over another, beside a text, is a period (%s)', (start, end) => {
  const lines = linesOf([
    ...row([start, 'Analista'], [40, 120], 60),
    run(end, 40, 70),
    run('Control de inventarios', 120, 75),
  ])
  expect(textsOf(lines)).toEqual([`${start} – ${end}\tAnalista`, 'Control de inventarios'])
})

test('a start and an end in cells of their own are one period', () => {
  const lines = linesOf(row(['Quipu', 'Inicio: 15-feb-2022', 'Fin: 31-ago-2025'], [40, 160, 300], 60))
  expect(textsOf(lines)).toEqual(['Quipu\t15-feb-2022 – 31-ago-2025'])
})

test('dots lead from a label to its value', () => {
  expect(textsOf(textLines('Cargo ........ Analista'))).toEqual(['Cargo: Analista'])
})

test('a period that breaks in a margin is joined past the lines of the column beside it', () => {
  const lines = linesOf([
    ...row(['Desde noviembre', 'Quipu'], [40, 160], 60),
    run('2022 hasta enero', 40, 70),
    run('Analista', 160, 75),
    run('2024', 40, 80),
  ])
  expect(textsOf(lines)[0]).toBe('Desde noviembre 2022 hasta enero 2024\tQuipu')
})

test('a bar between labels parts fields', () => {
  expect(textsOf(textLines('Cargo: Analista | Periodo: 2018 – 2020'))).toEqual([
    'Cargo: Analista',
    'Periodo: 2018 – 2020',
  ])
  expect(textsOf(textLines('Analista | Quipu'))).toHaveLength(1)
})

test.each(['3.1 Quipu', 'B.2 Quipu', 'a)   Quipu', '5. a)   Quipu', '8. a) b) c)   Quipu'])(
  'the number of %j is no part of it',
  (text) => {
    expect(textsOf(textLines(text))).toEqual(['Quipu'])
  },
)

test('a duration that breaks in a margin is part of its period', () => {
  const lines = linesOf([
    ...row(['2018 –', 'Analista'], [40, 160], 60),
    ...row(['2021 (3', 'Quipu'], [40, 160], 72),
    ...row(['años 2', 'Control de inventarios'], [40, 160], 84),
    run('meses)', 40, 96),
  ])
  expect(textsOf(lines)).toEqual([
    '2018 – 2021 (3 años 2 meses)\tAnalista',
    'Quipu',
    'Control de inventarios',
  ])
})
