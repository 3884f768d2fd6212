import { rm } from 'node:fs/promises'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { compose, type Parts, type Running } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { createTestDatabase } from './cluster.ts'
import { FakeClock } from './fake-clock.ts'
import { RecordingMailer } from './recording-mailer.ts'
import type { BodyOfReply } from './typed-reply.ts'

export interface TestApp extends Running {
  clock: FakeClock
  mails: RecordingMailer
  /** Calls the app by injection; JSON in, status and parsed JSON out, of the type that the contract of the call says. */
  request<Url extends string, Method extends string = 'GET'>(
    options: InjectOptions & { method?: Method; url?: Url },
  ): Promise<TestReply<BodyOfReply<Method, Url>>>
  /** For a request whose address is known only when it is made. */
  request(options: InjectOptions): Promise<TestReply>
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test looks into whatever came back
export interface TestReply<Body = any> {
  status: number
  body: Body
  text: string
  headers: Record<string, string | string[] | number | undefined>
  cookies: Record<string, string>
}

/**
 * The real app on its own real database, or on that of `env`, with the test's clock and mailer. Human check and limits are
 * off unless `env` sets them; there is no payment provider unless `parts` has one. Closing it fails if a call refused with
 * a code that its contract does not declare.
 */
export async function startTestApp(env: Record<string, string> = {}, parts: Parts = {}): Promise<TestApp> {
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, drop: async () => {} }
    : await createTestDatabase(inject('cluster'))
  const dataDir = await mkdtemp(join(tmpdir(), 'qhatu-test-'))
  const clock = new FakeClock('2026-11-21T15:00:00Z')
  const mails = new RecordingMailer()
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    HUMAN_CHECK: 'off',
    RATE_LIMITS: 'off',
    DEBUG_TOOLS: 'on',
    ...env,
  })
  const undeclared = new Set<string>()
  const running = await compose(
    { ...config, databaseUrl: database.url },
    {
      clock,
      mailer: mails,
      payments: null,
      onUndeclaredError: ({ method, path }, code) => undeclared.add(`${method} ${path} answers ${code}`),
      ...parts,
    },
  )
  running.deps.matching.follower.start()
  return {
    ...running,
    clock,
    mails,
    async request(options: InjectOptions): Promise<TestReply> {
      const reply = await running.app.inject(options)
      const text = reply.body
      return {
        status: reply.statusCode,
        body:
          String(reply.headers['content-type']).startsWith('application/json') && text !== ''
            ? reply.json()
            : text,
        text,
        headers: reply.headers,
        cookies: Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value])),
      }
    },
    async close() {
      await running.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (undeclared.size > 0)
        throw new Error(
          `Codes that no contract says, to be named in its errors: ${[...undeclared].join('; ')}`,
        )
    },
  }
}
