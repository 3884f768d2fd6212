import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskedPerson } from '#contracts/briefs/brief-invitations.contract.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
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

const people = async (company: TestActor, id: number): Promise<{ people: AskedPerson[]; left: number }> =>
  (await world.call(company, 'GET', `/api/briefs/${id}/professionals`)).body
const stateOf = async (company: TestActor, id: number, { id: professionalId }: TestActor) =>
  (await people(company, id)).people.find((one) => one.professionalId === professionalId)?.state
const ask = (company: TestActor, id: number, professionalId: number) =>
  world.call(company, 'POST', `/api/briefs/${id}/invitations`, { professionalId })
const decline = (seller: TestActor, id: number) =>
  world.call(seller, 'POST', `/api/open-briefs/${id}/decline`)

test('who is invited hears of it once it can no longer be undone, with the reasons and by whom', async () => {
  const company = await createCompany(app)
  const id = await world.open(company)
  const { seller } = await world.createSeller()
  const found = (await people(company, id)).people.find((one) => one.professionalId === seller.id)
  expect(found).toMatchObject({ state: 'free', reasons: [expect.stringMatching(/^Por su servicio/)] })
  const { body, status } = await ask(company, id, seller.id)
  expect(status).toBe(201)
  expect(await stateOf(company, id, seller)).toBe('asked')
  expect(await world.bell(seller)).toEqual([])
  await world.undo(company, body)
  expect(await stateOf(company, id, seller)).toBe('free')
  await ask(company, id, seller.id)
  await settleActs(app)
  expect(await world.bell(seller)).toEqual(['Te invitan a proponer'])
  expect((await world.call(seller, 'GET', `/api/open-briefs/${id}`)).body).toMatchObject({
    invitation: { isDeclined: false },
    reasons: [expect.stringMatching(/^Por tu servicio/)],
  })
  expect((await ask(company, id, seller.id)).body.code).toBe('already_asked')
})

test('an invitation is declined with an undo, and the company sees it afterwards', async () => {
  const company = await createCompany(app)
  const id = await world.open(company)
  const { seller } = await world.createSeller()
  expect((await decline(seller, id)).status).toBe(404)
  await ask(company, id, seller.id)
  await settleActs(app)
  const { body } = await decline(seller, id)
  expect(await stateOf(company, id, seller)).toBe('asked')
  await world.undo(seller, body)
  await decline(seller, id)
  await settleActs(app)
  expect(await stateOf(company, id, seller)).toBe('declined')
  expect((await world.call(seller, 'GET', `/api/open-briefs/${id}`)).body.invitation.isDeclined).toBe(true)
})

test('who has proposed is not invited, and cannot decline', async () => {
  const company = await createCompany(app)
  const id = await world.open(company)
  const { seller, serviceId } = await world.createSeller()
  await ask(company, id, seller.id)
  await settleActs(app)
  await world.call(seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))
  await settleActs(app)
  expect(await stateOf(company, id, seller)).toBe('proposed')
  expect((await decline(seller, id)).body.code).toBe('already_proposed')
  const other = await world.proposed(company)
  expect((await ask(company, other.id, other.seller.id)).body.code).toBe('already_asked')
})

test('only those who fit are invited, to an open brief of the own company', async () => {
  const company = await createCompany(app)
  const id = await world.open(company)
  const { seller } = await world.createSeller()
  expect((await ask(company, id, 999_999)).status).toBe(404)
  expect((await ask(await createCompany(app), id, seller.id)).status).toBe(404)
  await world.call(company, 'POST', `/api/briefs/${id}/close`, { reason: 'not_needed', note: '' })
  expect((await ask(company, id, seller.id)).body.code).toMatch(/^brief_not_open$/)
})

test('a company invites ten people to a brief, and a person gets five invitations a day', async () => {
  const company = await createCompany(app)
  const id = await world.open(company)
  const sellers: TestActor[] = []
  for (let count = 0; count < 11; count++) sellers.push((await world.createSeller()).seller)
  for (const [place, seller] of sellers.entries()) {
    const { status, body } = await ask(company, id, seller.id)
    if (place < 10) expect(status).toBe(201)
    else expect(body.code).toBe('too_many_asked')
  }
  expect((await people(company, id)).left).toBe(0)
  const [first] = sellers
  for (let count = 0; count < 4; count++) {
    const other = await createCompany(app)
    expect((await ask(other, await world.open(other), first!.id)).status).toBe(201)
  }
  const late = await createCompany(app)
  expect((await ask(late, await world.open(late), first!.id)).status).toBe(404)
})
