import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '#server/db/connection.ts'
import { feedEntry, feedsUrl } from '#tests/support/feeds.ts'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'
import { type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'

const env = { HUMAN_CHECK: 'off', WEBHOOKS_LOCAL: 'on' }
const many = 250
const company = {
  companyName: 'Andes Pago',
  industry: 'Fintech',
  email: 'andes@ejemplo.pe',
  password: 'Mercado-2026',
  acceptTerms: true,
}

let folder: Awaited<ReturnType<typeof dataFolder>>
let server: ServerProcess
let database: Database
let feed: Receiver
beforeEach(async () => {
  folder = await dataFolder()
  feed = await startReceiver()
  await start()
})
afterEach(async () => {
  await database.close()
  await server.kill('SIGTERM')
  await feed.close()
  await folder.remove()
})

async function start(): Promise<void> {
  server = await startProcess(folder.path, env)
  database = connect(`postgres://qhatu@localhost/qhatu?host=${encodeURIComponent(`${folder.path}/postgres`)}`)
}

const post = (path: string, body: object, cookie = '') =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

/** The first column of the first row, a number. */
async function one(text: string): Promise<number> {
  const { rows } = await database.pool.query({ text, rowMode: 'array' })
  return Number(rows[0]?.[0])
}

test('an import goes on after kill -9: each ad is there once, and the run knows how many', async () => {
  const registered = await post('/api/register-company', company)
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await database.pool.query("update companies set plan_type = 'premium'")
  const entries = Array.from({ length: many }, (_, index) => feedEntry(`A-${index}`))
  feed.answerAlways(status(200, JSON.stringify(entries)))
  const made = await post(feedsUrl, { url: feed.url, category: 'Finanzas' }, cookie)
  expect(made.status).toBe(201)
  for (const share of [0.2, 0.5]) {
    await expect
      .poll(() => one('select count(*) from job_feed_ads'), { timeout: 30_000, interval: 20 })
      .toBeGreaterThan(many * share)
    await database.close()
    await server.kill('SIGKILL')
    await start()
    expect(await one('select count(*) from job_feed_ads')).toBeLessThan(many)
  }
  await expect
    .poll(() => one("select count(*) from job_feed_runs where status = 'done'"), { timeout: 60_000 })
    .toBe(1)
  expect(await one('select count(*) from jobs')).toBe(many)
  expect(await one('select count(distinct reference) from jobs')).toBe(many)
  expect(await one('select created from job_feed_runs')).toBe(many)
  expect(await one('select count(*) from job_feed_runs')).toBe(1)
}, 180_000)
