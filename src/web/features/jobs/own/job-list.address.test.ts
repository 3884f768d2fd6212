import { expect, test } from 'vitest'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { daysLeft, listedJobs, readJobListQuery, stateOf } from './job-list.address.ts'

const now = Date.parse('2026-11-23T15:00:00Z')
const job = (id: number, title: string, values: Partial<CompanyJob> = {}): CompanyJob => ({
  id,
  title,
  description: '',
  location: 'Lima',
  salaryRange: '',
  mode: 'hybrid',
  isActive: true,
  isPremium: false,
  paid: false,
  createdAt: '2026-11-01T15:00:00Z',
  expiresAt: '2026-12-01T15:00:00Z',
  opensAt: null,
  openings: 1,
  reference: '',
  isConfidential: false,
  outcome: null,
  hold: null,
  takedown: null,
  applicationCount: 0,
  newCount: 0,
  stages: { pending: 0, viewed: 0, preselected: 0, interviewed: 0, accepted: 0, hired: 0, rejected: 0 },
  waitingAnswers: 0,
  openHumanReviews: 0,
  views: 0,
  ...values,
})
const jobs = [
  job(1, 'Contadora', { applicationCount: 2, expiresAt: '2026-11-25T10:00:00Z' }),
  job(2, 'Analista', { applicationCount: 9 }),
  job(3, 'Chofer', { isActive: false, expiresAt: '2026-11-20T10:00:00Z' }),
  job(4, 'Diseñador', { isActive: false }),
]
const ids = (address: string) =>
  listedJobs(jobs, readJobListQuery(new URLSearchParams(address)), now).map(({ id }) => id)

test('the address holds state, words and order; invalid values are ignored', () => {
  expect(ids('')).toEqual([1, 2, 3, 4])
  expect(ids('estado=activos&orden=nombre')).toEqual([2, 1])
  expect(ids('q=disenador')).toEqual([4])
  expect(ids('orden=candidatos')).toEqual([2, 1, 3, 4])
  expect(ids('estado=nada&orden=nada')).toEqual([1, 2, 3, 4])
})

test('open ads that end soonest come first', () => {
  expect(ids('orden=terminan').slice(0, 2)).toEqual([1, 2])
})

test('an ad that is not open has expired or is archived; an open one may be held', () => {
  expect(jobs.map((one) => stateOf(one, now))).toEqual(['activos', 'activos', 'terminados', 'archivados'])
  const hold = {
    reasons: [],
    heldAt: '2026-11-23T10:00:00Z',
    appealedAt: null,
    companyNote: '',
    decision: null,
    decisionNote: '',
  }
  expect(stateOf(job(5, 'Mozo', { hold }), now)).toBe('en-espera')
  expect(stateOf(job(8, 'Mozo', { isActive: false, opensAt: '2026-12-01T13:00:00Z' }), now)).toBe(
    'programados',
  )
  expect(stateOf(job(6, 'Mozo', { hold, isActive: false }), now)).toBe('archivados')
  const takedown = { reason: 'other' as const, note: '', at: '2026-11-23T10:00:00Z' }
  expect(stateOf(job(7, 'Mozo', { hold, takedown }), now)).toBe('retirados')
})

test('days left are whole days, only for open ads with an end', () => {
  expect(jobs.map((one) => daysLeft(one, now))).toEqual([2, 8, null, null])
})
