import { expect, test } from 'vitest'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import { boardColumns, filterCandidates, moveTargets } from './board-columns.ts'

const candidate = (
  id: number,
  status: string,
  values: Partial<CandidateApplication> & { name?: string; skills?: string } = {},
): CandidateApplication => ({
  id,
  jobId: 1,
  status: status as ApplicationStatus,
  compatibilityScore: 0,
  matchReasons: [],
  match: { score: 0, low: 0, high: 0, parts: [] },
  appliedAt: '2026-11-20T15:00:00Z',
  viewedAt: null,
  experienceYears: null,
  coverLetter: null,
  answers: [],
  humanReview: null,
  cvUrl: null,
  cvName: null,
  ...values,
  professional: {
    id,
    firstName: values.name ?? 'Ana',
    lastName: 'Ñahui',
    isSuspended: false,
    email: 'a@b.pe',
    phone: null,
    location: null,
    title: null,
    summary: null,
    skills: values.skills ?? '',
    avatar: null,
  },
})
const everyone = { status: '', text: '', minScore: 0, answer: '' }

test('the columns follow the order of hiring, the last three as rails', () => {
  const columns = boardColumns([])
  expect(columns.map(({ label }) => label)).toEqual([
    'Pendiente',
    'Visto',
    'Preseleccionado',
    'Entrevistado',
    'Aceptado',
    'Contratado',
    'Rechazado',
  ])
  expect(columns.filter(({ isFinal }) => isFinal)).toHaveLength(3)
})

test('every candidate is in exactly one column, also with an unknown status', () => {
  const columns = boardColumns([candidate(1, 'pending'), candidate(2, 'en_pausa'), candidate(3, 'pending')])
  expect(columns.flatMap(({ candidates }) => candidates.map(({ id }) => id))).toEqual([1, 3, 2])
  expect(columns.at(-1)).toMatchObject({ status: 'en_pausa', label: 'en_pausa', isFinal: false })
})

test('the column of the best match is marked, so that it stays open; without scores none is', () => {
  const columns = boardColumns([
    candidate(1, 'pending', { compatibilityScore: 60 }),
    candidate(2, 'rejected', { compatibilityScore: 90 }),
    candidate(3, 'hired', { compatibilityScore: null }),
  ])
  expect(columns.filter(({ hasBest }) => hasBest).map(({ status }) => status)).toEqual(['rejected'])
  const withoutScore = boardColumns([candidate(1, 'hired', { compatibilityScore: null })])
  expect(withoutScore.some(({ hasBest }) => hasBest)).toBe(false)
})

test('a candidate can move to every status except the current one', () => {
  expect(moveTargets('viewed')).not.toContain('viewed')
  expect(moveTargets('viewed')).toHaveLength(6)
  expect(moveTargets('en_pausa')).toHaveLength(7)
})

test('every word of the text is searched in name and skills, ignoring accents', () => {
  const list = [candidate(1, 'pending', { name: 'José', skills: 'SQL, Power BI' }), candidate(2, 'pending')]
  const found = (text: string) => filterCandidates(list, { ...everyone, text }).map(({ id }) => id)
  expect(found('jose nahui')).toEqual([1])
  expect(found('power sql')).toEqual([1])
  expect(found('nahui')).toEqual([1, 2])
  expect(found('java')).toEqual([])
})

test('a score filter keeps candidates who reach it; without one all are kept', () => {
  const list = [
    candidate(1, 'pending', { compatibilityScore: 80 }),
    candidate(2, 'pending', { compatibilityScore: 79 }),
    candidate(3, 'pending', { compatibilityScore: 85 }),
    candidate(4, 'pending', { compatibilityScore: null }),
  ]
  expect(filterCandidates(list, { ...everyone, minScore: 80 }).map(({ id }) => id)).toEqual([1, 3])
  expect(filterCandidates(list, everyone)).toHaveLength(4)
})
