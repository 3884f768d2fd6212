import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications } from '#server/db/schema/applications.table.ts'
import { createCompany, createKey, createProfessional } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const run = promisify(execFile)

test('the examples of the guide to the API work as they stand', async () => {
  const article = await readFile(
    new URL('../../../../content/help/claves-de-api.md', import.meta.url),
    'utf8',
  )
  const [values = '', ...calls] = [...article.matchAll(/```bash\n(.*?)```/gs)].map(([, code = '']) => code)
  expect(values).toMatch(/^CLAVE='qh_live_…'\nQHATU='https:\S+'\n$/)
  expect(calls).toHaveLength(3)

  const owner = await createCompany(app, { name: 'Sacha Foods' })
  const person = await createProfessional(app, { firstName: 'Rosa' })
  const [row] = await app.deps.db
    .insert(applications)
    .values({
      jobId: await createJob(app, owner),
      professionalId: person.id,
      appliedAt: app.clock.now(),
    })
    .returning({ id: applications.id })
  const { token } = await createKey(app, owner, ['company:read', 'candidates:read', 'candidates:write'])
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const env = {
    PATH: process.env.PATH,
    CLAVE: token,
    QHATU: `http://127.0.0.1:${port}`,
    POSTULACION: String(row?.id),
  }
  const replies: unknown[] = []
  for (const call of calls) {
    const { stdout } = await run('bash', ['-ec', call.replace(/^curl /, 'curl --silent --fail ')], { env })
    replies.push(JSON.parse(stdout))
  }
  expect(replies).toMatchObject([
    { id: owner.id, name: 'Sacha Foods' },
    { candidates: [{ id: row?.id }] },
    { undo: { actId: expect.any(Number) } },
  ])
})
