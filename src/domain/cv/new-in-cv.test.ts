import { describe, expect, test } from 'vitest'
import type { FoundEducation, FoundExperience } from './found-in-cv.ts'
import {
  type KnownEducation,
  type KnownExperience,
  matchEducations,
  matchExperiences,
  type ReadAs,
} from './new-in-cv.ts'

/** 'Analista, Tupay, 2018 - 2020'; '?' for a missing value, 'hoy' for the end of a current job. */
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

const outcomes = (matches: readonly { outcome: string }[]) => matches.map(({ outcome }) => outcome)

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
      'whose missing company the person wrote is known, and asked for no more',
      ['Analista, ?, 2018 - 2020'],
      ['Analista, Tupay, 2018 - 2020'],
      ['known'],
    ],
    [
      'without a company stays incomplete beside the same work at another time',
      ['Analista, ?, 2018 - 2020'],
      ['Analista, Tupay, 2021 - hoy'],
      ['incomplete'],
    ],
    [
      'without a company is not the one that another of the CV stands for',
      ['Analista, Tupay, 2018 - 2020', 'Analista, ?, 2018 - 2020'],
      ['Analista, Tupay, 2018 - 2020'],
      ['known', 'incomplete'],
    ],
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
    expect(outcomes(matchExperiences(found.map(work), known.map(work) as KnownExperience[]))).toEqual(
      expected,
    )
  })
})

test('studies are known by degree and institution, whatever their dates', () => {
  const found = ['Contabilidad, UNMSM, 2012 - 2016', 'Maestría en Finanzas, UNMSM, 2018', 'Inglés, ?'].map(
    study,
  )
  const known = [
    { degree: 'CONTABILIDAD', institution: 'U.N.M.S.M.', startDate: null, endDate: '2017', current: false },
  ]
  expect(outcomes(matchEducations(found, known))).toEqual(['known', 'new', 'incomplete'])
})

/** 'Analista, Tupay, 2018 - 2020' as in a CV. */
function said(text: string): ReadAs {
  const { position, company, startDate, endDate, current } = work(text)
  return { what: position ?? '', where: company ?? '', startDate, endDate, current }
}
/** The entry in the profile, and what was read from the CV. */
const corrected = (now: string, ...read: string[]) => ({
  ...(work(now) as KnownExperience),
  readAs: read.map(said),
})

describe('an experience that was read and then corrected is known', () => {
  const found = [work('Analista, Tupai, 2018 - 2020')]
  test.each([
    ['in both of its names', 'Jefa de datos, Tupay, 2018 - 2020'],
    ['in its dates, which no longer overlap', 'Analista, Tupai, 2010-03 - 2012-01'],
    ['in everything', 'Jefa de datos, Tupay, 2010 - 2012'],
    ['in nothing', 'Analista, Tupai, 2018 - 2020'],
  ])('%s', (_, now) => {
    expect(matchExperiences(found, [corrected(now, 'Analista, Tupai, 2018 - 2020')])).toEqual([
      { outcome: 'known', known: 0 },
    ])
  })

  test('in one name and a start that its CV does not say', () => {
    const known = [corrected('Analista, Tupay, 2019-04 - hoy', 'Analista, Tupai')]
    expect(outcomes(matchExperiences([work('Analista, Tupai')], known))).toEqual(['known'])
  })

  test('whichever of its readings the CV repeats', () => {
    const known = [corrected('Jefa, Retama, 2010 - 2011', 'Analista, Tupay, 2018', 'Asistente, Molle, 2019')]
    expect(outcomes(matchExperiences([work('Asistente, Molle, 2019')], known))).toEqual(['known'])
  })

  test('and stands for no other one: what comes after it at the same company is new', () => {
    const both = [work('Analista, Tupay, 2018 - 2020'), work('Jefa, Tupay, 2020 - hoy')]
    const known = [corrected('Analista sénior, Tupay Retail, 2017 - 2020', 'Analista, Tupay, 2018 - 2020')]
    expect(outcomes(matchExperiences(both, known))).toEqual(['known', 'new'])
  })
})

test('a reading that the person corrected before it was kept is known by what the CV said', () => {
  const taken = [{ ...work('Jefa, Tupay, 2012 - 2013'), readAs: said('Analista, Tupai, 2018 - 2020') }]
  const known = [corrected('Directora, Tupay Norte, 2001 - 2002', 'Analista, Tupai, 2018 - 2020')]
  expect(outcomes(matchExperiences(taken, known))).toEqual(['known'])
})

test('what the person deleted is told from what is new, and what is listed beside it is not', () => {
  const found = [work('Analista, Tupay, 2018 - 2020'), work('Analista, Tupay, 2021 - 2022')]
  const deleted = [said('Analista, Tupay, 2018 - 2020')]
  expect(outcomes(matchExperiences(found, [], deleted))).toEqual(['deleted', 'new'])
  expect(outcomes(matchEducations([study('Física, UNI, 2018')], [], [said('Física, UNI, 2010')]))).toEqual([
    'deleted',
  ])
})

describe('a study', () => {
  const known = (text: string): KnownEducation => study(text) as KnownEducation
  test.each<[string, string[], string, string[]]>([
    [
      'is known by the acronym of its school',
      ['Contabilidad, Pontificia Universidad Católica del Perú'],
      'Contabilidad, PUCP',
      ['known'],
    ],
    [
      'of a school that another acronym names is new',
      ['Contabilidad, Universidad Nacional del Callao'],
      'Contabilidad, UNC',
      ['new'],
    ],
    [
      'in other words is known where school, start and subject are the same',
      ['Contador público, UNMSM, 2012 - 2016'],
      'Bachiller en contabilidad, San Marcos, 2012 - 2017',
      ['known'],
    ],
    [
      'is new beside another diploma that the same school began in the same year',
      ['Diploma en Finanzas, ESAN, 2018'],
      'Diploma en Marketing, ESAN, 2018',
      ['new'],
    ],
  ])('%s', (_, found, typed, expected) => {
    expect(outcomes(matchEducations(found.map(study), [known(typed)]))).toEqual(expected)
  })
})
