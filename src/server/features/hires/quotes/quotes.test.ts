import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostOpenQuotes } from '#contracts/conversations/quotes-figures.ts'
import { messages, quotes } from '#server/db/schema/conversations.table.ts'
import { hires } from '#server/db/schema/hires.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import {
  conversationsOf,
  startConversation,
  startTalk,
  type Talk,
  textsOf,
  thread,
} from '#tests/support/conversations.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { followQuotes } from './follow-quotes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayAfter = (days: number): string =>
  new Date(app.clock.now().getTime() + days * 86_400_000 - 5 * 3_600_000).toISOString().slice(0, 10)
const terms = () => ({
  title: 'Un tablero de compras',
  note: 'Con sus filtros.',
  priceCents: 32_050,
  days: 10,
  rounds: 2,
  validUntil: dayAfter(7),
})
const send = ({ seller, serviceId, company }: Talk, change: object = {}, key?: string) =>
  app.request({
    method: 'POST',
    url: `/api/conversations/${serviceId}/quotes`,
    headers: { ...seller.headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { ...terms(), companyId: company.id, ...change },
  })
const sent = async (talk: Talk, change: object = {}): Promise<number> => (await send(talk, change)).body.id
const step = (who: TestActor, id: number, name: 'accept' | 'decline' | 'withdraw', payload: object = {}) =>
  app.request({ method: 'POST', url: `/api/quotes/${id}/${name}`, headers: who.headers, payload })
const accept = (talk: Talk, id: number, priceCents = 32_050) =>
  step(talk.company, id, 'accept', { priceCents })
const seenBy = async (who: TestActor, { serviceId, company }: Talk) =>
  (
    await app.request({
      url: `/api/conversations/${serviceId}/quotes?companyId=${company.id}`,
      headers: who.headers,
    })
  ).body
const bellOf = async (who: TestActor) =>
  (await app.request({ url: '/api/notifications', headers: who.headers })).body.notifications[0]
const mailsTo = async ({ email }: TestActor) => {
  await drainByClock(app)
  return app.mails.sent.filter((mail) => mail.to === email)
}

test('a quote arrives at once as a message: the company reads its terms, on the bell and by mail too', async () => {
  const talk = await startTalk(app)
  const { status, body } = await send(talk)
  expect([status, body.status, body.canWithdraw, body.canAnswer]).toEqual([201, 'sent', true, false])
  const page = await thread(app, talk.company, talk.serviceId)
  expect(page.body.at(-1)).toMatchObject({ quoteId: body.id, isOwn: false })
  expect(textsOf(page).at(-1)).toContain('$320.50, entrega en 10 días, 2 rondas de cambios')
  expect(await seenBy(talk.company, talk)).toEqual([
    expect.objectContaining({ ...terms(), status: 'sent', canAnswer: true, canWithdraw: false }),
  ])
  expect((await conversationsOf(app, talk.company))[0]).toMatchObject({ unreadCount: 1 })
  expect(await bellOf(talk.company)).toMatchObject({
    title: 'Te enviaron una cotización',
    link: `/company-dashboard/mensajes?servicio=${talk.serviceId}&empresa=${talk.company.id}`,
  })
  const mails = await mailsTo(talk.company)
  expect(mails.map(({ subject }) => subject)).toEqual(['Te enviaron una cotización: Tableros en Power BI'])
  expect(mails[0]!.text).toContain('Con sus filtros.')
})

test('an accepted quote becomes an order in work with these terms, ten seconds later', async () => {
  const talk = await startTalk(app)
  const id = await sent(talk)
  const { status, body } = await accept(talk, id)
  expect([status, body.status, body.hireId]).toEqual([200, 'accepted', null])
  // The professional does not know yet.
  expect(await seenBy(talk.seller, talk)).toMatchObject([{ status: 'sent', hireId: null }])
  expect((await step(talk.seller, id, 'withdraw')).body.code).toBe('step_pending')
  await settleActs(app)
  const [quote] = await seenBy(talk.seller, talk)
  expect(quote).toMatchObject({ status: 'accepted', hireId: expect.any(Number) })
  const order = await app.request({ url: `/api/hires/${quote!.hireId}`, headers: talk.seller.headers })
  expect(order.body).toMatchObject({
    status: 'accepted',
    serviceId: talk.serviceId,
    message: 'Un tablero de compras\n\nCon sus filtros.',
    order: {
      name: 'Un tablero de compras',
      totalCents: 32_050,
      rounds: 2,
      parts: [{ name: 'Un tablero de compras', cents: 32_050, days: 10 }],
    },
  })
  expect(await bellOf(talk.seller)).toMatchObject({
    title: 'Aceptaron tu cotización',
    link: `/dashboard/contrataciones/${quote!.hireId}`,
  })
})

test('an undone acceptance leaves no order, and the quote waits again', async () => {
  const talk = await startTalk(app)
  const id = await sent(talk)
  const { undo } = (await accept(talk, id)).body
  const undone = await app.request({
    method: 'POST',
    url: `/api/acts/${undo.actId}/undo`,
    headers: talk.company.headers,
  })
  expect(undone.status).toBeLessThan(300)
  await settleActs(app)
  expect(await seenBy(talk.company, talk)).toMatchObject([{ status: 'sent', canAnswer: true }])
  expect(await app.deps.db.$count(hires, eq(hires.serviceId, talk.serviceId))).toBe(0)
})

test('of two presses, or two tabs, one makes the order', async () => {
  const talk = await startTalk(app)
  const id = await sent(talk)
  const answers = await Promise.all([accept(talk, id), accept(talk, id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await accept(talk, id)).body).toMatchObject({
    code: 'quote_answered',
    message: 'Esta cotización ya se aceptó: el pedido está en Contrataciones.',
  })
  await settleActs(app)
  expect(await app.deps.db.$count(hires, eq(hires.serviceId, talk.serviceId))).toBe(1)
})

test('a quote that is sent again by the same key is sent once', async () => {
  const talk = await startTalk(app)
  const [one, other] = [await send(talk, {}, 'clave-1'), await send(talk, {}, 'clave-1')]
  expect(other.body.id).toBe(one.body.id)
  expect(await seenBy(talk.seller, talk)).toHaveLength(1)
})

test('another price than the one of the quote is not accepted', async () => {
  const talk = await startTalk(app)
  const { status, body } = await accept(talk, await sent(talk), 20_000)
  expect([status, body.code]).toEqual([409, 'offer_changed'])
  expect(await seenBy(talk.company, talk)).toMatchObject([{ status: 'sent' }])
})

test('the company refuses with a word, which the professional reads after ten seconds', async () => {
  const talk = await startTalk(app)
  const id = await sent(talk)
  expect((await step(talk.company, id, 'decline', { word: 'Es más de lo previsto.' })).status).toBe(200)
  expect(await seenBy(talk.seller, talk)).toMatchObject([{ status: 'sent', word: '' }])
  await settleActs(app)
  expect(await seenBy(talk.seller, talk)).toMatchObject([
    { status: 'declined', word: 'Es más de lo previsto.' },
  ])
  expect(await bellOf(talk.seller)).toMatchObject({ title: 'Respondieron a tu cotización' })
  expect((await accept(talk, id)).body.message).toBe('Esta cotización ya se rechazó.')
})

test('a withdrawn quote can no longer be accepted, also while withdrawing it can be undone', async () => {
  const talk = await startTalk(app)
  const id = await sent(talk)
  expect((await step(talk.seller, id, 'withdraw')).status).toBe(200)
  expect(await seenBy(talk.company, talk)).toMatchObject([{ status: 'sent' }])
  expect((await accept(talk, id)).body.code).toBe('step_pending')
  await settleActs(app)
  expect((await accept(talk, id)).body.message).toBe('Esta cotización se retiró.')
  expect(await bellOf(talk.company)).toMatchObject({ title: 'Retiraron una cotización' })
})

/** Runs the task so many days from now, in two processes. The sessions are valid only at the start, so the clock is set back. */
async function followAfter(days: number): Promise<void> {
  const start = app.clock.now()
  app.clock.set(new Date(start.getTime() + days * 86_400_000).toISOString())
  await Promise.all([followQuotes(app.deps), followQuotes(app.deps)])
  app.clock.set(start.toISOString())
}

test('a quote ends after its last day of Lima, with a reminder the day before, each once', async () => {
  const talk = await startTalk(app)
  const id = await sent(talk, { validUntil: dayAfter(3) })
  await followAfter(0)
  expect(await bellOf(talk.company)).toMatchObject({ title: 'Te enviaron una cotización' })
  await followAfter(2)
  await followAfter(3)
  expect(await bellOf(talk.company)).toMatchObject({ title: 'Una cotización está por vencer' })
  expect(await seenBy(talk.company, talk)).toMatchObject([{ status: 'sent' }])
  await followAfter(4)
  expect(await bellOf(talk.company)).toMatchObject({ title: 'Venció una cotización' })
  expect(await bellOf(talk.seller)).toMatchObject({ title: 'Venció tu cotización' })
  expect(await seenBy(talk.seller, talk)).toMatchObject([{ status: 'expired', canWithdraw: false }])
  for (const answer of [await accept(talk, id), await step(talk.seller, id, 'withdraw')])
    expect(answer.body.code).toBe('quote_expired')
  const mails = (await mailsTo(talk.company)).filter(({ subject }) => /venc/i.test(subject))
  expect(mails).toHaveLength(2)
})

test('nobody accepts a quote whose last day is over before the clock has written that', async () => {
  const talk = await startTalk(app)
  const id = await sent(talk)
  await app.deps.db
    .update(quotes)
    .set({ validUntil: dayAfter(-1) })
    .where(eq(quotes.id, id))
  expect(await seenBy(talk.company, talk)).toMatchObject([{ status: 'expired', canAnswer: false }])
  expect((await accept(talk, id)).body.code).toBe('quote_expired')
})

describe('what is refused, and stores nothing', () => {
  test.each([
    ['a price of nothing', { priceCents: 0 }, 'priceCents'],
    ['a negative price', { priceCents: -500 }, 'priceCents'],
    ['a part of a cent', { priceCents: 100.5 }, 'priceCents'],
    ['a price beyond the limit', { priceCents: 10_000_000 }, 'priceCents'],
    ['no days', { days: 0 }, 'days'],
    ['too many rounds', { rounds: 11 }, 'rounds'],
    ['no title', { title: ' ' }, 'title'],
    ['a day that does not exist', { validUntil: '2026-02-31' }, 'validUntil'],
    ['a day that is over', { validUntil: '2020-01-01' }, 'validUntil'],
    ['a day far away', { validUntil: '2099-01-01' }, 'validUntil'],
  ])('%s', async (_, change, field) => {
    const talk = await startTalk(app)
    const { status, body } = await send(talk, change)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await seenBy(talk.seller, talk)).toEqual([])
    expect(await app.deps.db.$count(messages, eq(messages.senderId, talk.seller.userId))).toBe(0)
  })

  test('too many that wait for an answer', async () => {
    const talk = await startTalk(app)
    for (let at = 0; at < mostOpenQuotes; at++) await send(talk)
    expect((await send(talk)).body.code).toBe('too_many_quotes')
    await step(talk.seller, (await seenBy(talk.seller, talk))[0]!.id, 'withdraw')
    expect((await send(talk)).status).toBe(201)
  })

  test('without premium and without a paid chat, or where nobody has written', async () => {
    const locked = await startTalk(app, 'basic')
    expect((await send(locked)).body.code).toBe('chat_locked')
    const talk = await startTalk(app)
    const stranger = await createCompany(app)
    expect((await send({ ...talk, company: stranger })).status).toBe(404)
  })

  test('a quote of others, by either side', async () => {
    const talk = await startTalk(app)
    const id = await sent(talk)
    const [company, seller] = [await createCompany(app), await createProfessional(app)]
    expect((await step(company, id, 'accept', { priceCents: 32_050 })).status).toBe(404)
    expect((await step(company, id, 'decline')).status).toBe(404)
    expect((await step(seller, id, 'withdraw')).status).toBe(404)
  })

  test('accepting across a block, or of a service that Qhatu took down', async () => {
    const talk = await startTalk(app)
    const id = await sent(talk)
    const taken = { takenDownAt: app.clock.now(), takenDownReason: 'other' as const }
    await app.deps.db.update(services).set(taken).where(eq(services.id, talk.serviceId))
    expect((await accept(talk, id)).body.code).toBe('quote_answered')
    await app.deps.db
      .update(services)
      .set({ takenDownAt: null, takenDownReason: null })
      .where(eq(services.id, talk.serviceId))
    const block = { method: 'POST', url: `/api/conversations/${talk.serviceId}/block` } as const
    await app.request({ ...block, headers: talk.seller.headers, payload: { companyId: talk.company.id } })
    expect((await accept(talk, id)).body.code).toBe('conversation_closed')
  })

  test('a quote whose message an administrator hid', async () => {
    const talk = await startTalk(app)
    const id = await sent(talk)
    await app.deps.db.update(messages).set({ moderationStatus: 'rejected' }).where(eq(messages.quoteId, id))
    expect(await seenBy(talk.company, talk)).toEqual([])
    expect((await accept(talk, id)).status).toBe(404)
  })
})

test('each company has its own quotes', async () => {
  const talk = await startTalk(app)
  await sent(talk)
  const company = await createCompany(app)
  await startConversation(app, company, talk.serviceId, 'Hola')
  expect(await seenBy(company, { ...talk, company })).toEqual([])
  expect(await app.deps.db.$count(quotes)).toBeGreaterThan(0)
})
