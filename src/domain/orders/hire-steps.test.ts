import { describe, expect, test } from 'vitest'
import { type HireStatus, hireStatuses } from '#contracts/hires/hire-vocabulary.ts'
import { type HireParty, isOpenHire, isStepOf, nextSteps } from './hire-steps.ts'

describe('a hire goes only these ways', () => {
  test.each<[HireStatus, HireParty, HireStatus[]]>([
    ['requested', 'professional', ['accepted', 'declined']],
    ['requested', 'company', ['cancelled']],
    ['accepted', 'professional', ['delivered', 'cancelled']],
    ['accepted', 'company', ['cancelled']],
    ['delivered', 'professional', []],
    ['delivered', 'company', ['completed']],
    ['declined', 'professional', []],
    ['declined', 'company', []],
    ['completed', 'professional', []],
    ['completed', 'company', []],
    ['cancelled', 'professional', []],
    ['cancelled', 'company', []],
    ['disputed', 'professional', []],
    ['disputed', 'company', []],
    ['decided', 'professional', []],
    ['decided', 'company', []],
  ])('%s: the %s may make it %j', (status, party, next) => {
    expect(nextSteps(status, party)).toEqual(next)
  })
})

test('a step belongs to a party wherever it starts, and nobody asks a second time by a step', () => {
  const of = (party: HireParty) => hireStatuses.filter((step) => isStepOf(party, step))
  expect(of('professional')).toEqual(['accepted', 'declined', 'delivered', 'cancelled'])
  expect(of('company')).toEqual(['completed', 'cancelled'])
})

test('a hire is open while somebody has to do something', () => {
  expect(hireStatuses.filter(isOpenHire)).toEqual([
    'requested',
    'agreed',
    'accepted',
    'delivered',
    'disputed',
  ])
})
