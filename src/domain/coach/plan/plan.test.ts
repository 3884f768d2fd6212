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
  way: { steps: [], readyCount: 0, hasSkills: true, hasLanguages: true },
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

const excel = { kind: 'skill', label: 'Excel', ads: 3, opens: 2, has: null } as const
const english = { kind: 'language', label: 'Inglés avanzado', ads: 4, opens: 1, has: null } as const
const years = { kind: 'years', label: '5 años de experiencia afín', ads: 1, opens: 1, has: 3 } as const
const reached = (way: Partial<PlanFacts['way']>, gaps: PlanFacts['gaps'] = ['place']) =>
  planOf({ ...facts, gaps, way: { ...facts.way, ...way } }).filter(({ key }) => key.startsWith('reach-'))

test('the first step of each kind on the way is one of the plan, in its order', () => {
  const sql = { ...excel, label: 'SQL' }
  const steps = reached({ steps: [excel, sql, english, years], readyCount: 2 })
  expect(steps.map(({ title }) => title)).toEqual([
    'Mira cómo aprender Excel',
    'Avanza hacia inglés avanzado',
    'Postula donde tus años alcanzan',
  ])
  expect(steps.map(({ text }) => text.split('. ')[0])).toEqual([
    'La piden 3 avisos de tu oficio; en 2 es lo único que te falta',
    'Lo piden 4 avisos de tu oficio',
    'Un aviso de tu oficio pide 5 años de experiencia afín y tú tienes 3',
  ])
  expect(steps.at(-1)?.text).toContain('Hay 2 avisos de los que ya tienes todo.')
})

test('a later step does not say that it alone opens an ad, the first one does', () => {
  expect(reached({ steps: [english] })[0]?.text).toContain('en uno es lo único que te falta')
  expect(reached({ steps: [{ ...english, ads: 1 }] })[0]?.text).toMatch(
    /^Lo pide un aviso de tu oficio, y es lo único que te falta para él\. /,
  )
  expect(reached({ steps: [excel, english] })[1]?.text).not.toContain('lo único')
})

test('what the profile does not say is asked for, not called missing', () => {
  const unsaid = { steps: [excel, english, { ...years, has: null }], hasSkills: false, hasLanguages: false }
  expect(reached(unsaid).map(({ title, href }) => [title, href])).toEqual([
    ['Di qué idiomas hablas', '/dashboard/experiencia#idiomas'],
    ['Di desde cuándo trabajas', '/dashboard/experiencia#experiencia'],
  ])
  // Work and skills have their own steps.
  expect(reached(unsaid, ['experience', 'skills']).map(({ title }) => title)).toEqual([
    'Di qué idiomas hablas',
  ])
})

test('years that nobody can gain in a week lead to the ads that are open', () => {
  const of = (has: number, readyCount: number) => reached({ steps: [{ ...years, has }], readyCount })[0]?.text
  expect(of(0, 0)).toBe(
    'Un aviso de tu oficio pide 5 años de experiencia afín y tú tienes menos de uno. Se ganan trabajando: mira qué avisos te quedan más cerca.',
  )
  expect(of(3, 1)).toContain('Hay un aviso del que ya tienes todo.')
})
