import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  conversationsOf,
  open,
  say,
  startTalk,
  type Talk,
  textsOf,
  thread,
} from '#tests/support/conversations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The professional is basic, and the company has written two more messages. */
async function lockedTalk(): Promise<Talk> {
  const talk = await startTalk(app, 'basic')
  await say(app, talk.company, { serviceId: talk.serviceId, message: 'Segundo secreto' })
  await say(app, talk.company, { serviceId: talk.serviceId, message: 'Tercero secreto' })
  return talk
}
const setPlan = ({ seller }: Talk, plan: string) =>
  app.deps.db.execute(sql`update professionals set plan_type = ${plan} where id = ${seller.id}`)
const setChat = ({ serviceId }: Talk, until: Date | null) =>
  app.deps.db.execute(
    sql`update services set chat_active_until = ${until?.toISOString() ?? null} where id = ${serviceId}`,
  )

test('a basic professional reads the first message; the texts of the others never leave the server', async () => {
  const talk = await lockedTalk()
  const { seller, serviceId } = talk
  const page = await thread(app, seller, serviceId)
  expect(textsOf(page)).toEqual(['Hola'])
  const list = await app.request({ url: '/api/conversations', headers: seller.headers })
  expect(list.text + page.text).not.toContain('secreto')
  expect(list.body[0]).toMatchObject({
    lastMessage: null,
    unreadCount: 3,
    isLocked: true,
    lockedCount: 2,
    canWrite: false,
    chatActiveUntil: null,
  })
})

test('a basic professional does not answer, and is told what to do', async () => {
  const { seller, company, serviceId } = await lockedTalk()
  const reply = await say(app, seller, { serviceId, message: 'Sí' })
  expect(reply.status).toBe(403)
  expect(reply.body).toMatchObject({
    code: 'chat_locked',
    message: 'Para leer y responder, mejora tu plan o activa el chat de este servicio.',
  })
  expect(await thread(app, company, serviceId)).toMatchObject({ body: { length: 3 } })
})

test('opening a locked conversation marks the first message only', async () => {
  const { seller, company, serviceId } = await lockedTalk()
  await open(app, seller, serviceId)
  expect((await thread(app, company, serviceId)).body.map(({ read }: { read: boolean }) => read)).toEqual([
    true,
    false,
    false,
  ])
})

test('with premium everything is read and answered', async () => {
  const talk = await lockedTalk()
  await setPlan(talk, 'premium')
  const { seller, serviceId } = talk
  expect(textsOf(await thread(app, seller, serviceId))).toEqual([
    'Hola',
    'Segundo secreto',
    'Tercero secreto',
  ])
  expect((await conversationsOf(app, seller))[0]).toMatchObject({
    lastMessage: 'Tercero secreto',
    isLocked: false,
    lockedCount: 0,
    canWrite: true,
  })
  expect((await say(app, seller, { serviceId, message: 'Sí' })).status).toBe(201)
})

test('an active chat opens the conversations of its service until it ends; what was read by then stays', async () => {
  const talk = await lockedTalk()
  const { seller, company, serviceId } = talk
  const until = new Date(app.clock.now().getTime() + 60_000)
  await setChat(talk, until)
  expect((await conversationsOf(app, seller))[0]).toMatchObject({
    isLocked: false,
    chatActiveUntil: until.toISOString(),
  })
  await open(app, seller, serviceId)
  expect((await say(app, seller, { serviceId, message: 'Respondo' })).status).toBe(201)
  app.clock.advance({ minutes: 1 })
  await say(app, company, { serviceId, message: 'Cuarto secreto' })
  expect(textsOf(await thread(app, seller, serviceId))).toEqual([
    'Hola',
    'Segundo secreto',
    'Tercero secreto',
    'Respondo',
  ])
  expect((await say(app, seller, { serviceId, message: 'Sí' })).body.code).toBe('chat_locked')
})

test('the company sees and writes everything, whatever the plan of the professional', async () => {
  const { company, serviceId } = await lockedTalk()
  expect((await thread(app, company, serviceId)).body).toHaveLength(3)
  expect((await conversationsOf(app, company))[0]).toMatchObject({
    lastMessage: 'Tercero secreto',
    isLocked: false,
    chatActiveUntil: null,
  })
})
