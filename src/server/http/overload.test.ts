import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { serveAssets } from './assets.ts'
import { handleErrors } from './error-handler.ts'
import { refuseUnderOverload } from './overload.ts'

const limits = { maxDelay: 200, every: 1000 }
let app: TestApp
let address: string

beforeAll(async () => {
  app = await startTestApp({}, { overload: limits })
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Blocks the event loop for longer than one measurement. */
function holdTheLoop(): void {
  const until = performance.now() + limits.every * 1.2
  while (performance.now() < until);
}

/**
 * Sends requests and blocks the loop while they wait: it measures first, then reads. It blocks once before, so that
 * the average starts with this block and not with the idle time of the test's setup.
 */
async function requestWhileBusy(...paths: string[]): Promise<Response[]> {
  return fetchWhileBusy(paths.map((path) => `${address}${path}`))
}

async function fetchWhileBusy(urls: readonly string[]): Promise<Response[]> {
  holdTheLoop()
  await setImmediate()
  await setImmediate()
  const replies = urls.map((url) => fetch(url))
  holdTheLoop()
  return Promise.all(replies)
}

test('a process that cannot keep up turns calls away in our words, and stays alive for its supervisor', async () => {
  const [call, ready, live, metrics] = await requestWhileBusy(
    '/api/settings/none',
    '/health/ready',
    '/health/live',
    '/metrics',
  )
  expect(call?.status).toBe(503)
  expect(call?.headers.get('retry-after')).toBe('5')
  expect(call?.headers.get('cache-control')).toBe('no-store')
  expect(await call?.json()).toEqual({
    code: 'unavailable',
    message: errors.unavailable.message,
    requestId: call?.headers.get('x-request-id'),
  })
  expect(ready?.status).toBe(503)
  expect(live?.status).toBe(200)
  expect(metrics?.status).toBe(200)
})

test("a page's own calls are answered: the page was let in already", async () => {
  const [outside] = await requestWhileBusy('/api/settings/none')
  const inside = await app.request({ url: '/health/ready' })
  expect([outside?.status, inside.status]).toEqual([503, 200])
})

test('the scripts of a page that was let in are sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qhatu-assets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/page-1.js'), 'export {}')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  const served = fastify()
  try {
    handleErrors(served)
    await refuseUnderOverload(served, limits)
    served.get('/page', () => 'a page')
    await serveAssets(served, folder)
    const own = await served.listen({ port: 0, host: '127.0.0.1' })
    const replies = await fetchWhileBusy(
      ['/page', '/assets/page-1.js', '/icon.svg'].map((path) => `${own}${path}`),
    )
    expect(replies.map(({ status }) => status)).toEqual([503, 200, 200])
  } finally {
    await served.close()
    await rm(folder, { recursive: true })
  }
})
