import { expect, test } from 'vitest'
import { igvPercentAt } from './igv.ts'

const planned = { igv_percent: 18, igv_next_percent: 17.5, igv_next_from: '2027-01-01' }

test('another rate is valid from its day in Lima on', () => {
  expect(igvPercentAt(planned, new Date('2027-01-01T04:59:59Z'))).toBe(18)
  expect(igvPercentAt(planned, new Date('2027-01-01T05:00:00Z'))).toBe(17.5)
})

test('without a day there is no other rate', () => {
  expect(igvPercentAt({ ...planned, igv_next_from: '' }, new Date('2030-01-01T12:00:00Z'))).toBe(18)
})
