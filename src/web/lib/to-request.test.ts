import { expect, test } from 'vitest'
import { photosContract } from '#contracts/photos.contract.ts'
import { toRequest } from './api-client.ts'

test('a file travels under the name that its call declares; a CV where a light reference declares none', () => {
  const file = new Blob(['x'])
  const fieldsOf = (endpoint: Parameters<typeof toRequest>[0]) => [
    ...(toRequest(endpoint, { file }).body as FormData).keys(),
  ]
  expect(fieldsOf(photosContract.upload)).toEqual(['photo'])
  expect(fieldsOf({ method: 'POST', path: '/api/quick-apply/1' })).toEqual(['cv'])
})
