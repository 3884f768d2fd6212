import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '#tests/support/actors.ts'
import { briefWorld, wholeBrief } from '#tests/support/briefs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let world: ReturnType<typeof briefWorld>
beforeAll(async () => {
  app = await startTestApp()
  world = briefWorld(app)
})
afterAll(() => app.close())

test('a draft is kept step by step, and only its company sees it', async () => {
  const company = await createCompany(app)
  const id = await world.draft(company, { title: wholeBrief.title })
  await world.call(company, 'PATCH', `/api/briefs/${id}`, { category: wholeBrief.category })
  const { body } = await world.call(company, 'PATCH', `/api/briefs/${id}`, { needs: wholeBrief.needs })
  expect(body).toMatchObject({
    status: 'draft',
    title: wholeBrief.title,
    category: wholeBrief.category,
    description: '',
    needs: wholeBrief.needs,
    budget: null,
    isEditable: true,
  })
  expect((await world.call(await createCompany(app), 'GET', `/api/briefs/${id}`)).status).toBe(404)
  const { seller } = await world.createSeller()
  expect((await world.call(seller, 'GET', `/api/open-briefs/${id}`)).status).toBe(404)
})

test('an unfinished draft is not published, and each missing thing is named', async () => {
  const company = await createCompany(app)
  const id = await world.draft(company, { title: wholeBrief.title })
  const reply = await world.call(company, 'POST', `/api/briefs/${id}/publish`)
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
  const reply = await world.call(company, 'POST', '/api/briefs', values)
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields)).toEqual([field])
  expect((await world.call(company, 'GET', '/api/me/briefs')).body).toEqual([])
})

test('others see a published brief once it can no longer be undone', async () => {
  const company = await createCompany(app)
  const { seller } = await world.createSeller()
  const id = await world.draft(company)
  const { body } = await world.call(company, 'POST', `/api/briefs/${id}/publish`)
  expect(body).toMatchObject({ status: 'open', undo: { seconds: 10 } })
  expect(await world.openList(seller)).not.toContain(id)
  await world.undo(company, body)
  expect((await world.seen(company, id)).status).toBe('draft')
  await world.call(company, 'POST', `/api/briefs/${id}/publish`)
  await settleActs(app)
  expect(await world.openList(seller)).toContain(id)
  const brief = (await world.call(seller, 'GET', `/api/open-briefs/${id}`)).body
  expect(brief).toMatchObject({ ...wholeBrief, takesProposals: true, proposal: null })
})

test('a company has at most five open briefs', async () => {
  const company = await createCompany(app)
  for (let count = 0; count < 5; count++) await world.open(company)
  const reply = await world.call(company, 'POST', `/api/briefs/${await world.draft(company)}/publish`)
  expect(reply.body.code).toBe('too_many_briefs')
})

test('a draft that was deleted comes back with an undo, a published brief cannot be deleted', async () => {
  const company = await createCompany(app)
  const id = await world.draft(company)
  const { body } = await world.call(company, 'DELETE', `/api/briefs/${id}`)
  expect((await world.call(company, 'GET', `/api/briefs/${id}`)).status).toBe(404)
  await world.undo(company, body)
  expect((await world.seen(company, id)).title).toBe(wholeBrief.title)
  expect((await world.call(company, 'DELETE', `/api/briefs/${await world.open(company)}`)).body.code).toBe(
    'brief_settled',
  )
})
