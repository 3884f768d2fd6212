import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { readLineJobs } from './prose-lines.ts'

const jobs = (text: string) =>
  readLineJobs(textLines(text))?.map(({ position, company, start, end, isCurrent }) => [
    position?.value ?? null,
    company?.value ?? null,
    start?.value ?? null,
    isCurrent ? 'now' : (end?.value ?? null),
  ])

test('every line tells a job, each in its own order', () => {
  expect(
    jobs(
      '- 2017: Docente contratada, I.E. Rosa Merino, Apata\nI.E. 9 de Julio, Concepción. Profesora por horas. 04/03/2013 – 31/12/2013\nAcademia Telles: profesora de Física (veranos 2011, 2012)\nChifa Hong, lavaplatos, 2010',
    ),
  ).toEqual([
    ['Docente contratada', 'I.E. Rosa Merino', '2017', '2017'],
    ['Profesora por horas', 'I.E. 9 de Julio', '2013-03', '2013-12'],
    ['profesora de Física', 'Academia Telles', '2011', '2012'],
    ['lavaplatos', 'Chifa Hong', '2010', '2010'],
  ])
})

test.each([
  ['a header of several lines', 'Cajera\nBodega Paz\n2018 - 2019'],
  ['a dated line that names no post', 'Cajera, Bodega Paz, 2018 - 2019\nCampaña de Navidad 2018'],
  ['labels', 'Cargo: Cajera\nEmpresa: Bodega Paz\nPeriodo: 2018 - 2019'],
])('not told in lines: %s', (_, text) => {
  expect(readLineJobs(textLines(text))).toBeNull()
})
