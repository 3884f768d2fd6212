import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { briefWorld, termsOf, wholeBrief } from '#tests/support/briefs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let world: ReturnType<typeof briefWorld>
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
  world = briefWorld(app)
  admin = await createAdmin(app)
})
afterAll(() => app.close())

const withPhone = { ...wholeBrief, description: `${wholeBrief.description} Llámanos al 987 654 321.` }

const queued = async (status = 'pending') =>
  (await app.request({ url: `/api/admin/moderation/briefs?status=${status}`, headers: admin.headers })).body
    .items as { id: number; submittedAt: string; holds: { code: string }[]; answer: string }[]
const decide = async (id: number, status: string, note = '') => {
  const reply = await app.request({
    method: 'PATCH',
    url: `/api/admin/moderation/briefs/${id}`,
    headers: admin.headers,
    payload: { status, note },
  })
  expect(reply.status).toBe(200)
}

/** The seconds pass in which a decision can be taken back. */
async function tell() {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
}

test('a brief with data to be contacted outside of Qhatu waits, and nobody is told until a person approves it', async () => {
  const company = await createCompany(app)
  const { seller } = await world.createSeller()
  const id = await world.open(company, withPhone)
  expect(await world.openList(seller)).not.toContain(id)
  expect((await world.call(seller, 'GET', `/api/open-briefs/${id}`)).status).toBe(404)
  expect(await world.bell(seller)).toEqual([])
  expect(await world.seen(company, id)).toMatchObject({
    status: 'open',
    hold: { isRejected: false, reasons: [{ quotes: [expect.stringContaining('987 654 321')] }] },
  })
  expect((await queued()).map((item) => item.id)).toContain(id)

  await decide(id, 'approved')
  await tell()
  expect((await world.seen(company, id)).hold).toBeNull()
  expect(await world.openList(seller)).toContain(id)
  expect(await world.bell(seller)).toEqual(['Buscan lo que haces'])
  expect(await world.bell(company)).toContain('Tu requerimiento ya se ve')
})

test('an approval that is taken back tells nobody', async () => {
  const company = await createCompany(app)
  const { seller } = await world.createSeller()
  const id = await world.open(company, withPhone)
  await decide(id, 'approved')
  await decide(id, 'pending')
  await tell()
  expect(await world.openList(seller)).not.toContain(id)
  expect(await world.bell(seller)).toEqual([])
})

test('a brief with nothing against it is seen at once and waits in the queue', async () => {
  const company = await createCompany(app)
  const { seller } = await world.createSeller()
  const id = await world.open(company)
  expect(await world.openList(seller)).toContain(id)
  expect(await queued()).toContainEqual(expect.objectContaining({ id, holds: [], answer: '' }))
})

test('a brief that is taken down says why, takes nothing more, and is looked at again when its company answers', async () => {
  const company = await createCompany(app)
  const { id, seller, serviceId, proposalId } = await world.proposed(company)
  const choose = () =>
    world.call(company, 'POST', `/api/briefs/${id}/proposals/${proposalId}/choose`, {
      priceCents: 76_000,
      note: '',
    })
  await decide(id, 'rejected', 'Pides trabajos de muestra.')
  await tell()
  expect(await world.openList(seller)).not.toContain(id)
  expect(await world.bell(company)).toContain('Retiramos tu requerimiento')
  expect(await world.seen(company, id)).toMatchObject({
    hold: { isRejected: true, note: 'Pides trabajos de muestra.', answer: '' },
  })
  expect((await choose()).body.code).toBe('brief_held')
  // Who proposed still reads the own proposal.
  expect((await world.call(seller, 'GET', `/api/open-briefs/${id}`)).body).toMatchObject({
    takesProposals: false,
    proposal: { priceCents: 76_000 },
  })
  const other = await world.createSeller('Yesenia')
  const late = await world.call(
    other.seller,
    'POST',
    `/api/open-briefs/${id}/proposals`,
    termsOf(other.serviceId),
  )
  expect(late.status).toBe(404)
  expect(
    (await world.call(seller, 'PUT', `/api/proposals/${proposalId}`, termsOf(serviceId))).body.code,
  ).toBe('brief_not_open')

  const short = await world.call(company, 'POST', `/api/briefs/${id}/answer`, { answer: 'No' })
  expect(short.body.fields).toHaveProperty('answer')
  const answer = 'La muestra es de trabajos que ya hicieron, no uno nuevo.'
  expect((await world.call(company, 'POST', `/api/briefs/${id}/answer`, { answer })).body).toMatchObject({
    hold: { isRejected: false, answer },
  })
  expect(await queued()).toContainEqual(
    expect.objectContaining({ id, answer, holds: [{ code: 'taken_down', quotes: [] }] }),
  )
  expect(await world.openList(other.seller)).not.toContain(id)
  await decide(id, 'approved')
  await tell()
  expect(await world.openList(other.seller)).toContain(id)
  expect((await world.call(company, 'POST', `/api/briefs/${id}/answer`, { answer })).body.code).toBe(
    'brief_not_held',
  )
  expect((await choose()).status).toBe(200)
})

test('another text is judged again, and what was approved once stays allowed', async () => {
  const company = await createCompany(app)
  const id = await world.open(company, withPhone)
  await decide(id, 'approved')
  const change = (values: object) => world.call(company, 'PATCH', `/api/briefs/${id}`, values)
  expect((await change({ title: 'Tablero de ventas diario' })).body).toMatchObject({ hold: null })
  expect((await change({ wantedBy: null })).body).toMatchObject({ hold: null })
  const { body } = await change({ description: `${withPhone.description} O a compras@lima.pe.` })
  expect(body.hold.reasons).toEqual([{ code: 'contact_data', quotes: ['compras@lima.pe'] }])
  expect((await change({ description: wholeBrief.description })).body).toMatchObject({ hold: null })
})

test('who sees a brief reports it once more to the administration, and who does not see it cannot', async () => {
  const company = await createCompany(app)
  const { seller } = await world.createSeller()
  const id = await world.open(company)
  await decide(id, 'approved')
  const report = (actor: TestActor) =>
    world.call(actor, 'POST', `/api/open-briefs/${id}/report`, {
      reason: 'asks_money',
      details: 'Cobra por postular.',
    })
  expect((await report(seller)).status).toBe(201)
  expect((await report(company)).status).toBe(403)
  const { body: reports } = await app.request({
    url: '/api/admin/reports?kind=brief',
    headers: admin.headers,
  })
  expect(reports).toMatchObject([{ kind: 'brief', title: wholeBrief.title, reason: 'asks_money' }])
  await decide(id, 'rejected', 'Nadie paga por proponer.')
  expect((await report(seller)).status).toBe(404)
})
