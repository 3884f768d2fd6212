import { expect, test } from '@playwright/test'
import { dataFolder, type ServerProcess, startProcess } from '../support/server.ts'

interface Mail {
  to: string
  subject: string
  sentAt: string | null
}

const password = 'una-clave-larga-1'
/** Connections that write at the same time. */
const writers = 12

const emailOf = (id: string) => `rosa-${id}@ejemplo.pe`

const register = (server: ServerProcess, id: string) =>
  fetch(`${server.url}/api/register-professional`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Rosa',
      lastName: 'Huamán',
      email: emailOf(id),
      password,
      acceptTerms: true,
    }),
  })

async function mailsTo(server: ServerProcess, to: string): Promise<Mail[]> {
  const response = await fetch(`${server.url}/api/test/outbox?to=${encodeURIComponent(to)}`)
  return (await response.json()) as Mail[]
}

test('after kill -9 in the middle of writes nothing acknowledged is missing, and queued mail goes out, once', async () => {
  test.setTimeout(150_000)
  const folder = await dataFolder()
  const env = { HUMAN_CHECK: 'off' }
  let server = await startProcess(folder.path, env)
  const acknowledged = new Set<string>()
  for (let round = 0; round < 2; round++) {
    const target = acknowledged.size + 10
    const enough = Promise.withResolvers<void>()
    const killed = new AbortController()
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; !killed.signal.aborted; n++) {
        const id = `${round}-${writer}-${n}`
        const response = await register(server, id).catch(() => null)
        if (response?.status === 201) acknowledged.add(emailOf(id))
        if (acknowledged.size >= target) enough.resolve()
      }
    })
    await enough.promise
    const killing = server.kill('SIGKILL')
    killed.abort()
    await Promise.all([killing, ...writing])
    server = await startProcess(folder.path, env)
  }

  for (const email of acknowledged) {
    const response = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(response.status, `${email} was acknowledged and must be able to sign in`).toBe(200)
    await expect
      .poll(async () => (await mailsTo(server, email)).map(({ sentAt }) => sentAt !== null), {
        timeout: 60_000,
      })
      .toEqual([true])
  }
  await server.kill('SIGTERM')
  await folder.remove()
})
