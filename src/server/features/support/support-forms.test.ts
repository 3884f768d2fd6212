import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, contactRequests } from '#server/db/schema/support.table.ts'
import { complaint } from '#tests/support/complaint.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const form = (url: string, fields: Record<string, string>) =>
  app.request({
    method: 'POST',
    url,
    payload: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const message = {
  name: 'Rosa Quispe',
  email: 'rosa@ejemplo.pe',
  topic: 'technical',
  message: 'No puedo subir mi CV.',
}

test('a message sent without scripts is kept, and its page says the code', async () => {
  const reply = await form('/contacto', message)
  expect(reply.status).toBe(303)
  const code = /^\/contacto\?codigo=(C-\w{6})$/.exec(String(reply.headers['location']))?.[1] ?? ''
  const [row] = await app.deps.db.select().from(contactRequests).where(eq(contactRequests.code, code))
  expect(row).toMatchObject(message)
})

test('a sheet sent without scripts is filed and mailed, also the longest that fits the fields', async () => {
  const reply = await form(
    '/libro-de-reclamaciones',
    complaint({ detail: 'ñ'.repeat(4000), isMinor: 'on', guardianName: 'Nilda Mamani' }),
  )
  expect(reply.status).toBe(303)
  const number = /\?hoja=(\d{8}-\d{4})$/.exec(String(reply.headers['location']))?.[1] ?? ''
  await app.queue.drain()
  const copy = app.mails.sent.find(({ to }) => to === 'rosa.quispe@ejemplo.pe')
  expect(copy?.subject).toContain(number)
  expect(copy?.text).toContain('Nilda Mamani')
})

test('a box without a tick is no tick, and what is wrong is refused by field; nothing is kept', async () => {
  const before = await app.deps.db.select({ n: count() }).from(complaints)
  const refused = await form('/libro-de-reclamaciones', complaint({ documentNumber: '12', guardianName: '' }))
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields)).toEqual(['documentNumber'])
  expect((await form('/contacto', {})).status).toBe(400)
  expect(await app.deps.db.select({ n: count() }).from(complaints)).toEqual(before)
})
