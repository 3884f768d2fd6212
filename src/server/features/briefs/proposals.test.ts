import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { briefWorld, termsOf } from '#tests/support/briefs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let world: ReturnType<typeof briefWorld>
beforeAll(async () => {
  app = await startTestApp()
  world = briefWorld(app)
})
afterAll(() => app.close())

test('a proposal reaches the company after ten seconds, with bell and mail, and then the brief stays as it is', async () => {
  const company = await createCompany(app, { name: 'Tupay' })
  const id = await world.open(company)
  const { seller, serviceId } = await world.createSeller()
  const sent = await world.call(seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))
  expect(sent.status).toBe(201)
  expect((await world.seen(company, id)).proposals).toEqual([])
  await settleActs(app)
  expect((await world.seen(company, id)).proposals).toMatchObject([
    {
      status: 'sent',
      priceCents: 76_000,
      covers: [0, 1],
      professional: { name: 'Lucero Mamani' },
      serviceTitle: 'Tableros en Power BI',
    },
  ])
  expect(await world.bell(company)).toContain('Tienes una propuesta')
  await app.queue.drain()
  expect(app.mails.last(company.email).text).toContain('$760.00')
  const change = await world.call(company, 'PATCH', `/api/briefs/${id}`, { title: 'Otra cosa' })
  expect(change.body.code).toBe('brief_settled')
})

test('a proposal that was undone was never sent', async () => {
  const company = await createCompany(app)
  const id = await world.open(company)
  const { seller, serviceId } = await world.createSeller()
  const { body } = await world.call(seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))
  await world.undo(seller, body)
  await settleActs(app)
  expect((await world.seen(company, id)).proposals).toEqual([])
  expect(
    (await world.call(seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))).status,
  ).toBe(201)
})

test('one proposal for each brief, ten a day, and only with an own service', async () => {
  const { seller, serviceId } = await world.createSeller()
  const { serviceId: foreign } = await world.createSeller()
  const propose = async (service: number) =>
    world.call(
      seller,
      'POST',
      `/api/open-briefs/${await world.open(await createCompany(app))}/proposals`,
      termsOf(service),
    )
  expect((await propose(foreign)).status).toBe(404)
  const id = await world.open(await createCompany(app))
  const again = () => world.call(seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))
  const both = await Promise.all([again(), again()])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  for (let count = 1; count < 10; count++) expect((await propose(serviceId)).status).toBe(201)
  expect((await propose(serviceId)).body.code).toBe('too_many_proposals')
})

test.each([
  [{ priceCents: -100 }, 'priceCents'],
  [{ priceCents: 0.001 }, 'priceCents'],
  [{ days: 0 }, 'days'],
  [{ message: 'Hola' }, 'message'],
  [{ covers: [7] }, 'covers'],
  [{ milestones: [{ name: 'Todo', cents: 76_000, days: 15 }] }, 'milestones'],
  [
    {
      milestones: [
        { name: 'Modelo', cents: 30_000, days: 5 },
        { name: 'Tablero', cents: 30_000, days: 10 },
      ],
    },
    'milestones',
  ],
])('a faulty proposal is refused: %j', async (values, field) => {
  const id = await world.open(await createCompany(app))
  const { seller, serviceId } = await world.createSeller()
  const reply = await world.call(
    seller,
    'POST',
    `/api/open-briefs/${id}/proposals`,
    termsOf(serviceId, values),
  )
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields)).toEqual([field])
})

test('changed terms are seen by the company when they can no longer be undone', async () => {
  const company = await createCompany(app)
  const { id, seller, serviceId, proposalId } = await world.proposed(company)
  const change = (priceCents: number) =>
    world.call(seller, 'PUT', `/api/proposals/${proposalId}`, termsOf(serviceId, { priceCents }))
  const first = await change(70_000)
  expect(first.body.priceCents).toBe(70_000)
  expect((await world.seen(company, id)).proposals[0].priceCents).toBe(76_000)
  expect((await change(65_000)).body.code).toBe('step_pending')
  await world.undo(seller, first.body)
  await change(65_000)
  await settleActs(app)
  expect((await world.seen(company, id)).proposals[0].priceCents).toBe(65_000)
  expect(await world.bell(company)).toContain('Cambió una propuesta')
})

test('a withdrawn proposal stays with the company and cannot be answered', async () => {
  const company = await createCompany(app)
  const { id, seller, proposalId } = await world.proposed(company)
  await world.call(seller, 'POST', `/api/proposals/${proposalId}/withdraw`)
  expect((await world.seen(company, id)).proposals[0].status).toBe('sent')
  const url = `/api/briefs/${id}/proposals/${proposalId}/choose`
  expect((await world.call(company, 'POST', url, { priceCents: 76_000 })).body.code).toBe('step_pending')
  await settleActs(app)
  expect((await world.seen(company, id)).proposals[0].status).toBe('withdrawn')
  expect((await world.call(company, 'POST', url, { priceCents: 76_000 })).body.code).toBe('proposal_answered')
})

test('choosing makes an order and answers the others; undone it makes none', async () => {
  const company = await createCompany(app, { name: 'Tupay' })
  const { id, seller, proposalId } = await world.proposed(company)
  const { seller: other, serviceId } = await world.createSeller('Yesenia')
  await world.call(
    other,
    'POST',
    `/api/open-briefs/${id}/proposals`,
    termsOf(serviceId, { priceCents: 62_000 }),
  )
  await settleActs(app)
  const url = `/api/briefs/${id}/proposals/${proposalId}/choose`
  expect((await world.call(company, 'POST', url, { priceCents: 70_000 })).body.code).toBe('proposal_answered')
  const choose = () => world.call(company, 'POST', url, { priceCents: 76_000, note: 'Gracias a todos.' })
  const mine = async (actor: TestActor) => (await world.call(actor, 'GET', '/api/me/proposals')).body[0]

  const undone = await choose()
  expect(undone.body.status).toBe('closed')
  expect((await mine(seller)).status).toBe('sent')
  await world.undo(company, undone.body)
  await settleActs(app)
  expect((await world.call(company, 'GET', '/api/hires')).body).toEqual([])

  await choose()
  await settleActs(app)
  const [hire] = (await world.call(company, 'GET', '/api/hires')).body
  expect(hire).toMatchObject({ status: 'accepted', professionalId: seller.id })
  expect(hire.price).toContain('$760.00')
  expect(await mine(seller)).toMatchObject({ status: 'chosen', hireId: hire.id })
  expect(await mine(other)).toMatchObject({ status: 'passed', hireId: null })
  expect(await world.bell(seller)).toContain('Eligieron tu propuesta')
  await app.queue.drain()
  expect(app.mails.last(other.email).text).toMatch(/eligió\s+otra\s+propuesta/)
  expect(app.mails.last(other.email).text).toContain('Gracias a todos.')
  expect(await world.openList(seller)).not.toContain(id)
})

test('two people of a company who choose at the same moment make one order', async () => {
  const company = await createCompany(app)
  const { id, proposalId } = await world.proposed(company)
  const choose = () =>
    world.call(company, 'POST', `/api/briefs/${id}/proposals/${proposalId}/choose`, { priceCents: 76_000 })
  const replies = await Promise.all([choose(), choose()])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  await settleActs(app)
  expect((await world.call(company, 'GET', '/api/hires')).body).toHaveLength(1)
})

test('closing with a reason answers everybody who waits, and a refused one is not told twice', async () => {
  const company = await createCompany(app, { name: 'Tupay' })
  const { id, seller, proposalId } = await world.proposed(company)
  const { seller: other, serviceId } = await world.createSeller('Yesenia')
  await world.call(other, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))
  await settleActs(app)
  await world.call(company, 'POST', `/api/briefs/${id}/proposals/${proposalId}/decline`, {
    note: 'Buscamos a alguien de Lima.',
  })
  await settleActs(app)
  expect((await world.call(company, 'POST', `/api/briefs/${id}/close`, {})).body.fields).toEqual({
    reason: 'Elige un motivo',
  })
  await world.call(company, 'POST', `/api/briefs/${id}/close`, { reason: 'not_needed' })
  await settleActs(app)
  expect(await world.bell(seller)).toEqual(expect.arrayContaining(['Respondieron a tu propuesta']))
  expect(await world.bell(seller)).not.toContain('Cerraron el requerimiento')
  expect(await world.bell(other)).toContain('Cerraron el requerimiento')
  const late = await world.createSeller()
  const reply = await world.call(
    late.seller,
    'POST',
    `/api/open-briefs/${id}/proposals`,
    termsOf(late.serviceId),
  )
  expect(reply.status).toBe(404)
})

test('a proposal on its way when the brief closes gets its answer', async () => {
  const company = await createCompany(app)
  const id = await world.open(company)
  const { seller, serviceId } = await world.createSeller()
  await world.call(seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))
  await world.call(company, 'POST', `/api/briefs/${id}/close`, { reason: 'no_fit' })
  await settleActs(app)
  expect((await world.call(seller, 'GET', '/api/me/proposals')).body[0].status).toBe('passed')
  expect(await world.bell(seller)).toContain('Cerraron el requerimiento')
})

test('a brief takes proposals for thirty days', async () => {
  const company = await createCompany(app)
  const { id, seller } = await world.proposed(company)
  const start = app.clock.now().toISOString()
  const late = await world.createSeller()
  app.clock.advance({ days: 31 })
  const [again, reader] = [await signedInAgain(app, late.seller), await signedInAgain(app, seller)]
  expect(await world.openList(again)).not.toContain(id)
  const reply = await world.call(again, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(late.serviceId))
  expect(reply.body.code).toBe('brief_not_open')
  expect((await world.call(reader, 'GET', `/api/open-briefs/${id}`)).body.takesProposals).toBe(false)
  app.clock.set(start)
})
