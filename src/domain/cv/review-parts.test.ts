import { expect, test } from 'vitest'
import { cv, education, experience, sure, unsure } from '#tests/support/read-cv.ts'
import { isDoubtful, textOfPart } from './review-parts.ts'
import { isPreselected, type KnownProfile, reviewOf, wantsLook } from './review.ts'

const nothing: KnownProfile = { fields: {}, experiences: [], educations: [], skills: [] }
const work = experience({
  position: sure('Analista'),
  company: sure('Tupay'),
  place: sure('Lima'),
  description: sure('Reportes de ventas.'),
  start: sure('2018'),
  end: sure('2020'),
})
const study = education({
  degree: sure('Bachiller'),
  institution: sure('Universidad de Ica'),
  field: sure('Estadística'),
  start: sure('2013'),
  end: sure('2017'),
})
const itemOf = (fields: Parameters<typeof cv>[0]) => reviewOf(cv(fields), nothing)[0]!
const doubts = ({ parts }: ReturnType<typeof itemOf>) => parts.filter(isDoubtful).map(({ name }) => name)

test.each([
  ['position', 'position'],
  ['company', 'company'],
  ['place', 'location'],
  ['description', 'description'],
  ['start', 'startDate'],
  ['end', 'endDate'],
] as const)(
  'a doubtful %s of a job is told by name, and keeps the job in what is taken over',
  (read, name) => {
    const item = itemOf({ experiences: [{ ...work, [read]: unsure(work[read]!.value) }] })
    expect(doubts(item)).toEqual([name])
    expect([item.confidence, wantsLook(item), isPreselected(item)]).toEqual([0.3, true, true])
  },
)

test.each([
  ['degree', 'degree'],
  ['institution', 'institution'],
  ['field', 'field'],
  ['start', 'startDate'],
  ['end', 'endDate'],
] as const)('a doubtful %s of a study is told by name, and the study wants a look', (read, name) => {
  const item = itemOf({ educations: [{ ...study, [read]: unsure(study[read]!.value) }] })
  expect(doubts(item)).toEqual([name])
  expect([item.confidence, wantsLook(item)]).toEqual([0.3, true])
})

test('each part has its own place and the words that are printed there', () => {
  const company = {
    ...sure('Tupay'),
    from: [{ page: 2, box: { x: 1, y: 2, width: 3, height: 4 }, text: 'Tupay S.A.' }],
  }
  const { parts } = itemOf({ experiences: [{ ...work, company }] })
  expect(parts.map(({ name, from }) => [name, from[0]?.page, from[0]?.text])).toEqual([
    ['position', 1, 'As printed'],
    ['company', 2, 'Tupay S.A.'],
    ['location', 1, 'As printed'],
    ['startDate', 1, 'As printed'],
    ['endDate', 1, 'As printed'],
    ['description', 1, 'As printed'],
  ])
})

test('an end before the start is not kept, and is in doubt for that', () => {
  const item = itemOf({ experiences: [{ ...work, start: sure('2021'), end: sure('2019') }] })
  expect([textOfPart(item.value, 'endDate'), doubts(item)]).toEqual([null, ['endDate']])
})

test('what goes on has no end to doubt', () => {
  const item = itemOf({ experiences: [{ ...work, end: unsure('2020'), isCurrent: true }] })
  expect([textOfPart(item.value, 'endDate'), doubts(item)]).toEqual(['current', []])
})

test('a text of the profile and a skill are one part each', () => {
  const { contact, skills } = cv()
  const items = reviewOf(
    cv({
      contact: { ...contact, phone: unsure('900 000 021') },
      skills: { ...skills, soft: [sure('Orden')] },
    }),
    nothing,
  )
  expect(items.map((item) => [item.parts.map(({ name }) => name), doubts(item)])).toEqual([
    [['phone'], ['phone']],
    [['name'], []],
  ])
})
