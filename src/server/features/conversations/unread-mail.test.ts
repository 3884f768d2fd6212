import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationPreferences } from '#server/db/schema/notifications.table.ts'
import type { TestActor } from '#tests/support/actors.ts'
import { open, say, startTalk, type Talk } from '#tests/support/conversations.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await drainByClock(app)
  app.mails.sent.length = 0
})

async function mailsTo({ email }: TestActor) {
  await drainByClock(app)
  return app.mails.sent.filter(({ to }) => to === email)
}
async function after(minutes: number, actor: TestActor) {
  app.clock.advance({ minutes })
  return mailsTo(actor)
}
/** A conversation in which the professional has read the first message and its mail. */
async function openTalk(plan?: 'basic' | 'premium'): Promise<Talk> {
  const talk = await startTalk(app, plan)
  await open(app, talk.seller, talk.serviceId)
  await drainByClock(app)
  app.clock.advance({ minutes: 60 })
  await drainByClock(app)
  app.mails.sent.length = 0
  return talk
}
const bellOf = async (actor: TestActor): Promise<{ title: string; link: string | null }[]> =>
  (await app.request({ url: '/api/notifications', headers: actor.headers })).body.notifications

test('the very first message is mailed at once, and its silence has no other mail', async () => {
  const { seller, company, serviceId } = await startTalk(app)
  expect(await mailsTo(seller)).toHaveLength(1)
  await say(app, company, { serviceId, message: '¿Hola?' })
  expect(await after(60, seller)).toHaveLength(1)
})

test('a message that stays unread for 15 minutes is mailed, not a minute sooner, and leads into the conversation', async () => {
  const { seller, company, serviceId } = await openTalk()
  await say(app, seller, { serviceId, message: 'Sí, tengo tiempo.' })
  expect(await after(14, company)).toEqual([])
  const [mail] = await after(1, company)
  expect(mail).toMatchObject({ subject: 'Rosa te escribió sobre “Tableros en Power BI”' })
  expect(mail?.text).toContain('Sí, tengo tiempo.')
  expect(mail?.text).toContain(`/company-dashboard/mensajes?servicio=${serviceId}&empresa=${company.id}`)
})

test('what was opened in time is not mailed, and neither is what was answered', async () => {
  const { seller, company, serviceId } = await openTalk()
  await say(app, seller, { serviceId, message: 'Uno' })
  app.clock.advance({ minutes: 10 })
  await open(app, company, serviceId)
  expect(await after(30, company)).toEqual([])
  await say(app, seller, { serviceId, message: 'Dos' })
  app.clock.advance({ minutes: 5 })
  await say(app, company, { serviceId, message: 'Respondo sin abrir' })
  expect(await after(10, company)).toEqual([])
})

test('one silence has one mail with all that is unread; the next silence has its own', async () => {
  const { seller, company, serviceId } = await openTalk()
  await say(app, seller, { serviceId, message: 'Uno' })
  app.clock.advance({ minutes: 5 })
  await say(app, seller, { serviceId, message: 'Dos' })
  const [mail, ...others] = await after(15, company)
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/Uno[^]*Dos/)
  await say(app, seller, { serviceId, message: 'Tres' })
  expect(await after(60, company)).toHaveLength(1)
  await open(app, company, serviceId)
  app.clock.advance({ minutes: 1 })
  await say(app, seller, { serviceId, message: 'Cuatro' })
  const mails = await after(15, company)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain('Cuatro')
  expect(mails[1]?.text).not.toContain('Tres')
})

test('a part of it was opened in time: the rest is mailed 15 minutes after it was written', async () => {
  const { seller, company, serviceId } = await openTalk()
  const { body } = await say(app, seller, { serviceId, message: 'Uno' })
  app.clock.advance({ minutes: 1 })
  await open(app, company, serviceId, { upToId: body.id })
  app.clock.advance({ minutes: 1 })
  await say(app, seller, { serviceId, message: 'Dos' })
  expect(await after(15, company)).toHaveLength(1)
})

test('the mail of a locked conversation says how to read on, and not what was written', async () => {
  const { seller, company, serviceId } = await openTalk('basic')
  await say(app, company, { serviceId, message: 'Un secreto' })
  const [mail] = await after(15, seller)
  expect(mail?.text).not.toContain('secreto')
  expect(mail?.text).toContain('activa el plan premium o el chat de este servicio')
})

test('a person who turned off mails about messages still gets the bell', async () => {
  const { seller, company, serviceId } = await openTalk()
  await app.deps.db
    .insert(notificationPreferences)
    .values({ userId: company.userId, type: 'message', channel: 'email', isOn: false })
  await say(app, seller, { serviceId, message: 'Uno' })
  expect(await after(30, company)).toEqual([])
  expect(await bellOf(company)).toHaveLength(1)
})

test('the bell shows one entry per unread series, and none to a person in the conversation', async () => {
  const { seller, company, serviceId } = await openTalk()
  await say(app, seller, { serviceId, message: 'Uno' })
  await say(app, seller, { serviceId, message: 'Dos' })
  expect(await bellOf(company)).toMatchObject([
    {
      title: 'Nuevo mensaje',
      message: 'Rosa te escribió sobre “Tableros en Power BI”.',
      link: `/company-dashboard/mensajes?servicio=${serviceId}&empresa=${company.id}`,
    },
  ])
  await open(app, company, serviceId)
  app.clock.advance({ minutes: 4 })
  await say(app, seller, { serviceId, message: 'Tres' })
  expect(await bellOf(company)).toHaveLength(1)
  // The person was away, so the mail is sent.
  expect(await after(15, company)).toHaveLength(1)
  expect(await bellOf(company)).toHaveLength(1)
})
