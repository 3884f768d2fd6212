import { expect, test } from '@playwright/test'
import { dataFolder, type ServerProcess, startProcess } from '#tests/e2e/support/server.ts'

interface Mail {
  to: string
  subject: string
  sentAt: string | null
}

const password = 'una-clave-larga-1'

const register = (server: ServerProcess, n: number) =>
  fetch(`${server.url}/api/register-professional`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Rosa',
      lastName: 'Huamán',
      email: `rosa${n}@ejemplo.pe`,
      password,
      acceptTerms: true,
    }),
  })

async function mailsTo(server: ServerProcess, to: string): Promise<Mail[]> {
  const response = await fetch(`${server.url}/api/test/outbox?to=${encodeURIComponent(to)}`)
  return (await response.json()) as Mail[]
}

let folder: Awaited<ReturnType<typeof dataFolder>>
let server: ServerProcess
test.beforeEach(async () => {
  folder = await dataFolder()
  server = await startProcess(folder.path, { HUMAN_CHECK: 'off' })
})
test.afterEach(async () => {
  await server.kill('SIGTERM')
  await folder.remove()
})

test('after kill -9 during writes nothing acknowledged is missing, and queued mail is sent once', async () => {
  test.setTimeout(90_000)
  const acknowledged = new Set<string>()
  for (let round = 0; round < 2; round++) {
    const isEnough = Promise.withResolvers<void>()
    const writing = Array.from({ length: 60 }, async (_, n) => {
      const response = await register(server, round * 100 + n).catch(() => null)
      if (response?.status === 201) acknowledged.add(`rosa${round * 100 + n}@ejemplo.pe`)
      if (acknowledged.size >= (round + 1) * 10) isEnough.resolve()
    })
    await Promise.race([isEnough.promise, Promise.all(writing)])
    await server.kill('SIGKILL')
    await Promise.all(writing)
    expect(acknowledged.size, 'writes were acknowledged before the kill').toBeGreaterThanOrEqual(
      (round + 1) * 10,
    )
    server = await startProcess(folder.path, { HUMAN_CHECK: 'off' })
  }

  for (const email of acknowledged) {
    const response = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(response.status, `${email} was acknowledged and must be able to sign in`).toBe(200)
    await expect
      .poll(
        async () =>
          (await mailsTo(server, email))
            .filter(({ subject }) => subject === 'Confirma tu correo en Qhatu')
            .map(({ sentAt }) => sentAt !== null),
        { timeout: 30_000 },
      )
      .toEqual([true])
  }
})
