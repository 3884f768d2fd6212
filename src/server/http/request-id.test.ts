import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/test-app.ts'
import { requestIds } from './request-id.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const idFor = (trustProxy: boolean, given?: string | string[]) =>
  requestIds(trustProxy)({ headers: given === undefined ? {} : { 'x-request-id': given } })

describe('behind a proxy of ours', () => {
  test('the id of the proxy is used', () => {
    expect(idFor(true, 'proxy-id_1')).toBe('proxy-id_1')
  })

  test.each([
    ['none', undefined],
    ['a short one', 'short'],
    ['a long one', 'x'.repeat(65)],
    ['one with a line break', 'abcdefgh\nadmin'],
    ['one with a blank', 'abcd efgh'],
    ['several', ['abcdefgh', 'ijklmnop']],
  ])('%s is replaced', (_, given) => {
    expect(idFor(true, given)).toMatch(UUID)
  })
})

test('without a proxy a stranger cannot choose the id', () => {
  expect(idFor(false, 'proxy-id_1')).toMatch(UUID)
})

test.each([
  ['1', 'proxy-id_1'],
  ['off', UUID],
])('with TRUST_PROXY %s the reply and the body of an error carry the id', async (trust, expected) => {
  const app = await startTestApp({ TRUST_PROXY: trust })
  const reply = await app.request({ url: '/api/nothing-here', headers: { 'x-request-id': 'proxy-id_1' } })
  expect(reply.headers['x-request-id']).toMatch(expected)
  expect(reply.body.requestId).toBe(reply.headers['x-request-id'])
  await app.close()
})
