import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { jobsOf } from './read-roles.ts'
import { roleEntries } from './role-entries.ts'
import { LABELS } from './role-labels.ts'
import { tokensOf } from './role-tokens.ts'

/** The jobs of a text whose words have these labels. */
function jobs(text: string, names: string) {
  const lines = textLines(text)
  const labels = names.split(' ').map((name) => LABELS.indexOf(name))
  return jobsOf(roleEntries(lines, tokensOf(lines), labels, () => 0.9)).map(
    ({ position, company, start, end, description }) => [
      position?.value ?? null,
      company?.value ?? null,
      start?.value ?? null,
      end?.value ?? null,
      description?.value ?? null,
    ],
  )
}

test('a start opens an entry, and its lines without roles describe it', () => {
  expect(
    jobs(
      'Cajera - Botica Andina\n2019 - 2021\nArqueo diario\nJefa de Tienda - Kusi S.A.C.\n2022 - 2023',
      'S-what B-where I-where B-date body body S-what I-what I-what B-where I-where B-date',
    ),
  ).toEqual([
    ['Cajera', 'Botica Andina', '2019', '2021', 'Arqueo diario'],
    ['Jefa de Tienda', 'Kusi S.A.C.', '2022', '2023', null],
  ])
})

test('a company above several posts is that of each; one below its post is not that of the next', () => {
  expect(
    jobs('Kusi S.A.C.\nJefa 2022 - 2023\nCajera 2019 - 2021', 'S-where I-where B-what B-date S-what B-date'),
  ).toEqual([
    ['Jefa', 'Kusi S.A.C.', '2022', '2023', null],
    ['Cajera', 'Kusi S.A.C.', '2019', '2021', null],
  ])
  expect(
    jobs('Jefa 2022 - 2023\nKusi S.A.C.\nCajera 2019 - 2021', 'S-what B-date B-where I-where S-what B-date'),
  ).toEqual([
    ['Jefa', 'Kusi S.A.C.', '2022', '2023', null],
    ['Cajera', null, '2019', '2021', null],
  ])
})

test('what opens the entries opens another one where the model saw no start', () => {
  expect(jobs('2022 - 2023\nJefa\n2019 - 2021\nCajera', 'S-date B-what B-date B-what')).toHaveLength(2)
})

test('a second post with a time of its own is another entry, although nothing marks its start', () => {
  expect(
    jobs('Kusi S.A.C.\nJefa 2022 - 2023\nCajera 2019 - 2021', 'S-where I-where B-what B-date B-what B-date'),
  ).toEqual([
    ['Jefa', 'Kusi S.A.C.', '2022', '2023', null],
    ['Cajera', 'Kusi S.A.C.', '2019', '2021', null],
  ])
})

test('a name does not end in the word that joins it to what is not printed', () => {
  expect(jobs('Cajera at\n2019 - 2021', 'S-what I-what B-date')).toEqual([
    ['Cajera', null, '2019', '2021', null],
  ])
})

test('two entries on one line have a date between them', () => {
  expect(jobs('Sabogal / Piuray 2016 - 2017', 'S-where S-where B-date')).toEqual([
    [null, 'Sabogal', '2016', '2017', null],
  ])
  expect(jobs('Cajera 2014 - 2015 Vendedora 2016 - 2017', 'S-what B-date S-what B-date')).toHaveLength(2)
})

test('a quotation ends with its sign', () => {
  expect(jobs('Docente\nI.E. "José Olaya"\n2019', 'S-what B-where I-where I-where B-date')).toEqual([
    ['Docente', 'I.E. "José Olaya"', '2019', '2019', null],
  ])
})
