import { expect, test } from 'vitest'
import { applicationsOfWeek, type PlanFacts, planOf, weekOf } from './plan.ts'

/** A Wednesday in Lima. */
const now = new Date('2026-11-25T15:00:00Z')
const at = (day: string) => new Date(`${day}T15:00:00Z`)
const facts: PlanFacts = {
  now,
  gaps: [],
  proposals: 0,
  questions: 0,
  applications: [],
  interviews: [],
  closing: [],
  fitting: 5,
  learn: null,
}
const keys = (of: Partial<PlanFacts>) =>
  planOf({ ...facts, ...of }).map(({ key, isDone }) => (isDone ? `✓ ${key}` : key))

test('a week begins on Monday in Lima', () => {
  expect(weekOf(now)).toBe('2026-11-23')
  expect(weekOf(new Date('2026-11-30T03:00:00Z'))).toBe('2026-11-23')
})

test('what has a day comes first, and what is done goes to the end by itself', () => {
  const interview = {
    id: 1,
    jobId: 7,
    title: 'Contador',
    status: 'scheduled',
    startsAt: at('2026-11-26'),
    href: '/x',
  }
  const closing = { id: 8, title: 'Cajero', company: 'Tupay', endsAt: at('2026-11-28') }
  const before = { interviews: [interview], closing: [closing], proposals: 2, gaps: ['place' as const] }
  expect(keys(before)).toEqual(['practice-1', 'closing-8', 'gap-place', 'review', 'apply'])
  const application = { jobId: 8, title: 'Cajero', company: 'Tupay', appliedAt: now, isWaiting: true }
  const after = {
    interviews: [{ ...interview, status: 'done', startsAt: at('2026-11-24') }],
    closing: [closing],
    applications: Array.from({ length: applicationsOfWeek }, () => application),
  }
  expect(keys(after)).toEqual(['✓ practice-1', '✓ closing-8', '✓ profile', '✓ review', '✓ apply'])
})

test('a proposed interview waits for its hour, and one of another week is not of this plan', () => {
  const interview = { id: 1, jobId: 7, title: 'Contador', href: '/x' }
  expect(keys({ interviews: [{ ...interview, status: 'proposed', startsAt: null }] })[0]).toBe('pick-1')
  expect(
    keys({ interviews: [{ ...interview, status: 'scheduled', startsAt: at('2026-12-02') }] }),
  ).not.toContain('practice-1')
  expect(
    keys({ interviews: [{ ...interview, status: 'cancelled', startsAt: at('2026-11-27') }] }),
  ).not.toContain('practice-1')
})

test('only what waits long is named, and applying only where something fits', () => {
  const sent = (day: string) => ({
    jobId: 1,
    title: 'Cajero',
    company: 'Tupay',
    appliedAt: at(day),
    isWaiting: true,
  })
  expect(keys({ applications: [sent('2026-11-20')] })).not.toContain('waiting')
  expect(keys({ applications: [sent('2026-11-01')] })).toContain('waiting')
  expect(keys({ fitting: 0 })).not.toContain('apply')
})

test('says of a reviewed CV what only the person can add', () => {
  const textOf = (questions: number) =>
    planOf({ ...facts, questions }).find(({ key }) => key === 'review')?.text
  expect([textOf(0), textOf(1), textOf(2)]).toEqual([
    'Ninguna línea se puede decir mejor con tus palabras.',
    'Ninguna línea se puede decir mejor con tus palabras. Hay una idea más que solo tú puedes completar.',
    'Ninguna línea se puede decir mejor con tus palabras. Hay 2 ideas más que solo tú puedes completar.',
  ])
})
