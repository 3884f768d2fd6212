import { describe, expect, test } from 'vitest'
import type { FoundEducation, FoundExperience } from './found-in-cv.ts'
import { educationOutcomes, experienceOutcomes, type KnownExperience } from './new-in-cv.ts'

/** 'Analista, Tupay, 2018 - 2020'; '?' for what was not found, 'hoy' for the end of a current one. */
function work(text: string): FoundExperience {
  const [position = '?', company = '?', period = ''] = text.split(', ')
  const [start = '', end = ''] = period.split(' - ')
  return {
    position: position === '?' ? null : position,
    company: company === '?' ? null : company,
    location: null,
    description: null,
    startDate: start === '' ? null : start,
    endDate: end === '' || end === 'hoy' ? null : end,
    current: end === 'hoy',
  }
}
const study = (text: string): FoundEducation => {
  const { position, company, startDate, endDate, current } = work(text)
  return { degree: position, institution: company, field: null, startDate, endDate, current }
}

describe('an experience', () => {
  test.each<[string, string[], string[], string[]]>([
    ['is new to an empty profile', ['Analista, Tupay, 2018 - 2020'], [], ['new']],
    [
      'is known whatever the accents, capitals and the company’s legal form',
      ['ANALISTA CONTABLE, TUPAY S.A.C., 2018-03 - 2020-01'],
      ['Analista contable, Tupay, 2018 - 2020'],
      ['known'],
    ],
    [
      'at another time is another one',
      ['Analista, Tupay, 2021 - 2022'],
      ['Analista, Tupay, 2015 - 2016'],
      ['new'],
    ],
    ['without dates is known', ['Analista, Tupay'], ['Analista, Tupay, 2015 - 2016'], ['known']],
    [
      'listed twice counts once',
      ['Analista, Tupay, 2018 - 2020', 'Analista, Tupay, 2018 - 2020'],
      [],
      ['new', 'known'],
    ],
    ['without a company is incomplete', ['Analista, ?, 2018 - 2020'], [], ['incomplete']],
    ['without a position is incomplete', ['?, Tupay, 2018 - 2020'], [], ['incomplete']],
    [
      'whose position the person corrected is known',
      ['Analista, Tupay, 2018-03 - 2020'],
      ['Analista sénior, Tupay, 2018-03 - 2020'],
      ['known'],
    ],
    [
      'whose company the person corrected is known',
      ['Analista, Tupai, 2018-03 - 2020'],
      ['Analista, Tupay, 2018-03 - 2020'],
      ['known'],
    ],
    [
      'that began with another one at the same company is new',
      ['Docente, Tupay, 2018 - hoy', 'Coordinador, Tupay, 2018 - hoy'],
      ['Docente, Tupay, 2018 - hoy'],
      ['known', 'new'],
    ],
    [
      'for a second company from the same year on is new',
      ['Docente, Tupay, 2018 - 2020', 'Docente, Retama, 2018 - hoy'],
      ['Docente, Tupay, 2018 - 2020'],
      ['known', 'new'],
    ],
    [
      'corrected stands for one found entry only',
      ['Docente, Tupay, 2018 - hoy', 'Coordinador, Tupay, 2018 - hoy'],
      ['Profesor, Tupay, 2018 - hoy'],
      ['known', 'new'],
    ],
  ])('%s', (_, found, known, expected) => {
    expect(experienceOutcomes(found.map(work), known.map(work) as KnownExperience[])).toEqual(expected)
  })
})

test('studies are known by degree and institution, whatever their dates', () => {
  const found = ['Contabilidad, UNMSM, 2012 - 2016', 'Maestría en Finanzas, UNMSM, 2018', 'Inglés, ?'].map(
    study,
  )
  const known = [
    { degree: 'CONTABILIDAD', institution: 'U.N.M.S.M.', startDate: null, endDate: '2017', current: false },
  ]
  expect(educationOutcomes(found, known)).toEqual(['known', 'new', 'incomplete'])
})
