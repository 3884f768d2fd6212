import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataFolder, type ServerProcess, startProcess } from '#tests/support/server-process.ts'
import { type Receiver, startReceiver, verified } from '#tests/support/webhook-receiver.ts'

const env = { HUMAN_CHECK: 'off', WEBHOOKS_LOCAL: 'on' }
const company = {
  companyName: 'Andes Pago',
  industry: 'Fintech',
  email: 'andes@ejemplo.pe',
  password: 'Mercado-2026',
  acceptTerms: true,
}

let folder: Awaited<ReturnType<typeof dataFolder>>
let server: ServerProcess
let receiver: Receiver
beforeEach(async () => {
  folder = await dataFolder()
  server = await startProcess(folder.path, env)
  receiver = await startReceiver()
})
afterEach(async () => {
  await receiver.close()
  await server.kill('SIGTERM')
  await folder.remove()
})

const post = (path: string, body: object, cookie = '') =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

test('after kill -9 every event arrives that was acknowledged, and one that arrives again has the same id', async () => {
  const registered = await post('/api/register-company', company)
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { webhook, secret } = (await (await post('/api/webhooks', { url: receiver.url }, cookie)).json()) as {
    webhook: { id: number }
    secret: string
  }
  // The receiver has read the request when the sender dies, and its answer is lost.
  receiver.answerAlways((response) => void setTimeout(() => response.writeHead(204).end(), 150))
  const arrived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  let acknowledged = 0
  for (let round = 1; round <= 2; round++) {
    const sending = Array.from({ length: 20 }, async () => {
      const reply = await post(`/api/webhooks/${webhook.id}/test`, {}, cookie).catch(() => null)
      if (reply?.ok) acknowledged++
    })
    await expect.poll(() => arrived().size, { timeout: 20_000 }).toBeGreaterThanOrEqual(round * 5)
    await server.kill('SIGKILL')
    await Promise.all(sending)
    server = await startProcess(folder.path, env)
  }
  await expect.poll(() => arrived().size, { timeout: 60_000 }).toBeGreaterThanOrEqual(acknowledged)
  expect(acknowledged).toBeGreaterThanOrEqual(10)
  const bodies = new Map<unknown, Set<string>>()
  for (const one of receiver.received) {
    verified(secret, one)
    const id = one.headers['webhook-id']
    bodies.set(id, (bodies.get(id) ?? new Set()).add(one.body))
  }
  expect([...bodies.values()].filter(({ size }) => size !== 1)).toEqual([])
})
