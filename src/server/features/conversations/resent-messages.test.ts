import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { say, startTalk, textsOf, thread } from '#tests/support/conversations.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a message sent twice under one key appears once, also when both arrive at the same moment', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const send = () => say(app, seller, { serviceId, message: 'Una vez' }, 'clave-1')
  const replies = await Promise.all([send(), send(), send()])
  expect(replies.filter(({ status }) => status === 201)).not.toEqual([])
  for (const { status, body } of replies) if (status !== 201) expect(body.code).toBe('request_in_progress')
  const again = await send()
  expect(again.status).toBe(201)
  expect(textsOf(await thread(app, company, serviceId))).toEqual(['Hola', 'Una vez'])
  expect(again.body).toEqual({ ...(await thread(app, company, serviceId)).body[1], isOwn: true })
})

test('a message whose answer was lost with the process is one, however late it is sent again', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  const send = (message: string, actor = seller) => say(app, actor, { serviceId, message }, 'una-vez')
  const first = await send('Sí, en diciembre.')
  await app.queue.drain()
  const bell = async () =>
    (await app.request({ url: '/api/notifications', headers: company.headers })).body.unreadCount
  const before = await bell()
  // The process died after the commit: the reply was not stored, and its claim is more than a minute old.
  const dieBeforeTheAnswer = () =>
    app.deps.db.execute(
      sql`update idempotency_keys set status = null, body = null, created_at = now() - interval '2 minutes'
        where key = 'una-vez'`,
    )
  await dieBeforeTheAnswer()
  const again = await send('Sí, en diciembre.')
  expect([again.status, again.body]).toEqual([201, first.body])
  expect(textsOf(await thread(app, company, serviceId))).toEqual(['Hola', 'Sí, en diciembre.'])
  expect(await bell()).toBe(before)

  await dieBeforeTheAnswer()
  expect((await send('Otra cosa')).body.code).toBe('conflict')
  expect((await send('Lo mismo digo', company)).status, 'a key is its sender’s own').toBe(201)
  await app.deps.db.execute(sql`delete from idempotency_keys`)
  expect((await send('Sí, en diciembre.')).body.id).toBe(first.body.id)
})

test('a first message sent again after a lost answer is one message', async () => {
  const [seller, company] = [await createProfessional(app, { planType: 'premium' }), await createCompany(app)]
  const serviceId = await createService(app, seller)
  const headers = { ...company.headers, 'idempotency-key': 'primera' }
  const start = () =>
    app.request({
      method: 'POST',
      url: `/api/services/${serviceId}/start-conversation`,
      headers,
      payload: { initialMessage: 'Buenas' },
    })
  const first = await start()
  await app.deps.db.execute(sql`delete from idempotency_keys`)
  expect((await start()).body).toEqual(first.body)
  expect(textsOf(await thread(app, company, serviceId))).toEqual(['Buenas'])
})
