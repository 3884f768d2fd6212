import { expect, test } from 'vitest'
import { cv, education, experience, sure, unsure } from '#tests/support/read-cv.ts'
import {
  isComplete,
  isPreselected,
  type KnownProfile,
  reviewOf,
  type ReviewValue,
  selectionOf,
  wantsLook,
} from './review.ts'

const nothing: KnownProfile = { fields: {}, experiences: [], educations: [], skills: [] }
const work = experience({
  position: sure('Analista'),
  company: sure('Tupay'),
  start: sure('2020'),
  isCurrent: true,
})
const states = (items: ReturnType<typeof reviewOf>) =>
  items.map((item) => [item.id, item.outcome, isPreselected(item), wantsLook(item)])

test('what is complete and new is preselected, doubtful or not; unsure and incomplete things want a look', () => {
  const read = cv({
    contact: { ...cv().contact, title: sure('Analista de datos'), place: unsure('Lima') },
    experiences: [work, { ...work, company: null }],
    educations: [education({ degree: sure('Bachiller'), institution: unsure('Universidad') })],
  })
  expect(states(reviewOf(read, nothing))).toEqual([
    ['title', 'new', true, false],
    ['location', 'new', true, true],
    ['experience-0', 'new', true, false],
    ['experience-1', 'incomplete', false, true],
    ['education-0', 'new', true, true],
  ])
})

test('what the profile has is known and never preselected', () => {
  const read = cv({
    contact: { ...cv().contact, title: sure('Analista de datos') },
    experiences: [work],
    skills: { technical: [sure('SQL'), sure('R')], soft: [], languages: [], certifications: [] },
  })
  const known: KnownProfile = {
    ...nothing,
    fields: { title: 'Científica de datos' },
    experiences: [
      { position: 'analista', company: 'Tupay S.A.C.', startDate: '2020-03', endDate: null, current: true },
    ],
    skills: [{ kind: 'technical', name: 'sql' }],
  }
  expect(states(reviewOf(read, known))).toEqual([
    ['title', 'known', false, false],
    ['experience-0', 'known', false, false],
    ['technical-sql', 'known', false, false],
    ['technical-r', 'new', true, false],
  ])
})

test('each item is as sure as its least sure part, and names the pages that it stands on', () => {
  const onTwo = {
    ...sure('2021'),
    confidence: 0.8,
    from: [{ page: 2, box: { x: 0, y: 0, width: 1, height: 1 }, text: '2021' }],
  }
  const [item] = reviewOf(cv({ experiences: [{ ...work, end: onTwo, isCurrent: false }] }), nothing)
  expect([item?.confidence, item?.pages]).toEqual([0.8, [1, 2]])
})

test('the selection has what was taken over, each in its place', () => {
  const language = {
    value: { name: 'Inglés', level: 'advanced' as const, levelText: null },
    confidence: 1,
    from: [],
  }
  const read = cv({
    contact: { ...cv().contact, phone: sure('900 000 021') },
    experiences: [work],
    skills: {
      technical: [sure('SQL')],
      soft: [sure('Liderazgo')],
      languages: [language],
      certifications: [sure('Scrum Master')],
    },
  })
  const selection = selectionOf(reviewOf(read, nothing).map(({ value }) => value))
  expect(selection).toMatchObject({
    title: null,
    phone: '900 000 021',
    experiences: [{ position: 'Analista', company: 'Tupay', startDate: '2020', current: true }],
    skills: {
      technical: ['SQL'],
      soft: ['Liderazgo'],
      languages: [{ name: 'Inglés', level: 'advanced' }],
      certifications: ['Scrum Master'],
    },
  })
})

test('a corrected entry is complete when it has both of its names', () => {
  const [item] = reviewOf(cv({ experiences: [{ ...work, company: null }] }), nothing)
  const value = item!.value
  expect(isComplete(value)).toBe(false)
  expect(
    value.kind === 'experience' && isComplete({ ...value, entry: { ...value.entry, company: 'Tupay' } }),
  ).toBe(true)
})

test('what the server knows of the history counts: a deleted entry is offered and not ticked, a renamed skill is known', () => {
  const said = (name: string) => ({ kind: 'technical' as const, name })
  const read = {
    ...cv({ experiences: [work, { ...work, company: sure('Retama') }] }),
    skills: {
      technical: [sure('JS'), sure('Word'), sure('R')],
      soft: [],
      languages: [],
      certifications: [],
      known: [said('JS')],
      deleted: [said('Word')],
    },
  }
  read.experiences = read.experiences.map((entry, place) =>
    Object.assign({}, entry, { outcome: place === 0 ? 'known' : 'deleted' }),
  )
  expect(states(reviewOf(read, nothing))).toEqual([
    ['experience-0', 'known', false, false],
    ['experience-1', 'deleted', false, false],
    ['technical-js', 'known', false, false],
    ['technical-word', 'deleted', false, false],
    ['technical-r', 'new', true, false],
  ])
})

test('a correction keeps beside it what the CV said', () => {
  const read = cv({
    experiences: [work],
    skills: { technical: [sure('Exel'), sure('SQL')], soft: [], languages: [], certifications: [] },
  })
  const corrected = reviewOf(read, nothing).map(({ value }): ReviewValue => {
    if (value.kind === 'experience') {
      const entry = Object.assign({}, value.entry, { position: 'Jefa', startDate: '2019' })
      return Object.assign({}, value, { entry })
    }
    if (value.kind !== 'skill' || value.skill.name !== 'Exel') return value
    return Object.assign({}, value, { skill: Object.assign({}, value.skill, { name: 'Excel' }) })
  })
  const { experiences, skills } = selectionOf(corrected)
  expect(experiences[0]).toMatchObject({
    position: 'Jefa',
    startDate: '2019',
    readAs: { what: 'Analista', where: 'Tupay', startDate: '2020', endDate: null, current: true },
  })
  expect([skills.technical, skills.readAs]).toEqual([['Excel', 'SQL'], [{ kind: 'technical', name: 'Exel' }]])
})
