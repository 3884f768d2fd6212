import { expect, test } from 'vitest'
import { allCandidatesHref, readAllCandidatesAddress } from './all-candidates.address.ts'

const read = (address: string) => readAllCandidatesAddress(new URLSearchParams(address))

test('the address holds words, job, stage, minimum match, human review, order and position', () => {
  expect(read('q=ana&empleo=7&estado=viewed&match=60&revision=1&orden=score&desde=abc')).toEqual({
    q: 'ana',
    jobId: 7,
    status: 'viewed',
    minScore: 60,
    humanReview: '1',
    sort: 'score',
    after: 'abc',
    before: undefined,
  })
})

test('invalid values are ignored', () => {
  expect(read('empleo=x&match=y&orden=z&revision=2')).toEqual({ ...read(''), status: undefined })
  expect(read('').sort).toBe('recent')
})

test('changing a filter returns to the first page', () => {
  const search = new URLSearchParams('q=ana&estado=viewed&desde=abc')
  expect(allCandidatesHref(search, { estado: '', match: '80' })).toBe('?q=ana&match=80')
  expect(allCandidatesHref(search, { hasta: 'xyz' })).toBe('?q=ana&estado=viewed&hasta=xyz')
})
