import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let seller: TestActor
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await createProfessional(app, { skills: 'Power BI, Gestión de producto' })
  company = await createCompany(app, { name: 'Puka Estudio' })
})

const endorse = (by: TestActor, skillName: string, professionalId = seller.id) =>
  app.request({
    method: 'POST',
    url: '/api/skill-endorsements',
    payload: { professionalId, skillName },
    headers: by.headers,
  })
const read = async (by?: TestActor) =>
  (
    await app.request({
      url: `/api/professionals/${seller.id}/skill-endorsements`,
      ...(by ? { headers: by.headers } : {}),
    })
  ).body
const remove = (by: TestActor, id: number) =>
  app.request({ method: 'DELETE', url: `/api/skill-endorsements/${id}`, headers: by.headers })

test('a company or another professional vouches for a skill, and the professional hears of it', async () => {
  const colleague = await createProfessional(app, { firstName: 'Diego' })
  const reply = await endorse(company, 'Power BI')
  expect(reply.status).toBe(201)
  expect(reply.body).toMatchObject({
    skillName: 'Power BI',
    endorsedByType: 'company',
    endorsedByName: 'Puka Estudio',
    isOwn: true,
  })
  expect((await endorse(colleague, 'Power BI')).status).toBe(201)
  await settleActs(app)
  expect((await read()).counts).toEqual({ 'Power BI': 2 })
  const { notifications } = (await app.request({ url: '/api/notifications', headers: seller.headers })).body
  expect(notifications.map(({ type, message }) => [type, message])).toContainEqual([
    'review',
    'Puka Estudio validó tu habilidad “Power BI”.',
  ])
})

test('once for each person and skill, however it is written, and however fast', async () => {
  const replies = await Promise.all([
    endorse(company, 'power bi'),
    endorse(company, 'Power BI'),
    endorse(company, ' POWER  BI'),
  ])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'already_endorsed',
    message: 'Ya validaste esta habilidad.',
  })
  await endorse(company, 'gestion de producto')
  // A new skill keeps the spelling of its first endorser.
  const [first, second] = [await createProfessional(app), await createProfessional(app)]
  await endorse(first, 'Docencia')
  await endorse(second, 'docencia')
  await settleActs(app)
  expect((await read()).counts).toEqual({ 'Power BI': 1, 'Gestión de producto': 1, Docencia: 2 })
})

test('nobody vouches for their own skills', async () => {
  const reply = await endorse(seller, 'Power BI')
  expect(reply.status).toBe(403)
  expect(reply.body.message).toBe('No puedes validar tus propias habilidades.')
  expect((await read()).counts).toEqual({})
})

test('a skill has a name, and the professional has to be there', async () => {
  expect((await endorse(company, '  ')).body.fields).toEqual({
    skillName: 'Escribe la habilidad que validas',
  })
  expect((await endorse(company, 'Excel', 2_000_000)).status).toBe(404)
})

test('only the endorser and the professional can remove it', async () => {
  const other = await createCompany(app)
  const { body: first } = await endorse(company, 'Power BI')
  const { body: second } = await endorse(company, 'Docencia')
  expect((await remove(seller, first.id)).status).toBe(404)
  await settleActs(app)
  expect((await remove(other, first.id)).status).toBe(404)
  expect((await remove(company, first.id)).status).toBe(200)
  expect((await remove(seller, second.id)).status).toBe(200)
  expect((await read()).endorsements).toEqual([])
})

test('the caller sees which are theirs', async () => {
  await endorse(company, 'Power BI')
  await settleActs(app)
  expect((await read(company)).endorsements).toMatchObject([{ isOwn: true }])
  expect((await read(seller)).endorsements).toMatchObject([{ isOwn: false }])
  expect((await read()).endorsements).toMatchObject([{ isOwn: false }])
})
