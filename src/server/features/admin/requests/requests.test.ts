import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestDesk } from '#contracts/support/requests-vocabulary.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { complaints, contactRequests } from '#server/db/schema/support.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { complaint } from '#tests/support/complaint.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app, 'support')
  await app.deps.db.delete(contactRequests)
  await app.deps.db.delete(complaints)
  app.mails.sent.length = 0
})

const list = (query: string, by = admin) =>
  app.request({ url: `/api/admin/requests?${query}`, headers: by.headers })
/** The first one of a list. */
const waiting = async (query = 'desk=contact') => {
  const [first] = (await list(query)).body
  if (!first) throw new Error('Nothing waits')
  return first
}
const read = (desk: RequestDesk, id: number) =>
  app.request({ url: `/api/admin/requests/${desk}/${id}`, headers: admin.headers })
const answer = (desk: RequestDesk, id: number, text: string | null, by = admin) =>
  app.request({
    method: 'PUT',
    url: `/api/admin/requests/${desk}/${id}/answer`,
    headers: by.headers,
    payload: { answer: text },
  })
const settle = async () => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
  await drainByClock(app)
}
const mailsTo = (address: string) => app.mails.sent.filter(({ to }) => to === address)
const message = { name: 'Ruth Ccahuana', topic: 'account', message: 'No puedo entrar a mi cuenta.' }
const write = async (fields: object = {}) => {
  const reply = await app.request({
    method: 'POST',
    url: '/api/contact',
    payload: { ...message, email: 'ruth@ejemplo.pe', ...fields },
  })
  expect(reply.status).toBe(201)
  return reply.body.code
}

describe('a message', () => {
  test('waits at the desk of its topic, by its term', async () => {
    const account = await write()
    const privacy = await write({ topic: 'privacy' })
    const { body } = await list('desk=contact')
    expect(body).toMatchObject([
      { code: account, title: 'Ruth Ccahuana', about: 'Mi cuenta', dueOn: '2026-11-24', answeredAt: null },
    ])
    expect((await list('desk=personal-data')).body).toMatchObject([
      { code: privacy, about: 'Mis datos personales', dueOn: '2026-12-04' },
    ])
    expect((await list('desk=enterprise')).body).toEqual([])
  })

  test('is found by a part of its code, name or address, and the pages hold each one once', async () => {
    const codes = []
    for (let n = 0; n < 52; n++) codes.push(await write({ name: `Persona ${n}` }))
    expect((await list(`desk=contact&q=${codes[7]?.slice(2)}`)).body).toMatchObject([{ code: codes[7] }])
    const first = await list('desk=contact&q=persona')
    expect(first.headers['x-total-count']).toBe('52')
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await app.request({ url: next, headers: admin.headers })
    const listed = [...first.body, ...second.body].map(({ code }: { code: string }) => code)
    expect(listed.toSorted()).toEqual(codes.toSorted())
    expect(second.headers.link).toBe(undefined)
  })

  test('is answered by mail a moment later, once', async () => {
    const code = await write()
    const { id } = await waiting()
    expect((await read('contact', id)).body).toMatchObject({
      answerGoesTo: 'ruth@ejemplo.pe',
      texts: [{ title: 'Mensaje', text: message.message }],
      answer: null,
    })
    await drainByClock(app)
    app.mails.sent.length = 0
    expect((await answer('contact', id, 'Hola, Ruth.\n\nYa puedes entrar.')).status).toBe(200)
    await drainByClock(app)
    expect(mailsTo('ruth@ejemplo.pe')).toEqual([])
    expect((await answer('contact', id, 'Otra vez')).body.code).toBe('item_changed')
    await settle()
    const [mail, ...others] = mailsTo('ruth@ejemplo.pe')
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Respuesta a tu mensaje (${code})`)
    expect(mail?.text).toContain('Ya puedes entrar.')
    expect(mail?.text).not.toContain(message.message)
    expect(mail?.headers).toMatchObject({ 'Reply-To': app.deps.config.operator.email })
    expect((await answer('contact', id, null)).body.code).toBe('item_changed')
    expect((await list('desk=contact')).body).toEqual([])
    expect((await list('desk=contact&status=answered')).body).toMatchObject([{ code, answeredBy: 'Admin' }])
  })

  test('whose answer is taken back waits again, and only the second answer is sent', async () => {
    await write()
    const { id } = await waiting()
    await answer('contact', id, 'Primera')
    app.clock.advance({ minutes: 0.05 })
    expect((await answer('contact', id, null)).status).toBe(200)
    expect((await list('desk=contact')).body).toHaveLength(1)
    await answer('contact', id, 'Segunda')
    await settle()
    const answers = mailsTo('ruth@ejemplo.pe').filter(({ subject }) => subject.startsWith('Respuesta'))
    expect(answers.map(({ text }) => /Primera|Segunda/.exec(text)?.[0])).toEqual(['Segunda'])
  })
})

describe('a sheet of the complaints book', () => {
  test('is answered on the sheet, and the answer goes to the consumer', async () => {
    const { body } = await app.request({
      method: 'POST',
      url: '/api/complaints',
      payload: complaint({ email: 'ruth@ejemplo.pe' }),
    })
    const sheet = await waiting('desk=complaints')
    expect(sheet).toMatchObject({ code: body.sheet.number, dueOn: body.sheet.dueOn })
    const { facts } = (await read('complaints', sheet.id)).body
    expect(facts).toContainEqual({ term: 'Número', value: body.sheet.number })
    await answer('complaints', sheet.id, 'Te devolvimos el cobro.')
    await settle()
    const mail = mailsTo('ruth@ejemplo.pe').find(({ subject }) => subject.startsWith('Respuesta'))
    expect(mail?.subject).toBe(`Respuesta a tu Hoja de Reclamación N.° ${body.sheet.number}`)
    expect(mail?.text).toContain('Te devolvimos el cobro.')
    const [row] = await app.deps.db.select().from(complaints).where(eq(complaints.id, sheet.id))
    expect(row).toMatchObject({ answer: 'Te devolvimos el cobro.', answeredBy: admin.id })
    const [attached] = mail?.attachments ?? []
    expect(attached).toMatchObject({ name: `hoja-${body.sheet.number}.pdf`, encoding: 'base64' })
    const file = await app.app.inject({
      url: `/api/admin/complaints/${sheet.id}/sheet`,
      headers: admin.headers,
    })
    expect(file.headers['content-type']).toBe('application/pdf')
    for (const bytes of [file.rawPayload, Buffer.from(attached?.content ?? '', 'base64')]) {
      const { text } = await extractText(new Uint8Array(bytes), { mergePages: true })
      expect(text).toContain(`Hoja de Reclamación N.° ${body.sheet.number}`)
      expect(text).toContain('Te devolvimos el cobro.')
      expect(text).toContain(complaint().request)
    }
  })
})

describe('a request about personal data', () => {
  const ask = (by: TestActor, payload: object) =>
    app.request({ method: 'POST', url: '/api/me/data-requests', headers: by.headers, payload })
  const own = (by: TestActor) => app.request({ url: '/api/me/data-requests', headers: by.headers })
  const wish = { right: 'access', message: '¿Qué datos míos tienen?' }

  test('is made in the settings, once for each right, and answered by mail and there', async () => {
    const person = await createProfessional(app)
    const { status, body } = await ask(person, wish)
    expect(status).toBe(201)
    expect(body.request).toMatchObject({ right: 'access', dueOn: '2026-12-22', answer: null })
    expect((await ask(person, wish)).body.code).toBe('data_request_open')
    expect((await ask(person, { ...wish, right: 'erasure' })).body.request.dueOn).toBe('2026-12-04')
    const request = await waiting(`desk=personal-data&q=${body.request.code}`)
    expect(request).toMatchObject({ about: 'Acceso', title: 'Milagros Quispe' })
    await answer('personal-data', request.id, 'Estos son tus datos.')
    expect((await own(person)).body.at(-1)).toMatchObject({ answeredAt: null, answer: null })
    await settle()
    expect((await own(person)).body.at(-1)).toMatchObject({ answer: 'Estos son tus datos.' })
    const bell = await app.deps.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, person.userId))
    expect(bell).toContainEqual({ title: 'Respondimos tu solicitud' })
    expect((await ask(person, wish)).status).toBe(201)
  })

  test('of others is not listed', async () => {
    await ask(await createProfessional(app), wish)
    expect((await own(await createCompany(app))).body).toEqual([])
  })
})

describe('a human review that a company does not answer', () => {
  test('comes to the desk after seven days, and the answer is ours', async () => {
    const person = await createProfessional(app)
    const jobId = await createJob(app, await createCompany(app), { title: 'Analista de créditos' })
    const [row] = await app.deps.db
      .insert(applications)
      .values({
        jobId,
        professionalId: person.id,
        appliedAt: app.clock.now(),
        humanReviewRequestedAt: app.clock.now(),
        humanReviewReason: 'Falta mi experiencia en banca.',
      })
      .returning({ id: applications.id })
    const id = row?.id ?? 0
    expect((await list('desk=human-reviews')).body).toEqual([])
    expect((await answer('human-reviews', id, 'Leímos tu CV.')).status).toBe(404)
    app.clock.advance({ minutes: 7 * 24 * 60 + 1 })
    admin = await createAdmin(app, 'support')
    expect((await list('desk=human-reviews')).body).toMatchObject([{ id, dueOn: '2026-12-01' }])
    expect((await answer('human-reviews', id, 'Leímos tu CV completo.')).status).toBe(200)
    await settle()
    const bell = await app.deps.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, person.userId))
    expect(bell).toEqual([{ title: 'Revisamos tu puntaje' }])
    const [stored] = await app.deps.db.select().from(applications).where(eq(applications.id, id))
    expect(stored).toMatchObject({
      humanReviewAnswer: 'Leímos tu CV completo.',
      humanReviewAnsweredBy: admin.id,
    })
  })
})

test('nothing is answered with nothing, and nothing that is not there', async () => {
  await write()
  const { id } = await waiting()
  expect((await answer('contact', id, '  ')).body.fields).toEqual({ answer: 'Escribe tu respuesta' })
  expect((await answer('contact', id, 'a'.repeat(5001))).status).toBe(400)
  expect((await answer('contact', 999_999, 'Hola')).status).toBe(404)
  // It is a message, not a sheet.
  expect((await answer('complaints', id, 'Hola')).status).toBe(404)
  expect((await answer('contact', id, 'Hola', await createAdmin(app, 'moderation'))).status).toBe(403)
  for (const query of ['desk=nada', 'desk=contact&after=1', `desk=contact&q=${'a'.repeat(10_000)}`])
    expect((await list(query)).status).toBe(400)
})
