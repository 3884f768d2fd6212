import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
afterEach(() => app.close())

/** How many of `count` wrong logins, each for another account, are refused as too many from one address. */
async function refusedOf(count: number, headers: (at: number) => Record<string, string>): Promise<number> {
  let refused = 0
  for (let at = 0; at < count; at++) {
    const { status } = await app.request({
      method: 'POST',
      url: '/api/password-reset',
      payload: { email: `alguien${at}@ejemplo.pe` },
      headers: headers(at),
    })
    if (status === 429) refused += 1
  }
  return refused
}
/** A header written by the caller, followed by what our proxy saw. */
const forged = (seen: string) => (at: number) => ({ 'x-forwarded-for': `10.1.0.${at}, ${seen}` })

test('behind one proxy a caller who forges the address header is still one caller', async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  expect(await refusedOf(32, forged('190.12.7.1'))).toBe(2)
})

test('behind a named proxy as well; and two callers behind it are two', async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.0/8' })
  expect(await refusedOf(32, forged('190.12.7.1'))).toBe(2)
  expect(await refusedOf(30, forged('190.12.7.2'))).toBe(0)
})

test('addresses of one IPv6 line are one caller', async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
  expect(await refusedOf(32, (at) => ({ 'x-forwarded-for': `2800:200:e840:1::${at}` }))).toBe(2)
})

test('no header gives access to the metrics, and a request through a proxy is not from this machine', async () => {
  app = await startTestApp({ TRUST_PROXY: '1' })
  const metrics = async (headers: Record<string, string>) =>
    (await app.request({ url: '/metrics', headers })).status
  expect(await metrics({})).toBe(200)
  expect(await metrics({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  expect(await metrics({ 'x-forwarded-for': '190.12.7.1' })).toBe(404)
  expect(await metrics({ forwarded: 'for=127.0.0.1' })).toBe(404)
  expect(await metrics({ 'x-real-ip': '127.0.0.1' })).toBe(404)
})
