import { describe, expect, test } from 'vitest'
import { rowOfPosting } from './job-posting.ts'
import { readFeedAd, requirementsInDescription, unreadFields, withoutPay } from './own-feed.ts'

const body =
  '<p>Llevarás los libros de una cadena de ferreterías en Lima Norte.</p><p><b>Requisitos:</b></p><ul><li>Tres años de experiencia</li><li>CONCAR</li></ul>'
const row = {
  title: 'Contador general',
  referencenumber: 'C-014',
  city: 'Los Olivos',
  state: 'Lima',
  country: 'PE',
  description: body,
  salary: 'S/ 3,000 - 4,000',
  remotetype: 'Presencial',
  category: 'Finanzas',
}
const read = (more: object = {}) => readFeedAd({ ...row, ...more }, { category: 'Operaciones' })
const notesOf = (more: object) => read(more).notes.map(({ field, text }) => [field, text])

test('an entry as of Indeed: texts without markup, parted at the heading, the place composed', () => {
  const { reference, fields, problems, notes } = read()
  expect([reference, problems, notes]).toEqual(['C-014', [], []])
  expect(fields).toEqual({
    title: 'Contador general',
    category: 'Finanzas',
    description: 'Llevarás los libros de una cadena de ferreterías en Lima Norte.',
    requirements: '• Tres años de experiencia\n• CONCAR',
    benefits: '',
    location: 'Los Olivos, Lima',
    salaryRange: 'S/ 3,000 - 4,000',
    workType: 'presencial',
  })
})

test.each([
  [
    'Trovit',
    {
      referencenumber: '',
      id: '9',
      description: '',
      content: body,
      city: 'Trujillo',
      region: 'La Libertad',
      state: '',
    },
    'Trujillo, La Libertad',
  ],
  [
    'Jooble',
    {
      referencenumber: '',
      id: '9',
      title: '',
      name: 'Contador general',
      city: '',
      state: '',
      region: 'Arequipa',
    },
    'Arequipa',
  ],
  ['an official code', { location: '150122' }, 'Miraflores, Lima'],
  ['remote work', { city: '', state: '', remotetype: 'Remoto' }, 'Remoto'],
])('the names of %s', (_, more, location) => {
  const { fields, problems } = read(more)
  expect([fields.title, fields.location, problems]).toEqual(['Contador general', location, []])
})

describe('what is not understood is said, and what is done instead', () => {
  test.each([
    [
      'category',
      { category: 'Contabilidad' },
      '“Contabilidad” no es una categoría de Qhatu: va en Operaciones.',
    ],
    [
      'location',
      { location: 'Planta Norte' },
      'No reconocemos “Planta Norte”: se muestra así y no aparece al filtrar por lugar.',
    ],
    ['salaryRange', { salary: '' }, `No viene: se publica “${withoutPay}”.`],
    [
      'salaryRange',
      { salary: 'según mercado' },
      'No entendemos “según mercado”: se muestra así y no cuenta al filtrar por sueldo.',
    ],
    ['workType', { remotetype: '' }, 'No viene: por el texto se publica como presencial.'],
    [
      'workType',
      { remotetype: 'flexible' },
      'No entendemos “flexible”: por el texto se publica como presencial.',
    ],
    ['experience', { experience: 'mucha' }, 'No entendemos “mucha”: queda sin indicar.'],
    ['openings', { vacancies: 'varias' }, 'No entendemos “varias”: se publica con una vacante.'],
    ['endsAt', { expirationdate: 'pronto' }, 'No entendemos “pronto”: no cierra en ese día.'],
    [
      'requirements',
      { description: 'Llevarás los libros de una cadena de ferreterías.' },
      `No vienen aparte: se publica “${requirementsInDescription}”`,
    ],
  ])('%s', (field, more, text) => expect(notesOf(more)).toContainEqual([field, text]))

  test('a category that is not there is the one of the feed, without a word', () => {
    const { fields, notes } = read({ category: '' })
    expect([fields.category, notes]).toEqual(['Operaciones', []])
  })
})

test('without a number, or of another country, it is no ad', () => {
  expect(read({ referencenumber: '' }).problems).toEqual([
    { field: 'reference', text: 'Falta su número de referencia.' },
  ])
  expect(read({ country: 'Chile' }).problems).toEqual([
    { field: 'country', text: 'Es de otro país (“Chile”).' },
  ])
})

test('a text that no ad may have is not read', () => {
  expect(read({ description: 'x'.repeat(50_000) }).problems).toEqual([
    { field: 'description', text: 'Tiene más de 40000 caracteres.' },
  ])
})

test('the day of closing is its last instant in Lima', () => {
  expect(read({ expirationdate: '2026-12-15' }).endsAt?.toISOString()).toBe('2026-12-16T04:59:59.000Z')
})

test('fields that nobody reads are named', () => {
  expect(
    unreadFields({
      ...row,
      company: 'Añil',
      url: 'https://a.pe',
      jobtype: 'fulltime',
      bono: 'sí',
      vacio: '',
    }),
  ).toEqual(['bono'])
})

describe('a JobPosting of schema.org', () => {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Analista de datos',
    description: '<p>Prepararás reportes de ventas para las tiendas de Lima.</p>',
    identifier: { '@type': 'PropertyValue', name: 'Añil', value: 'A-7' },
    datePosted: '2026-11-20',
    validThrough: '2026-12-20T23:59:00-05:00',
    hiringOrganization: { '@type': 'Organization', name: 'Añil' },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Miraflores', addressRegion: 'Lima', addressCountry: 'PE' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'PEN',
      value: { '@type': 'QuantitativeValue', minValue: 3000, maxValue: 4000, unitText: 'MONTH' },
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 36 },
    qualifications: 'Bachiller en Estadística o Economía',
    skills: ['SQL', 'Power BI'],
    totalJobOpenings: 2,
    employmentType: 'FULL_TIME',
    industry: 'Tecnología',
  }
  const readPosting = (more: object = {}) =>
    readFeedAd(rowOfPosting({ ...posting, ...more }), { category: 'Finanzas' })

  test('is read with all that it says', () => {
    const { reference, fields, problems, endsAt } = readPosting()
    expect([reference, problems]).toEqual(['A-7', []])
    expect(fields).toMatchObject({
      title: 'Analista de datos',
      category: 'Tecnología',
      location: 'Miraflores, Lima',
      salaryRange: 'S/ 3,000 – 4,000 al mes',
      experience: '3-5',
      requirements: 'Bachiller en Estadística o Economía\nHabilidades: SQL, Power BI',
      openings: 2,
    })
    expect(endsAt?.toISOString()).toBe('2026-12-21T04:59:00.000Z')
  })

  test('works from home, in dollars, with a plain identifier, for an amount by the hour', () => {
    const { reference, fields } = readPosting({
      identifier: 'B-1',
      jobLocation: undefined,
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'USD', value: { value: 25, unitText: 'HOUR' } },
    })
    expect([reference, fields.location, fields.workType, fields.salaryRange]).toEqual([
      'B-1',
      'Remoto',
      'remoto',
      '$25 por hora',
    ])
  })

  test('pay in another currency is shown and said', () => {
    const pay = { baseSalary: { currency: 'CLP', value: { minValue: 900000 } } }
    expect(readPosting(pay).notes).toContainEqual({
      field: 'salaryRange',
      text: 'No entendemos “CLP 900000”: se muestra así y no cuenta al filtrar por sueldo.',
    })
  })
})
