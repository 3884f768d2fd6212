import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import {
  conversationsOf,
  open,
  say,
  startConversation,
  startTalk,
  textsOf,
  thread,
} from '#tests/support/conversations.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const unreadOf = async (actor: TestActor): Promise<number> =>
  (await app.request({ url: '/api/conversations/unread', headers: actor.headers })).body.unreadCount

test('both sides talk, and each sees the conversation with the documented fields', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const reply = await say(app, seller, { serviceId, message: '  Sí, en diciembre.  ' })
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({
    id: expect.any(Number),
    senderId: seller.userId,
    receiverId: company.userId,
    serviceId,
    applicationId: null,
    companyId: company.id,
    message: 'Sí, en diciembre.',
    isWithdrawn: false,
    quoteId: null,
    moderationNote: null,
    isOwn: true,
    senderName: null,
    read: false,
    createdAt: app.clock.now().toISOString(),
  })
  expect((await thread(app, company, serviceId)).body).toMatchObject([
    { senderId: company.userId, receiverId: seller.userId, message: 'Hola', read: false },
    { senderId: seller.userId, receiverId: company.userId, message: 'Sí, en diciembre.', read: false },
  ])
  expect(await conversationsOf(app, company)).toEqual([
    {
      id: expect.any(Number),
      serviceId,
      applicationId: null,
      jobId: null,
      companyId: company.id,
      professionalId: seller.id,
      companyName: 'Tupay',
      professionalName: 'Rosa Tito',
      serviceTitle: 'Tableros en Power BI',
      companyLogo: null,
      professionalAvatar: null,
      lastMessage: 'Sí, en diciembre.',
      lastMessageAt: app.clock.now().toISOString(),
      lastSenderId: seller.userId,
      lastIsOwn: false,
      unreadCount: 1,
      seenUpToId: null,
      isLocked: false,
      lockedCount: 0,
      chatActiveUntil: null,
      isBlocked: false,
      canWrite: true,
      isServiceListed: true,
    },
  ])
})

test('a list is one’s own, under its own kind of account only', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const list = (kind: string, actor?: TestActor) =>
    app.request({ url: `/api/conversations/${kind}`, headers: actor?.headers ?? {} })
  expect((await list('professional', seller)).body).toMatchObject([{ serviceId }])
  expect((await list('company', company)).body).toMatchObject([{ serviceId }])
  expect((await list('company', seller)).status).toBe(403)
  expect((await list('admin', seller)).status).toBe(404)
  expect((await list('company')).status).toBe(401)
  expect(await conversationsOf(app, await createCompany(app))).toEqual([])
  expect(await conversationsOf(app, await createProfessional(app))).toEqual([])
})

test('only the two sides read and write; for anybody else there is no conversation', async () => {
  const { seller, serviceId } = await startTalk(app)
  for (const stranger of [await createCompany(app), await createProfessional(app, { planType: 'premium' })]) {
    expect((await thread(app, stranger, serviceId)).status).toBe(404)
    expect((await say(app, stranger, { serviceId, message: 'Hola' })).status).toBe(404)
    expect((await open(app, stranger, serviceId)).status).toBe(404)
  }
  // The professional of the service, and a company that never wrote.
  const silent = await createCompany(app)
  expect((await thread(app, seller, serviceId, { companyId: silent.id })).status).toBe(404)
  expect((await say(app, seller, { serviceId, receiverId: silent.userId, message: 'Hola' })).status).toBe(404)
})

test('a professional with several companies on one service says which', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const other = await createCompany(app, { name: 'Qoya' })
  await startConversation(app, other, serviceId, 'Buenas')
  const unclear = await thread(app, seller, serviceId)
  expect(unclear.status).toBe(400)
  expect(unclear.body.fields).toEqual({ companyId: 'Indica con qué empresa es la conversación' })
  expect(textsOf(await thread(app, seller, serviceId, { companyId: other.id }))).toEqual(['Buenas'])
  expect((await say(app, seller, { serviceId, message: 'Sí' })).status).toBe(400)
  await say(app, seller, { serviceId, message: 'Para Tupay', receiverId: company.userId })
  await say(app, seller, { serviceId, message: 'Para Qoya', companyId: other.id })
  expect(textsOf(await thread(app, company, serviceId))).toEqual(['Hola', 'Para Tupay'])
  expect(textsOf(await thread(app, other, serviceId))).toEqual(['Buenas', 'Para Qoya'])
})

test('the last written conversation stands first', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  app.clock.advance({ minutes: 1 })
  const other = await createCompany(app, { name: 'Qoya' })
  await startConversation(app, other, serviceId, 'Buenas')
  const names = async () => (await conversationsOf(app, seller)).map(({ companyName }) => companyName)
  expect(await names()).toEqual(['Qoya', 'Tupay'])
  app.clock.advance({ minutes: 1 })
  await say(app, company, { serviceId, message: '¿Sigues ahí?' })
  expect(await names()).toEqual(['Tupay', 'Qoya'])
})

test('a thread comes in pages: the newest, the one before, and what came after', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  for (let n = 1; n <= 6; n++)
    await say(app, n % 2 ? seller : company, { serviceId, message: `Mensaje ${n}` })
  const newest = await thread(app, company, serviceId, { limit: 3 })
  expect(textsOf(newest)).toEqual(['Mensaje 4', 'Mensaje 5', 'Mensaje 6'])
  const before = newest.body[0].id
  expect(newest.headers['link']).toBe(
    `</api/messages/${serviceId}?companyId=${company.id}&limit=3&before=${before}>; rel="next"`,
  )
  const older = await thread(app, company, serviceId, { limit: 3, before })
  expect(textsOf(older)).toEqual(['Mensaje 1', 'Mensaje 2', 'Mensaje 3'])
  expect(older.headers['link']).toBeDefined()
  const oldest = await thread(app, company, serviceId, { limit: 3, before: older.body[0].id })
  expect(textsOf(oldest)).toEqual(['Hola'])
  expect(oldest.headers['link']).toBeUndefined()
  expect(textsOf(await thread(app, company, serviceId, { after: older.body[2].id, limit: 2 }))).toEqual([
    'Mensaje 4',
    'Mensaje 5',
  ])
  expect((await thread(app, company, serviceId, { limit: 101 })).status).toBe(400)
})

test('opening marks what the other side wrote, and only that; looking at it marks nothing', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const second = (await say(app, company, { serviceId, message: '¿Sigues ahí?' })).body.id
  await say(app, company, { serviceId, message: 'Es urgente' })
  await thread(app, seller, serviceId)
  await conversationsOf(app, seller)
  expect(await unreadOf(seller)).toBe(3)
  expect(await unreadOf(company)).toBe(0)
  // When the company opens its conversation, its own messages are not counted.
  expect((await open(app, company, serviceId)).body).toEqual({ success: true, unreadCount: 0 })
  expect(await unreadOf(seller)).toBe(3)
  expect((await open(app, seller, serviceId, { upToId: second })).body.unreadCount).toBe(1)
  expect((await conversationsOf(app, company))[0]).toMatchObject({ seenUpToId: second, unreadCount: 0 })
  await open(app, seller, serviceId)
  expect((await thread(app, company, serviceId)).body.every(({ read }: { read: boolean }) => read)).toBe(true)
})

test('opening a conversation marks its notifications as read, and no others', async () => {
  const { seller, serviceId } = await startTalk(app)
  const other = await createService(app, seller, { title: 'Otro' })
  await startConversation(app, await createCompany(app), other, 'Buenas')
  const bell = async () =>
    (await app.request({ url: '/api/notifications', headers: seller.headers })).body.unreadCount
  expect(await bell()).toBe(2)
  await open(app, seller, serviceId)
  expect(await bell()).toBe(1)
})

test('reading after a message misses none, despite concurrent writers', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const known: number[] = (await thread(app, seller, serviceId)).body.map(({ id }: { id: number }) => id)
  const writing = Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      say(app, n % 2 ? seller : company, { serviceId, message: `Mensaje ${n}` }),
    ),
  )
  const progress = { isOver: false }
  void writing.finally(() => (progress.isOver = true))
  while (!progress.isOver) {
    const { body } = await thread(app, seller, serviceId, { after: known.at(-1)! })
    known.push(...body.map(({ id }: { id: number }) => id))
  }
  known.push(
    ...(await thread(app, seller, serviceId, { after: known.at(-1)! })).body.map(
      ({ id }: { id: number }) => id,
    ),
  )
  const all = (await thread(app, seller, serviceId, { limit: 100 })).body.map(({ id }: { id: number }) => id)
  expect(all).toHaveLength(21)
  expect(known).toEqual(all)
})

test.each([
  ['', 'Escribe tu mensaje'],
  ['  \n ', 'Escribe tu mensaje'],
  ['x'.repeat(2001), 'Usa 2,000 caracteres como máximo'],
])('a message is neither empty nor endless', async (message, words) => {
  const { seller, serviceId } = await startTalk(app)
  const reply = await say(app, seller, { serviceId, message })
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual({ message: words })
})

test('a conversation goes on when its service is paused or deleted', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  await app.deps.db.execute(
    sql`update services set is_open = false, deleted_at = now() where id = ${serviceId}`,
  )
  expect((await say(app, company, { serviceId, message: '¿Y lo pendiente?' })).status).toBe(201)
  expect((await conversationsOf(app, seller))[0]).toMatchObject({ isServiceListed: false, canWrite: true })
})

test.each(['suspended_at', 'deleted_at'])(
  'to an account that is closed (%s) nobody writes, and what was said stays',
  async (column) => {
    const { seller, company, serviceId } = await startTalk(app)
    await app.deps.db.execute(
      sql`update users set ${sql.identifier(column)} = now() where id = ${company.userId}`,
    )
    const reply = await say(app, seller, { serviceId, message: 'Hola' })
    expect([reply.status, reply.body.code]).toEqual([403, 'conversation_closed'])
    expect((await conversationsOf(app, seller))[0].canWrite).toBe(false)
    expect(textsOf(await thread(app, seller, serviceId))).toEqual(['Hola'])
  },
)

test('open pages of both sides are notified of a message and its opening, in the transaction', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const client = await app.deps.pool.connect()
  const events: unknown[] = []
  client.on('notification', ({ channel, payload }) => {
    const { userIds, event } = JSON.parse(payload ?? '{}')
    if (channel === 'qhatu_live' && event.topic === 'messages')
      events.push([userIds.toSorted((a: number, b: number) => a - b), event])
  })
  await client.query('listen qhatu_live')
  const both = [seller.userId, company.userId].toSorted((a, b) => a - b)
  const event = { topic: 'messages', serviceId, applicationId: null, companyId: company.id }
  await say(app, seller, { serviceId, message: 'Sí' })
  await expect.poll(() => events).toEqual([[both, event]])
  await open(app, company, serviceId)
  await expect
    .poll(() => events)
    .toEqual([
      [both, event],
      [both, event],
    ])
  // Nothing new was opened.
  await open(app, company, serviceId)
  await say(app, company, { serviceId, message: 'Gracias' })
  await expect.poll(() => events).toHaveLength(3)
  client.release(true)
})

test('nobody floods a conversation', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  const company = await createCompany(limited)
  const seller = await createProfessional(limited, { planType: 'premium' })
  const serviceId = await createService(limited, seller)
  await startConversation(limited, company, serviceId, 'Hola')
  for (let n = 0; n < 200; n++)
    expect((await say(limited, company, { serviceId, message: `${n}` })).status).toBe(201)
  expect((await say(limited, company, { serviceId, message: 'más' })).status).toBe(429)
  await limited.close()
})
