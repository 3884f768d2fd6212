import { expect, test } from 'vitest'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import { sortCandidates } from './sort-candidates.ts'

const candidate = (
  id: number,
  firstName: string,
  status: ApplicationStatus,
  score: number | null,
): CandidateApplication => ({
  id,
  jobId: 1,
  status,
  compatibilityScore: score,
  matchReasons: [],
  match: { score, low: 0, high: 100, parts: [] },
  appliedAt: `2026-11-0${id}T15:00:00Z`,
  viewedAt: null,
  experienceYears: null,
  coverLetter: null,
  answers: [],
  humanReview: null,
  cvUrl: null,
  cvName: null,
  professional: {
    id,
    firstName,
    lastName: '',
    isSuspended: false,
    email: 'a@b.pe',
    phone: null,
    location: null,
    title: null,
    summary: null,
    skills: '',
    avatar: null,
  },
})
const list = [
  candidate(1, 'Óscar', 'hired', 40),
  candidate(2, 'Ana', 'pending', 0),
  candidate(3, 'Ñusta', 'viewed', 90),
  candidate(4, 'Nadia', 'viewed', 60),
]
const ids = (column: string, direction: 'ascending' | 'descending') =>
  sortCandidates(list, { column, direction }).map(({ id }) => id)

test.each([
  ['name', 'ascending', [2, 4, 3, 1]],
  ['appliedAt', 'descending', [4, 3, 2, 1]],
  ['status', 'ascending', [2, 3, 4, 1]],
  ['score', 'descending', [3, 4, 1, 2]],
  ['unknown', 'ascending', [1, 2, 3, 4]],
] as const)(
  'by %s, %s, everybody is there in the order of Spanish and of hiring',
  (column, direction, expected) => {
    expect(ids(column, direction)).toEqual(expected)
  },
)

test('candidates without a score come last in both directions', () => {
  const some = [candidate(5, 'Rosa', 'pending', null), ...list, candidate(6, 'Raúl', 'pending', null)]
  const sorted = (direction: 'ascending' | 'descending') =>
    sortCandidates(some, { column: 'score', direction }).map(({ id }) => id)
  expect(sorted('descending')).toEqual([3, 4, 1, 2, 5, 6])
  expect(sorted('ascending')).toEqual([2, 1, 4, 3, 5, 6])
})
