import { request } from 'node:http'
import { expect, test } from 'vitest'
import { dataFolder, startProcess } from '#tests/support/server-process.ts'

test('a process that is told to stop answers pending requests, and leaves no task behind', async () => {
  const folder = await dataFolder()
  const first = await startProcess(folder.path, { HUMAN_CHECK: 'off' })
  const person = {
    firstName: 'Rosa',
    lastName: 'Huamán',
    email: 'rosa@ejemplo.pe',
    password: 'una-clave-larga-1',
    acceptTerms: true,
  }
  const body = Buffer.from(JSON.stringify(person))

  // Half of a request has arrived when the process is told to stop.
  const call = request(`${first.url}/api/register-professional`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (response) => resolve(response.resume().statusCode))
    call.on('error', reject)
  })
  await new Promise<void>((resolve) => void call.write(body.subarray(0, 20), () => resolve()))
  await expect.poll(async () => (await fetch(`${first.url}/health/live`)).status).toBe(200)
  const stopped = first.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${first.url}/health/live`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  call.end(body.subarray(20))
  expect(await answered).toBe(201)
  await stopped

  const second = await startProcess(folder.path, { HUMAN_CHECK: 'off' })
  const mails = async () =>
    (await fetch(`${second.url}/api/test/outbox?to=rosa@ejemplo.pe`)).json() as Promise<
      { sentAt: string | null }[]
    >
  await expect
    .poll(async () => (await mails()).map(({ sentAt }) => sentAt !== null), { timeout: 30_000 })
    .toEqual([true])
  await second.kill('SIGTERM')
  await folder.remove()
})

test('open event streams do not keep a process from stopping: they are ended', async () => {
  const folder = await dataFolder()
  const server = await startProcess(folder.path, { HUMAN_CHECK: 'off' })
  const registered = await fetch(`${server.url}/api/register-professional`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Rosa',
      lastName: 'Huamán',
      email: 'rosa@ejemplo.pe',
      password: 'una-clave-larga-1',
      acceptTerms: true,
    }),
  })
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const stream = await fetch(`${server.url}/api/events`, { headers: { cookie } })
  expect(stream.status).toBe(200)
  await server.kill('SIGTERM')
  expect(await stream.text()).toContain('event: hello')
  await folder.remove()
})
