import { expect, test } from 'vitest'
import type { ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import { badgesOf, firstCompared, shownRows, toggled } from './compared.ts'

const proposal = (id: number, values: Partial<ReceivedProposal> = {}): ReceivedProposal => ({
  id,
  priceCents: 76_000,
  days: 15,
  rounds: 2,
  message: 'Así lo haría.',
  covers: [0],
  milestones: [],
  status: 'sent',
  note: '',
  sentAt: '',
  updatedAt: '',
  hireId: null,
  serviceId: 1,
  serviceTitle: 'Tableros',
  isServiceListed: true,
  rating: null,
  reviewCount: 0,
  hasConversation: false,
  endsOn: '2026-12-12',
  cost: { workCents: 76_000, feeCents: 0, igvCents: 0, totalCents: 76_000 },
  works: [],
  serviceImage: null,
  professional: {
    id,
    name: 'Lucero Mamani',
    firstName: 'Lucero',
    title: null,
    location: null,
    avatar: null,
    isVerified: false,
  },
  reasons: [],
  ...values,
})

test('up to four are compared at first, those that wait before the withdrawn', () => {
  const all = [proposal(1, { status: 'withdrawn' }), ...[2, 3, 4, 5].map((id) => proposal(id))]
  expect(firstCompared(all)).toEqual([2, 3, 4, 5])
  expect(toggled([2, 3, 4, 5], 1)).toEqual([2, 3, 4, 5])
  expect(toggled([2, 3], 3)).toEqual([2])
})

test('a badge states a fact that only one of those that wait has', () => {
  const cheap = proposal(1, { priceCents: 62_000, days: 18 })
  const fast = proposal(2, { days: 10, rating: 4.8, reviewCount: 3 })
  expect(badgesOf(cheap, [cheap, fast])).toEqual(['El menor precio'])
  expect(badgesOf(fast, [cheap, fast])).toEqual(['La más rápida', 'Mejor calificada'])
  expect(badgesOf(cheap, [cheap])).toEqual([])
})

test('only different rows are shown on demand', () => {
  const both = [proposal(1), proposal(2, { priceCents: 50_000 })]
  expect(shownRows(both, { onlyDifferent: true, hasNeeds: true })).toEqual(['price'])
  expect(shownRows(both, { onlyDifferent: false, hasNeeds: false })).not.toContain('covers')
})
