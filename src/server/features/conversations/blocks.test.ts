import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestActor } from '#tests/support/actors.ts'
import {
  conversationsOf,
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

const block = (actor: TestActor, serviceId: number) =>
  app.request({
    method: 'POST',
    url: `/api/conversations/${serviceId}/block`,
    headers: actor.headers,
    payload: {},
  })
const unblock = (actor: TestActor, serviceId: number) =>
  app.request({ method: 'DELETE', url: `/api/conversations/${serviceId}/block`, headers: actor.headers })

test('after a block neither writes to the other, and both keep reading', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  expect((await block(seller, serviceId)).body).toEqual({ success: true })
  const own = await say(app, seller, { serviceId, message: 'Hola' })
  expect([own.status, own.body.code]).toEqual([403, 'user_blocked'])
  const others = await say(app, company, { serviceId, message: 'Hola' })
  expect(others.status).toBe(403)
  expect(others.body).toMatchObject({
    code: 'conversation_closed',
    message: 'No puedes enviar mensajes en esta conversación.',
  })
  for (const actor of [seller, company])
    expect(textsOf(await thread(app, actor, serviceId))).toEqual(['Hola'])
})

test('the blocked person does not learn of the block', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  await block(seller, serviceId)
  expect((await conversationsOf(app, seller))[0]).toMatchObject({ isBlocked: true, canWrite: false })
  expect((await conversationsOf(app, company))[0]).toMatchObject({ isBlocked: false, canWrite: false })
})

test('a block is of the person: no other service leads around it', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const other = await createService(app, seller, { title: 'Otro servicio' })
  await block(seller, serviceId)
  const reply = await startConversation(app, company, other, 'Por aquí entonces')
  expect([reply.status, reply.body.code]).toEqual([403, 'conversation_closed'])
  expect(await conversationsOf(app, seller)).toHaveLength(1)
})

test('each side can remove only its own block', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  await block(seller, serviceId)
  await block(company, serviceId)
  await block(company, serviceId)
  await unblock(company, serviceId)
  expect((await say(app, company, { serviceId, message: 'Hola' })).body.code).toBe('conversation_closed')
  await unblock(seller, serviceId)
  expect((await say(app, company, { serviceId, message: 'De nuevo' })).status).toBe(201)
})
