import { expect, test } from 'vitest'
import { companyChanges } from '#contracts/companies/companies.contract.ts'
import { changedFields, changesOf, draftOf } from './company-fields.ts'

const stored = draftOf({
  name: 'Tupay',
  industry: 'Fintech',
  size: null,
  website: null,
  phone: null,
  location: 'Miraflores',
  places: ['Arequipa'],
  benefits: ['eps'],
  ownBenefits: [],
  ruc: null,
  description: '',
  responseDays: 5,
  answerTermDays: 30,
})

test('only what differs is sent, and spaces are no difference', () => {
  expect(changedFields({ ...stored, name: ' Tupay ' }, stored)).toEqual([])
  const draft = {
    ...stored,
    size: '11-50',
    places: 'Arequipa\n\n Cusco ',
    benefits: 'eps\nmeals',
    ownBenefits: 'Fruta los lunes',
    responseDays: '',
  }
  const fields = changedFields(draft, stored)
  expect(changesOf(draft, fields)).toEqual({
    size: '11-50',
    places: ['Arequipa', 'Cusco'],
    benefits: ['eps', 'meals'],
    ownBenefits: ['Fruta los lunes'],
    responseDays: null,
  })
})

test.each([
  ['website', 'tupay.pe', 'https://tupay.pe'],
  ['website', 'http://tupay.pe', 'http://tupay.pe'],
  ['website', '', ''],
  ['phone', '987 654 321', '987 654 321'],
  ['location', '', ''],
] as const)('%s %j is stored as %j', (field, typed, kept) => {
  expect(companyChanges.parse(changesOf({ ...stored, [field]: typed }, [field]))).toEqual({ [field]: kept })
})

test.each([
  ['website', 'no es una dirección'],
  ['website', 'javascript:alert(1)'],
  ['phone', 'llámame'],
  ['responseDays', '0'],
  ['responseDays', '2.5'],
  ['responseDays', 'pronto'],
  ['answerTermDays', '14'],
  ['answerTermDays', '61'],
  ['answerTermDays', ''],
  ['ruc', '123'],
  ['name', ''],
  ['benefits', 'yate'],
  ['ownBenefits', Array.from({ length: 6 }, (_, n) => `Beneficio ${n}`).join('\n')],
  ['ownBenefits', 'x'.repeat(61)],
  ['places', Array.from({ length: 11 }, (_, n) => `Sede ${n}`).join('\n')],
] as const)('%s %j is refused', (field, typed) => {
  expect(companyChanges.safeParse(changesOf({ ...stored, [field]: typed }, [field])).success).toBe(false)
})
