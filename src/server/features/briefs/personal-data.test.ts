import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { briefWorld, termsOf } from '#tests/support/briefs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { exportOf, forget, waitingFor } from './personal-data.queries.ts'

let app: TestApp
let world: ReturnType<typeof briefWorld>
beforeAll(async () => {
  app = await startTestApp()
  world = briefWorld(app)
})
afterAll(() => app.close())

const personOf = ({ userId, id, email }: TestActor, kind: 'company' | 'professional') => ({
  userId,
  email,
  name: '',
  companyId: kind === 'company' ? id : null,
  professionalId: kind === 'professional' ? id : null,
})
const forgetting = (person: ReturnType<typeof personOf>) =>
  transaction(app.deps, (tx) => forget(tx, person, app.clock.now()))

test('a deleted company leaves an emptied, closed brief that its professional still opens', async () => {
  const company = await createCompany(app)
  const { id, seller } = await world.proposed(company)
  const person = personOf(company, 'company')
  expect(await waitingFor(app.deps.db, person)).toEqual([seller.userId])
  expect(await exportOf(app.deps.db, person)).toMatchObject({
    requerimientos: [{ title: 'Tablero de ventas y liquidaciones' }],
    'propuestas-recibidas': [{ priceCents: 76_000 }],
  })
  await forgetting(person)
  const { body, status } = await world.call(seller, 'GET', `/api/open-briefs/${id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    title: 'Requerimiento de una empresa que ya no está',
    description: '',
    takesProposals: false,
    proposal: { status: 'passed' },
  })
})

test('a deleted professional takes the proposals along, and the company goes on', async () => {
  const company = await createCompany(app)
  const { id, seller } = await world.proposed(company)
  const other = await world.createSeller('Yesenia')
  await world.call(other.seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(other.serviceId))
  await settleActs(app)
  const person = personOf(seller, 'professional')
  expect(await exportOf(app.deps.db, person)).toMatchObject({ propuestas: [{ priceCents: 76_000 }] })
  await forgetting(person)
  const { proposals } = await world.seen(company, id)
  expect(
    proposals.map(({ professional }: { professional: { firstName: string } }) => professional.firstName),
  ).toEqual(['Yesenia'])
})
