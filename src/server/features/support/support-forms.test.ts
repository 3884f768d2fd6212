import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints, contactRequests } from '#server/db/schema/support.table.ts'
import { exportOf } from './personal-data.queries.ts'
import { complaint } from '#tests/support/complaint.ts'
import { tokenIn } from '#tests/support/registrations.ts'
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

/** A sheet by the plain form: its number, and the mails about it. */
async function fileSheet(values: object = {}) {
  const reply = await form('/libro-de-reclamaciones', complaint(values))
  expect(reply.status).toBe(303)
  const number = /\?hoja=(\d{8}-\d{4})$/.exec(String(reply.headers['location']))?.[1] ?? ''
  return { number, mails: await mailsAbout(number) }
}

async function mailsAbout(number: string) {
  await app.queue.drain()
  return app.mails.sent.filter(({ subject }) => number !== '' && subject.includes(number))
}

test('a sheet sent without scripts is filed, also the longest that fits the fields, and the operator gets it', async () => {
  const { number, mails } = await fileSheet({
    detail: 'ñ'.repeat(4000),
    isMinor: 'on',
    guardianName: 'Nilda Mamani',
  })
  const handed = mails.find(({ to }) => to === app.deps.config.operator.email)
  expect(handed?.text).toContain('Nilda Mamani')
  const [row] = await app.deps.db
    .select()
    .from(complaints)
    .where(eq(complaints.id, Number(number.slice(0, 8))))
  expect(row?.detail).toBe('ñ'.repeat(4000))
})

test('the mailbox that was typed without scripts gets our words and a link, and nothing that was typed', async () => {
  const email = 'de.otra@ejemplo.pe'
  const typed = complaint({ email, isMinor: 'on', guardianName: 'Nilda Mamani' })
  const { mails } = await fileSheet(typed)
  const [mail, ...others] = mails.filter(({ to }) => to === email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('15 dic. 2026')
  const { consumerName, address, phone, goodDescription, detail, request, documentNumber } = typed
  for (const words of [
    consumerName,
    address,
    phone,
    goodDescription,
    ...detail.split('\n'),
    request,
    documentNumber,
    'Nilda Mamani',
  ])
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(words)
})

test('the link of that mail sends the copy to that mailbox once, and opening it sends nothing', async () => {
  const email = 'consumidora@ejemplo.pe'
  const { number, mails } = await fileSheet({ email })
  const token = tokenIn(mails.find(({ to }) => to === email)?.text ?? '', 'libro-de-reclamaciones/copia')
  const path = `/libro-de-reclamaciones/copia/${token}`
  const read = () => app.request({ url: `/api/complaint-copies/${token}` })
  const copies = async () =>
    (await mailsAbout(number)).filter(({ to, text }) => to === email && text.includes('Escribí dos veces.'))

  expect((await read()).body).toEqual({ number })
  expect((await read()).body).toEqual({ number })
  expect(await copies()).toEqual([])
  const { reclamos } = await exportOf(app.deps.db, {
    userId: 0,
    email,
    name: '',
    professionalId: null,
    companyId: null,
  })
  expect(JSON.stringify(reclamos)).not.toContain('TokenHash')

  const sent = await form(path, {})
  expect([sent.status, sent.headers['location']]).toEqual([303, `${path}?enviada=1`])
  expect((await copies()).map(({ subject }) => subject)).toEqual([`Hoja de Reclamación N.° ${number}`])
  expect((await read()).status).toBe(410)
  expect((await form(path, {})).status).toBe(410)
  expect(await copies()).toHaveLength(1)
})

test('two presses at once send one copy', async () => {
  const email = 'doble.clic@ejemplo.pe'
  const { number, mails } = await fileSheet({ email })
  const token = tokenIn(mails.find(({ to }) => to === email)?.text ?? '', 'libro-de-reclamaciones/copia')
  const path = `/libro-de-reclamaciones/copia/${token}`
  const statuses = (await Promise.all([form(path, {}), form(path, {})])).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 410])
  expect((await mailsAbout(number)).filter(({ to }) => to === email)).toHaveLength(2)
})

test.each(['a'.repeat(43), 'x', '%00'])('a link that was never sent is refused: %s', async (token) => {
  expect((await form(`/libro-de-reclamaciones/copia/${token}`, {})).status).toBeGreaterThanOrEqual(400)
})

test('a box without a tick is no tick, and what is wrong is refused by field; nothing is kept', async () => {
  const before = await app.deps.db.select({ n: count() }).from(complaints)
  const refused = await form('/libro-de-reclamaciones', complaint({ documentNumber: '12', guardianName: '' }))
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.fields)).toEqual(['documentNumber'])
  expect((await form('/contacto', {})).status).toBe(400)
  expect(await app.deps.db.select({ n: count() }).from(complaints)).toEqual(before)
})
