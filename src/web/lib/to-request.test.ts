import { expect, test } from 'vitest'
import { photosContract } from '#contracts/accounts/photos.contract.ts'
import { toRequest } from './api-client.ts'

test("a file is sent with the field name of its call; 'cv' if a light reference declares none", () => {
  const file = new Blob(['x'])
  const fieldsOf = (endpoint: Parameters<typeof toRequest>[0]) => [
    ...(toRequest(endpoint, { file }).body as FormData).keys(),
  ]
  expect(fieldsOf(photosContract.upload)).toEqual(['photo'])
  expect(fieldsOf({ method: 'POST', path: '/api/quick-apply/1' })).toEqual(['cv'])
})

test('empty values beside a file are left out', () => {
  const { body } = toRequest(
    { method: 'POST', path: '/api/quick-apply/1' },
    { file: undefined, body: { phone: null, location: undefined, coverLetter: '', years: 0 } },
  )
  expect([...(body as FormData)]).toEqual([
    ['coverLetter', ''],
    ['years', '0'],
  ])
})
