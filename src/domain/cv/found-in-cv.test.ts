import { expect, test } from 'vitest'
import type { Read, ReadCv } from './cv.ts'
import { foundInCv } from './found-in-cv.ts'

const read = <T>(value: T): Read<T> => ({ value, confidence: 0.9, from: [] })
const contact = { name: null, title: null, email: null, phone: null, linkedin: null, place: null }
const skills = { technical: [], soft: [], languages: [], certifications: [] }
const cv = (values: Partial<ReadCv>): ReadCv => ({
  contact,
  summary: null,
  experiences: [],
  educations: [],
  skills,
  sections: [],
  ...values,
})

const worked = { position: read('Analista'), company: read('Tupay'), place: null, description: null }

test('what was not read stays unknown', () => {
  expect(foundInCv(cv({}))).toEqual({
    title: null,
    phone: null,
    location: null,
    linkedin: null,
    summary: null,
    experiences: [],
    educations: [],
    skills,
  })
})

test('control characters stay out, and the lines of a longer text stay', () => {
  const found = foundInCv(
    cv({
      contact: { ...contact, title: read(' Analista\u0000 de\n datos \uE123') },
      summary: read('Uno.\u0007\nDos.'),
    }),
  )
  expect(found).toMatchObject({ title: 'Analista de datos', summary: 'Uno. \nDos.' })
})

test('a skill is listed once, and a sentence is no skill', () => {
  const technical = ['Excel', ' EXCEL ', 'Inglés', 'ingles', 'palabras '.repeat(20)].map(read)
  const languages = [
    read({ name: 'Inglés', level: 'advanced' as const, levelText: 'C1' }),
    read({ name: 'inglés', level: null, levelText: null }),
  ]
  const found = foundInCv(cv({ skills: { ...skills, technical, languages } }))
  expect(found.skills.technical).toEqual(['Excel', 'Inglés'])
  expect(found.skills.languages).toEqual([{ name: 'Inglés', level: 'advanced' }])
})

test.each([
  ['2018', '2020', false, '2020'],
  ['2018-05', '2018', false, '2018'],
  ['2020', '2018', false, null],
  ['2020', '2018', true, null],
])('from %s to %s, current: %s', (start, end, isCurrent, endDate) => {
  const [found] = foundInCv(
    cv({ experiences: [{ ...worked, start: read(start), end: read(end), isCurrent }] }),
  ).experiences
  expect(found).toMatchObject({ startDate: start, endDate, current: isCurrent })
})

test('long texts are cut at a word to what a form takes, and of entries no more than a hundred are taken', () => {
  const many = Array.from({ length: 500 }, () => ({
    ...worked,
    description: read('palabra '.repeat(2000)),
    start: null,
    end: null,
    isCurrent: false,
  }))
  const { experiences } = foundInCv(cv({ experiences: many }))
  expect(experiences).toHaveLength(100)
  expect(experiences[0]?.description?.length).toBeLessThanOrEqual(5000)
  expect(experiences[0]?.description).toMatch(/ palabra…$/)
})

test.each([
  ['INGLÉS', 'Inglés'],
  ['quechua', 'Quechua'],
  ['Quechua Chanka', 'Quechua Chanka'],
])('a language that is printed as %s is %s in the profile', (printed, name) => {
  const languages = [read({ name: printed, level: null, levelText: null })]
  expect(foundInCv(cv({ skills: { ...skills, languages } })).skills.languages).toEqual([
    { name, level: null },
  ])
})
