import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const createSeller = () =>
  createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
const write = (actor: TestActor | null, serviceId: number, initialMessage: string, key?: string) =>
  app.request({
    method: 'POST',
    url: `/api/services/${serviceId}/start-conversation`,
    headers: { ...actor?.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { initialMessage },
  })
const messagesOf = (conversationId: number) =>
  app.deps.db
    .select({ text: messages.message, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id))
const mailsTo = async (email: string) => {
  await drainByClock(app)
  return app.mails.sent.filter((mail) => mail.to === email)
}

test('a company’s message is stored, and the professional is notified on the bell and by mail', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app, { name: 'Tupay' })]
  const serviceId = await createService(app, seller)
  const reply = await write(company, serviceId, '  ¿Tienes tiempo en diciembre?  ')
  expect(reply).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: 'Mensaje enviado',
      data: {
        conversationId: expect.any(Number),
        serviceId,
        companyId: company.id,
        professionalId: seller.id,
        professionalName: 'Rosa Tito',
        serviceTitle: 'Tableros en Power BI',
      },
    },
  })
  expect(await messagesOf(reply.body.data.conversationId)).toEqual([
    { text: '¿Tienes tiempo en diciembre?', senderId: company.userId },
  ])
  const bell = (await app.request({ url: '/api/notifications', headers: seller.headers })).body
  expect(bell.notifications[0]).toMatchObject({
    title: 'Nuevo mensaje de una empresa',
    message: 'Tupay te escribió por tu servicio “Tableros en Power BI”.',
    link: `/dashboard/mensajes?servicio=${serviceId}&empresa=${company.id}`,
  })
  const [mail] = await mailsTo(seller.email)
  expect(mail?.subject).toBe('Tupay te escribió por tu servicio')
  expect(mail?.text).toContain('¿Tienes tiempo en diciembre?')
})

test('a second message goes on with the conversation; another company has its own', async () => {
  const [seller, company, other] = [await createSeller(), await createCompany(app), await createCompany(app)]
  const serviceId = await createService(app, seller)
  const first = (await write(company, serviceId, 'Hola')).body.data.conversationId
  app.clock.advance({ minutes: 5 })
  expect((await write(company, serviceId, '¿Sigues ahí?')).body.data.conversationId).toBe(first)
  expect((await write(other, serviceId, 'Hola')).body.data.conversationId).not.toBe(first)
  expect((await messagesOf(first)).map(({ text }) => text)).toEqual(['Hola', '¿Sigues ahí?'])
  const [row] = await app.deps.db.select().from(conversations).where(eq(conversations.id, first))
  expect(row?.lastMessageAt).toEqual(app.clock.now())
})

test.each(['', '   \n '])('an empty message (%j) is refused with what to do', async (message) => {
  const [seller, company] = [await createSeller(), await createCompany(app)]
  const reply = await write(company, await createService(app, seller), message)
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual({ initialMessage: 'Escribe tu mensaje' })
})

test('a double click sends one message', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app)]
  const serviceId = await createService(app, seller)
  const replies = [
    await write(company, serviceId, 'Hola', 'una-clave'),
    await write(company, serviceId, 'Hola', 'una-clave'),
  ]
  expect(replies[1]!.body).toEqual(replies[0]!.body)
  expect(await messagesOf(replies[0]!.body.data.conversationId)).toHaveLength(1)
  expect(await mailsTo(seller.email)).toHaveLength(1)
})

test('only companies write, and only about a service that is to be seen', async () => {
  const [seller, company, colleague] = [
    await createSeller(),
    await createCompany(app),
    await createProfessional(app),
  ]
  const serviceId = await createService(app, seller)
  expect((await write(null, serviceId, 'Hola')).status).toBe(401)
  expect((await write(colleague, serviceId, 'Hola')).body.code).toBe('wrong_user_type')
  expect((await write(company, 999_999, 'Hola')).status).toBe(404)
  await app.deps.db.update(services).set({ isOpen: false }).where(eq(services.id, serviceId))
  expect((await write(company, serviceId, 'Hola')).status).toBe(404)
  await app.deps.db.update(services).set({ isOpen: true }).where(eq(services.id, serviceId))
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, seller.userId))
  expect((await write(company, serviceId, 'Hola')).status).toBe(404)
})

test('a company that writes to very many people is slowed down', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  try {
    const seller = await createProfessional(limited, { planType: 'premium' })
    const company = await createCompany(limited)
    const serviceId = await createService(limited, seller)
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) {
      const reply = await limited.request({
        method: 'POST',
        url: `/api/services/${serviceId}/start-conversation`,
        headers: company.headers,
        payload: { initialMessage: `Mensaje ${count}` },
      })
      statuses.push(reply.status)
    }
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true)
    expect(statuses[20]).toBe(429)
  } finally {
    await limited.close()
  }
})

test('a company asks for its conversation about one service', async () => {
  const [seller, company] = [await createSeller(), await createCompany(app)]
  const [asked, other] = [await createService(app, seller), await createService(app, seller)]
  await write(company, asked, '¿Incluye capacitación?')
  await write(company, other, 'Hola')
  const about = async (serviceId: number, who = company) =>
    (
      await app.request({ url: `/api/conversations/company?serviceId=${serviceId}`, headers: who.headers })
    ).body.map((one: { serviceId: number | null }) => one.serviceId)
  expect(await about(asked)).toEqual([asked])
  expect(await about(asked, await createCompany(app))).toEqual([])
})
