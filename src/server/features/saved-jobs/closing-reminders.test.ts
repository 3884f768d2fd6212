import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { remindOfClosing } from './closing-reminders.ts'

let app: TestApp
let company: TestActor
let rosa: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  rosa = await createProfessional(app)
})

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000)
/** A job that closes in this many hours, saved by Rosa. */
async function save(title: string, hours: number | null): Promise<number> {
  const expiresAt = hours === null ? null : inHours(hours)
  const id = await createJob(app, company, { title, companyName: 'Tupay', expiresAt })
  await app.request({ method: 'PUT', url: `/api/saved-jobs/${id}`, headers: rosa.headers })
  return id
}
const close = (id: number) =>
  app.deps.db.update(jobs).set({ isOpen: false, updatedAt: app.clock.now() }).where(eq(jobs.id, id))
async function told() {
  await remindOfClosing(app.deps)
  await app.queue.drain()
  const { body } = await app.request({ url: '/api/notifications', headers: rosa.headers })
  return {
    bell: body.notifications.map(({ title, message }: { title: string; message: string }) => ({
      title,
      message,
    })),
    mails: app.mails.sent.filter(({ to }) => to === rosa.email).length,
  }
}

test('a saved job that closes within two days causes one notification, on the bell and by mail', async () => {
  await save('Contadora', 30)
  await save('Más adelante', 72)
  await save('Sin fecha', null)
  const once = await told()
  expect(once).toEqual({
    bell: [
      {
        title: 'Un empleo guardado cierra pronto',
        message: 'Te quedan menos de dos días para postular: Contadora (Tupay).',
      },
    ],
    mails: 1,
  })
  expect(await told()).toEqual(once)
})

test('a job closed by its company is reported, and several come in one message', async () => {
  await close(await save('Contadora', null))
  expect((await told()).bell).toEqual([
    { title: 'Un empleo guardado cerró', message: 'Ya no recibe postulaciones: Contadora (Tupay).' },
  ])
  await save('Cajera', 10)
  await close(await save('Vendedor', 500))
  const [latest] = (await told()).bell
  expect(latest!.title).toBe('2 empleos guardados cierran')
  expect(latest!.message).toContain('Cajera (Tupay)')
  expect(latest!.message).toContain('Vendedor (Tupay)')
})

test('nobody is reminded of a job to which they applied', async () => {
  const id = await save('Contadora', 30)
  await app.request({ method: 'POST', url: `/api/jobs/${id}/apply`, headers: rosa.headers, payload: {} })
  const { bell } = await told()
  expect(bell.map(({ title }: { title: string }) => title)).not.toContain('Un empleo guardado cierra pronto')
})

test('a job that closed long ago is left in peace', async () => {
  const id = await save('Contadora', null)
  await app.deps.db
    .update(jobs)
    .set({ isOpen: false, updatedAt: inHours(-72) })
    .where(eq(jobs.id, id))
  expect((await told()).bell).toEqual([])
})
