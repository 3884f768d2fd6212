import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const call = (
  { headers }: TestActor,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.request({ method, url, headers, ...(payload ? { payload } : {}) })

const whole = {
  title: 'Tablero de ventas y liquidaciones',
  category: 'Tecnología e IT',
  description: 'Queremos ver cada mañana lo vendido y lo liquidado en doce sucursales, con alertas.',
  needs: ['Power BI que se actualiza cada mañana', 'Permisos por sucursal'],
  wantedBy: '2026-12-20',
  budget: { minCents: 60_000, maxCents: 90_000 },
}
const terms = (serviceId: number, more: object = {}) => ({
  serviceId,
  priceCents: 76_000,
  days: 15,
  rounds: 2,
  message: 'Uno sus fuentes en un modelo, armo el tablero y capacito a su equipo.',
  covers: [0, 1],
  milestones: [],
  ...more,
})

async function draft(company: TestActor, values: object = whole): Promise<number> {
  return (await call(company, 'POST', '/api/briefs', values)).body.id
}
async function open(company: TestActor, values: object = whole): Promise<number> {
  const id = await draft(company, values)
  await call(company, 'POST', `/api/briefs/${id}/publish`)
  await settleActs(app)
  return id
}
async function createSeller(firstName = 'Lucero') {
  const seller = await createProfessional(app, { planType: 'premium', firstName, lastName: 'Mamani' })
  return { seller, serviceId: await createService(app, seller) }
}
async function proposed(company: TestActor, firstName?: string) {
  const id = await open(company)
  const { seller, serviceId } = await createSeller(firstName)
  const { body } = await call(seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId))
  await settleActs(app)
  return { id, seller, serviceId, proposalId: body.id as number }
}
const undo = (actor: TestActor, { undo: { actId } }: { undo: { actId: number } }) =>
  call(actor, 'POST', `/api/acts/${actId}/undo`)
const seen = async (company: TestActor, id: number) => (await call(company, 'GET', `/api/briefs/${id}`)).body
const openList = async (seller: TestActor): Promise<number[]> =>
  (await call(seller, 'GET', '/api/open-briefs')).body.briefs.map(({ id }: { id: number }) => id)
const bell = async (actor: TestActor): Promise<string[]> =>
  (await call(actor, 'GET', '/api/notifications')).body.notifications.map(
    ({ title }: { title: string }) => title,
  )

test('a draft is kept step by step, and only its company sees it', async () => {
  const company = await createCompany(app)
  const id = await draft(company, { title: whole.title })
  await call(company, 'PATCH', `/api/briefs/${id}`, { category: whole.category })
  const { body } = await call(company, 'PATCH', `/api/briefs/${id}`, { needs: whole.needs })
  expect(body).toMatchObject({
    status: 'draft',
    title: whole.title,
    category: whole.category,
    description: '',
    needs: whole.needs,
    budget: null,
    isEditable: true,
  })
  expect((await call(await createCompany(app), 'GET', `/api/briefs/${id}`)).status).toBe(404)
  const { seller } = await createSeller()
  expect((await call(seller, 'GET', `/api/open-briefs/${id}`)).status).toBe(404)
})

test('an unfinished draft is not published, and each missing thing is named', async () => {
  const company = await createCompany(app)
  const id = await draft(company, { title: whole.title })
  const reply = await call(company, 'POST', `/api/briefs/${id}/publish`)
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual({
    category: 'Elige una categoría',
    description: 'Cuenta qué necesitas en 40 caracteres o más',
  })
})

test.each([
  [{ budget: { minCents: 90_000, maxCents: 60_000 } }, 'budget.maxCents'],
  [{ budget: { minCents: 0, maxCents: 60_000 } }, 'budget.minCents'],
  [{ budget: { minCents: 100.5, maxCents: 60_000 } }, 'budget.minCents'],
  [{ wantedBy: '2026-02-30' }, 'wantedBy'],
  [{ category: 'Magia' }, 'category'],
  [{ description: 'Corta' }, 'description'],
  [{ needs: Array.from({ length: 9 }, () => 'Una') }, 'needs'],
])('a faulty brief is refused: %j', async (values, field) => {
  const company = await createCompany(app)
  const reply = await call(company, 'POST', '/api/briefs', values)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields)).toEqual([field])
  expect((await call(company, 'GET', '/api/me/briefs')).body).toEqual([])
})

test('others see a published brief once it can no longer be undone', async () => {
  const company = await createCompany(app)
  const { seller } = await createSeller()
  const id = await draft(company)
  const { body } = await call(company, 'POST', `/api/briefs/${id}/publish`)
  expect(body).toMatchObject({ status: 'open', undo: { seconds: 10 } })
  expect(await openList(seller)).not.toContain(id)
  await undo(company, body)
  expect((await seen(company, id)).status).toBe('draft')
  await call(company, 'POST', `/api/briefs/${id}/publish`)
  await settleActs(app)
  expect(await openList(seller)).toContain(id)
  const brief = (await call(seller, 'GET', `/api/open-briefs/${id}`)).body
  expect(brief).toMatchObject({ ...whole, takesProposals: true, proposal: null })
})

test('a company has at most five open briefs', async () => {
  const company = await createCompany(app)
  for (let count = 0; count < 5; count++) await open(company)
  const reply = await call(company, 'POST', `/api/briefs/${await draft(company)}/publish`)
  expect(reply.body.code).toBe('too_many_briefs')
})

test('a proposal reaches the company after ten seconds, with bell and mail, and then the brief stays as it is', async () => {
  const company = await createCompany(app, { name: 'Tupay' })
  const id = await open(company)
  const { seller, serviceId } = await createSeller()
  const sent = await call(seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId))
  expect(sent.status).toBe(201)
  expect((await seen(company, id)).proposals).toEqual([])
  await settleActs(app)
  expect((await seen(company, id)).proposals).toMatchObject([
    {
      status: 'sent',
      priceCents: 76_000,
      covers: [0, 1],
      professional: { name: 'Lucero Mamani' },
      serviceTitle: 'Tableros en Power BI',
    },
  ])
  expect(await bell(company)).toContain('Tienes una propuesta')
  await app.queue.drain()
  expect(app.mails.last(company.email).text).toContain('$760.00')
  const change = await call(company, 'PATCH', `/api/briefs/${id}`, { title: 'Otra cosa' })
  expect(change.body.code).toBe('brief_settled')
})

test('a proposal that was undone was never sent', async () => {
  const company = await createCompany(app)
  const id = await open(company)
  const { seller, serviceId } = await createSeller()
  const { body } = await call(seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId))
  await undo(seller, body)
  await settleActs(app)
  expect((await seen(company, id)).proposals).toEqual([])
  expect((await call(seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId))).status).toBe(201)
})

test('one proposal for each brief, ten a day, and only with an own service', async () => {
  const { seller, serviceId } = await createSeller()
  const { serviceId: foreign } = await createSeller()
  const propose = async (service: number) =>
    call(seller, 'POST', `/api/open-briefs/${await open(await createCompany(app))}/proposals`, terms(service))
  expect((await propose(foreign)).body.fields).toEqual({ serviceId: 'Elige uno de tus servicios publicados' })
  const id = await open(await createCompany(app))
  const again = () => call(seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId))
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
  const id = await open(await createCompany(app))
  const { seller, serviceId } = await createSeller()
  const reply = await call(seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId, values))
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields)).toEqual([field])
})

test('changed terms are seen by the company when they can no longer be undone', async () => {
  const company = await createCompany(app)
  const { id, seller, serviceId, proposalId } = await proposed(company)
  const change = (priceCents: number) =>
    call(seller, 'PUT', `/api/proposals/${proposalId}`, terms(serviceId, { priceCents }))
  const first = await change(70_000)
  expect(first.body.priceCents).toBe(70_000)
  expect((await seen(company, id)).proposals[0].priceCents).toBe(76_000)
  expect((await change(65_000)).body.code).toBe('step_pending')
  await undo(seller, first.body)
  await change(65_000)
  await settleActs(app)
  expect((await seen(company, id)).proposals[0].priceCents).toBe(65_000)
  expect(await bell(company)).toContain('Cambió una propuesta')
})

test('a withdrawn proposal stays with the company and cannot be answered', async () => {
  const company = await createCompany(app)
  const { id, seller, proposalId } = await proposed(company)
  await call(seller, 'POST', `/api/proposals/${proposalId}/withdraw`)
  expect((await seen(company, id)).proposals[0].status).toBe('sent')
  const url = `/api/briefs/${id}/proposals/${proposalId}/choose`
  expect((await call(company, 'POST', url, { priceCents: 76_000 })).body.code).toBe('step_pending')
  await settleActs(app)
  expect((await seen(company, id)).proposals[0].status).toBe('withdrawn')
  expect((await call(company, 'POST', url, { priceCents: 76_000 })).body.code).toBe('proposal_answered')
})

test('choosing makes an order and answers the others; undone it makes none', async () => {
  const company = await createCompany(app, { name: 'Tupay' })
  const { id, seller, proposalId } = await proposed(company)
  const { seller: other, serviceId } = await createSeller('Yesenia')
  await call(other, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId, { priceCents: 62_000 }))
  await settleActs(app)
  const url = `/api/briefs/${id}/proposals/${proposalId}/choose`
  expect((await call(company, 'POST', url, { priceCents: 70_000 })).body.code).toBe('proposal_answered')
  const choose = () => call(company, 'POST', url, { priceCents: 76_000, note: 'Gracias a todos.' })
  const mine = async (actor: TestActor) => (await call(actor, 'GET', '/api/me/proposals')).body[0]

  const undone = await choose()
  expect(undone.body.status).toBe('closed')
  expect((await mine(seller)).status).toBe('sent')
  await undo(company, undone.body)
  await settleActs(app)
  expect((await call(company, 'GET', '/api/hires')).body).toEqual([])

  await choose()
  await settleActs(app)
  const [hire] = (await call(company, 'GET', '/api/hires')).body
  expect(hire).toMatchObject({ status: 'accepted', professionalId: seller.id })
  expect(hire.price).toContain('$760.00')
  expect(await mine(seller)).toMatchObject({ status: 'chosen', hireId: hire.id })
  expect(await mine(other)).toMatchObject({ status: 'passed', hireId: null })
  expect(await bell(seller)).toContain('Eligieron tu propuesta')
  await app.queue.drain()
  expect(app.mails.last(other.email).text).toMatch(/eligió\s+otra\s+propuesta/)
  expect(app.mails.last(other.email).text).toContain('Gracias a todos.')
  expect(await openList(seller)).not.toContain(id)
})

test('two people of a company who choose at the same moment make one order', async () => {
  const company = await createCompany(app)
  const { id, proposalId } = await proposed(company)
  const choose = () =>
    call(company, 'POST', `/api/briefs/${id}/proposals/${proposalId}/choose`, { priceCents: 76_000 })
  const replies = await Promise.all([choose(), choose()])
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  await settleActs(app)
  expect((await call(company, 'GET', '/api/hires')).body).toHaveLength(1)
})

test('closing with a reason answers everybody who waits, and a refused one is not told twice', async () => {
  const company = await createCompany(app, { name: 'Tupay' })
  const { id, seller, proposalId } = await proposed(company)
  const { seller: other, serviceId } = await createSeller('Yesenia')
  await call(other, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId))
  await settleActs(app)
  await call(company, 'POST', `/api/briefs/${id}/proposals/${proposalId}/decline`, {
    note: 'Buscamos a alguien de Lima.',
  })
  await settleActs(app)
  expect((await call(company, 'POST', `/api/briefs/${id}/close`, {})).body.fields).toEqual({
    reason: 'Elige un motivo',
  })
  await call(company, 'POST', `/api/briefs/${id}/close`, { reason: 'not_needed' })
  await settleActs(app)
  expect(await bell(seller)).toEqual(expect.arrayContaining(['Respondieron a tu propuesta']))
  expect(await bell(seller)).not.toContain('Cerraron el pedido')
  expect(await bell(other)).toContain('Cerraron el pedido')
  const late = await createSeller()
  const reply = await call(late.seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(late.serviceId))
  expect(reply.status).toBe(404)
})

test('a proposal on its way when the brief closes gets its answer', async () => {
  const company = await createCompany(app)
  const id = await open(company)
  const { seller, serviceId } = await createSeller()
  await call(seller, 'POST', `/api/open-briefs/${id}/proposals`, terms(serviceId))
  await call(company, 'POST', `/api/briefs/${id}/close`, { reason: 'no_fit' })
  await settleActs(app)
  expect((await call(seller, 'GET', '/api/me/proposals')).body[0].status).toBe('passed')
  expect(await bell(seller)).toContain('Cerraron el pedido')
})

test('a brief takes proposals for thirty days', async () => {
  const company = await createCompany(app)
  const { id, seller } = await proposed(company)
  const start = app.clock.now().toISOString()
  const late = await createSeller()
  app.clock.advance({ days: 31 })
  const [again, reader] = [await signedInAgain(app, late.seller), await signedInAgain(app, seller)]
  expect(await openList(again)).not.toContain(id)
  const reply = await call(again, 'POST', `/api/open-briefs/${id}/proposals`, terms(late.serviceId))
  expect(reply.body.code).toBe('brief_not_open')
  expect((await call(reader, 'GET', `/api/open-briefs/${id}`)).body.takesProposals).toBe(false)
  app.clock.set(start)
})

test('a draft that was deleted comes back with an undo, a published brief cannot be deleted', async () => {
  const company = await createCompany(app)
  const id = await draft(company)
  const { body } = await call(company, 'DELETE', `/api/briefs/${id}`)
  expect((await call(company, 'GET', `/api/briefs/${id}`)).status).toBe(404)
  await undo(company, body)
  expect((await seen(company, id)).title).toBe(whole.title)
  expect((await call(company, 'DELETE', `/api/briefs/${await open(company)}`)).body.code).toBe(
    'brief_settled',
  )
})
