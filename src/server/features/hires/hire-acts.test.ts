import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createHire, createReview, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function start(...steps: NonNullable<Parameters<typeof createHire>[2]>) {
  const seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa' })
  const company = await createCompany(app, { name: 'Illari' })
  const serviceId = await createService(app, seller)
  const id = await createHire(app, { serviceId, companyId: company.id }, steps)
  return { seller, company, serviceId, id }
}
const take = ({ headers }: TestActor, id: number, status: string) =>
  app.request({ method: 'PATCH', url: `/api/hires/${id}/status`, headers, payload: { status } })
const undo = ({ headers }: TestActor, { undo: { actId } }: { undo: { actId: number } }) =>
  app.request({ method: 'POST', url: `/api/acts/${actId}/undo`, headers })
const seen = async ({ headers }: TestActor, id: number) => {
  const { body } = await app.request({ url: `/api/hires/${id}`, headers })
  return { status: body.status, steps: body.history.map((step: { status: string }) => step.status) }
}
const listed = async ({ headers }: TestActor) =>
  (await app.request({ url: '/api/hires', headers })).body[0]!.status
const titles = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
const mailsTo = async ({ email }: TestActor) => {
  await app.queue.drain()
  return app.mails.sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

test('the author of a step sees it at once, the other side once it can no longer be undone', async () => {
  const { seller, company, id } = await start('requested')
  const reply = await take(seller, id, 'declined')
  expect(reply.body).toMatchObject({ status: 'declined', undo: { seconds: 10 } })
  expect(await seen(seller, id)).toEqual({ status: 'declined', steps: ['requested', 'declined'] })
  expect(await seen(company, id)).toEqual({ status: 'requested', steps: ['requested'] })
  expect([await listed(seller), await listed(company)]).toEqual(['declined', 'requested'])
  expect([await titles(company), await mailsTo(company)]).toEqual([[], []])
  await settleActs(app)
  expect(await seen(company, id)).toEqual({ status: 'declined', steps: ['requested', 'declined'] })
  expect(await titles(company)).toEqual(['Solicitud rechazada'])
  expect(await mailsTo(company)).toEqual(['Solicitud rechazada: Tableros en Power BI'])
})

test.each([
  ['a refusal', ['requested'], 'seller', 'declined'],
  ['an acceptance', ['requested'], 'seller', 'accepted'],
  ['a delivery', ['requested', 'accepted'], 'seller', 'delivered'],
  ['a completion', ['requested', 'accepted', 'delivered'], 'company', 'completed'],
  ['a cancellation', ['requested', 'accepted'], 'company', 'cancelled'],
] as const)('%s that was undone was never made: nobody hears of it', async (_, steps, by, step) => {
  const { id, ...sides } = await start(...steps)
  const { body } = await take(sides[by], id, step)
  expect((await undo(sides[by], body)).status).toBe(200)
  await settleActs(app)
  for (const side of [sides.seller, sides.company]) {
    expect(await seen(side, id)).toEqual({ status: steps.at(-1), steps: [...steps] })
    expect([await titles(side), await mailsTo(side)]).toEqual([[], []])
  }
})

test('a delivery that was undone leaves the term of the one after it whole', async () => {
  const { seller, id } = await start('requested', 'accepted')
  const { body } = await take(seller, id, 'delivered')
  await undo(seller, body)
  app.clock.advance({ hours: 2 })
  const again = await take(seller, id, 'delivered')
  expect(again.body.updatedAt).toBe(app.clock.now().toISOString())
})

test('two steps of one side within the undo time cause one notification, about the last', async () => {
  const { seller, company, id } = await start('requested')
  await take(seller, id, 'accepted')
  await take(seller, id, 'delivered')
  await settleActs(app)
  expect(await titles(company)).toEqual(['Servicio entregado'])
  expect((await seen(company, id)).steps).toEqual(['requested', 'accepted', 'delivered'])
})

test('while one side may still undo, the other must wait with its step', async () => {
  const { seller, company, id } = await start('requested')
  const { body } = await take(seller, id, 'accepted')
  expect((await take(company, id, 'cancelled')).body).toMatchObject({
    code: 'step_pending',
    message: 'La otra parte acaba de dar un paso. Vuelve a intentarlo en unos segundos.',
  })
  await undo(seller, body)
  expect((await take(company, id, 'cancelled')).status).toBe(200)
})

test('the other side, a stranger and a late caller cannot undo', async () => {
  const { seller, company, id } = await start('requested')
  const { body } = await take(seller, id, 'accepted')
  for (const other of [company, await createProfessional(app)])
    expect((await undo(other, body)).status).toBe(404)
  await settleActs(app)
  expect((await undo(seller, body)).body.code).toBe('act_settled')
  expect((await seen(seller, id)).status).toBe('accepted')
})

test('a completion that a review already follows stays', async () => {
  const { seller, company, serviceId, id } = await start('requested', 'accepted', 'delivered')
  const { body } = await take(company, id, 'completed')
  await createReview(app, {
    serviceId,
    professionalId: seller.id,
    companyId: company.id,
    rating: 5,
    hireId: id,
  })
  expect((await undo(company, body)).body).toMatchObject({
    code: 'conflict',
    message: 'Ya no se puede deshacer: después hubo otro cambio.',
  })
})

test('concurrent undo and notification end in one of the two, the same for both sides', async () => {
  for (let round = 0; round < 4; round++) {
    const { seller, company, id } = await start('requested')
    const { body } = await take(seller, id, 'declined')
    const [undone] = await Promise.all([undo(seller, body), settleActs(app)])
    await settleActs(app)
    const isUndone = undone.status === 200
    expect((await seen(seller, id)).status).toBe(isUndone ? 'requested' : 'declined')
    expect((await seen(company, id)).status).toBe(isUndone ? 'requested' : 'declined')
    expect(await titles(company)).toEqual(isUndone ? [] : ['Solicitud rechazada'])
  }
})

test('acts of a process that ended within the undo time are undone or reported by the next one', async () => {
  const first = app
  const [kept, undone] = [await start('requested'), await start('requested')]
  await take(kept.seller, kept.id, 'accepted')
  const { body } = await take(undone.seller, undone.id, 'declined')
  app = await startTestApp({ DATABASE_URL: first.deps.config.databaseUrl! })
  try {
    expect((await undo(undone.seller, body)).status).toBe(200)
    await settleActs(app)
    await settleActs(first)
    expect(await titles(kept.company)).toEqual(['Solicitud aceptada'])
    expect(await titles(undone.company)).toEqual([])
    expect((await seen(undone.seller, undone.id)).status).toBe('requested')
  } finally {
    await app.close()
    app = first
  }
})
