import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '#domain/time/durations.ts'
import { disputeEvidence, disputes } from '#server/db/schema/disputes.table.ts'
import { messages } from '#server/db/schema/conversations.table.ts'
import { hires } from '#server/db/schema/hires.table.ts'
import { transaction } from '#server/db/connection.ts'
import { exportOf, forget } from '#server/features/hires/personal-data.queries.ts'
import { followHires } from '#server/features/hires/follow-hires.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startConversation } from '#tests/support/conversations.ts'
import { multipart, pdf } from '#tests/support/multipart.ts'
import { createOrder, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const wish = { reason: 'not_as_agreed', wants: 'part', cents: 12_000, text: 'Faltan dos tableros.' }

async function createSides(steps: Parameters<typeof createOrder>[2] = ['accepted', 'delivered']) {
  const seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
  const company = await createCompany(app, { name: 'Tupay' })
  const serviceId = await createService(app, seller)
  const id = await createOrder(app, { serviceId, companyId: company.id }, steps)
  return { seller, company, id, serviceId }
}
const post = ({ headers }: TestActor, id: number, path: string, payload: object = {}) =>
  app.request({ method: 'POST', url: `/api/hires/${id}/${path}`, headers, payload })
const seen = async ({ headers }: TestActor, id: number) =>
  (await app.request({ url: `/api/hires/${id}`, headers })).body
const settled = async <T>(reply: Promise<T>): Promise<T> => {
  const answer = await reply
  await settleActs(app)
  return answer
}
const titles = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )
async function followAfter(...days: number[]) {
  const start = app.clock.now()
  for (const after of days) {
    app.clock.set(new Date(start.getTime() + after * DAY).toISOString())
    await Promise.all([followHires(app.deps), followHires(app.deps)])
  }
  app.clock.set(start.toISOString())
}
const rowOf = async (id: number) =>
  (await app.deps.db.select().from(disputes).where(eq(disputes.hireId, id)))[0]

test('a problem stops the clock of the order, waits ten seconds, and is an offer that can be accepted', async () => {
  const { seller, company, id } = await createSides()
  const opened = await post(company, id, 'disputes', wish)
  expect(opened.status).toBe(200)
  expect(opened.body).toMatchObject({
    status: 'disputed',
    dispute: { by: 'company', reason: 'not_as_agreed', wants: 'part', wantsCents: 12_000, stage: 'open' },
    order: { offer: { by: 'company', cents: 12_000 }, clock: { step: 'escalate' } },
  })
  // The other side knows nothing yet.
  expect(await seen(seller, id)).toMatchObject({ status: 'delivered', dispute: null })
  await settleActs(app)
  expect((await titles(seller))[0]).toBe('Hay un problema con un pedido')
  expect(app.mails.sent.at(-1)!.text).toContain('Faltan dos tableros.')
  expect(await seen(seller, id)).toMatchObject({
    status: 'disputed',
    dispute: { stage: 'open' },
    history: expect.arrayContaining([
      expect.objectContaining({ act: 'dispute', by: 'company', note: 'Faltan dos tableros.', cents: 12_000 }),
    ]),
  })
  // Seven days later nothing was accepted by itself.
  await followAfter(2)
  const accepted = await settled(post(seller, id, 'end-offers/answer', { isAccepted: true, cents: 12_000 }))
  expect(accepted.body).toMatchObject({
    status: 'decided',
    dispute: { stage: null, ending: 'agreed' },
  })
  expect(await rowOf(id)).toMatchObject({ ending: 'agreed', deskAt: null })
  expect(await titles(company)).toContain('Aceptaron terminar')
})

test('undoing takes the problem away, and the order goes on as before', async () => {
  const { company, id } = await createSides()
  const before = await seen(company, id)
  const { body } = await post(company, id, 'disputes', wish)
  await app.request({ method: 'POST', url: `/api/acts/${body.undo.actId}/undo`, headers: company.headers })
  expect(await seen(company, id)).toEqual(before)
  expect(await rowOf(id)).toBeUndefined()
})

test('the other side answers, both add what they have, and each sees it', async () => {
  const { seller, company, id, serviceId } = await createSides()
  await startConversation(app, company, serviceId, 'Quiero tres tableros.')
  const [message] = await app.deps.db
    .select()
    .from(messages)
    .where(eq(messages.message, 'Quiero tres tableros.'))
  const content = pdf(900)
  const sent = await post(company, id, 'files', { name: 'captura.pdf', size: content.length })
  expect(sent.status).toBe(200)
  const fileId = sent.body.id
  await app.request({
    method: 'POST',
    url: `/api/hires/${id}/files/${fileId}/pieces`,
    ...multipart([['from', '0'], { field: 'piece', filename: 'piece', content }], company.headers),
  })
  await post(company, id, `files/${fileId}/finish`)
  await settled(post(company, id, 'disputes', { ...wish, files: [fileId], messages: [message!.id] }))
  const entry = (await seen(seller, id)).history.at(-1)
  expect(entry).toMatchObject({
    files: [{ id: fileId, name: 'captura.pdf' }],
    evidence: { messages: [{ text: 'Quiero tres tableros.', by: 'company' }] },
  })
  const read = await app.app.inject({ url: `/api/hires/${id}/files/${fileId}`, headers: seller.headers })
  expect(read.statusCode).toBe(200)

  const answer = await settled(
    post(seller, id, 'disputes/answer', { text: 'Acordamos dos.', files: [fileId] }),
  )
  expect(answer.body).toMatchObject({ dispute: { stage: 'answered' } })
  expect(answer.body.history.at(-1)).toMatchObject({ evidence: { files: [{ name: 'captura.pdf' }] } })
  expect((await post(seller, id, 'disputes/answer', { text: 'Otra vez' })).body.code).toBe('hire_step_gone')
  await settled(post(company, id, 'disputes/evidence', { text: 'El correo de mayo.' }))
  expect((await titles(seller))[0]).toBe('Agregaron algo al problema')
  // A file or a message of somebody else is none.
  const others = await createSides()
  const wrong = { text: 'Mira', files: [fileId] }
  expect(
    (await post(others.company, others.id, 'disputes', { ...wish, ...wrong })).body.fields,
  ).toHaveProperty('files')
  expect(
    (await post(others.company, others.id, 'disputes', { ...wish, messages: [message!.id] })).body.fields,
  ).toHaveProperty('messages')
  expect(await app.deps.db.$count(disputeEvidence)).toBe(2)
})

test('without an agreement it goes to the administration, after a reminder', async () => {
  const { seller, company, id } = await createSides()
  await settled(post(company, id, 'disputes', wish))
  await followAfter(2, 3)
  expect((await titles(seller)).slice(0, 2)).toEqual([
    'Qhatu decide',
    'Queda un día para responder a un problema',
  ])
  expect(await seen(company, id)).toMatchObject({ dispute: { stage: 'desk', decidedBy: expect.any(String) } })
  expect((await rowOf(id))!.deskAt).not.toBeNull()
  // The two sides may still agree.
  await settled(post(seller, id, 'end-offers', { cents: 15_000, note: 'La mitad' }))
  expect(
    (await settled(post(company, id, 'end-offers/answer', { isAccepted: true, cents: 15_000 }))).body.status,
  ).toBe('decided')
})

test('its author takes it back: the order goes on with the time that was left', async () => {
  const { seller, company, id } = await createSides()
  const before = (await seen(company, id)).order.clock!.at
  const rest = 3 * HOUR
  await settled(post(company, id, 'disputes', wish))
  expect((await post(seller, id, 'disputes/withdrawal')).body.code).toBe('forbidden')
  expect((await post(company, id, 'disputes/answer', { text: 'Yo' })).body.code).toBe('forbidden')
  const start = app.clock.now()
  app.clock.set(new Date(start.getTime() + rest).toISOString())
  const { body } = await settled(post(company, id, 'disputes/withdrawal', { note: 'Ya lo arreglamos.' }))
  expect(body).toMatchObject({ status: 'delivered', dispute: { ending: 'withdrawn', stage: null } })
  expect(+new Date(body.order.clock!.at) - +new Date(before)).toBeGreaterThanOrEqual(rest)
  // There can be another one.
  expect((await settled(post(company, id, 'disputes', wish))).status).toBe(200)
  app.clock.set(start.toISOString())
})

test('who wants the work finished gets that, without using a round', async () => {
  const { seller, company, id } = await createSides()
  await settled(post(company, id, 'disputes', { ...wish, wants: 'finished' }))
  const { body } = await settled(post(seller, id, 'disputes/work'))
  expect(body).toMatchObject({
    status: 'accepted',
    dispute: { ending: 'finishing' },
    order: { roundsAsked: 0 },
  })
  expect((await titles(company))[0]).toBe('Sigue el trabajo')
})

test('what is not possible is said, and nothing is stored', async () => {
  const early = await createSides(['accepted'])
  expect((await post(early.company, early.id, 'disputes', wish)).body.code).toBe('dispute_not_possible')
  expect(
    (await post(early.seller, early.id, 'disputes', { ...wish, reason: 'not_paid', wants: 'paid' })).body
      .code,
  ).toBe('dispute_not_possible')
  const { company, seller, id } = await createSides()
  for (const wrong of [{ cents: 30_001 }, { wants: 'paid' }, { cents: undefined }])
    expect(
      (await post(company, id, 'disputes', { ...wish, ...wrong })).body.code,
      JSON.stringify(wrong),
    ).toBe('validation_failed')
  for (const wrong of [
    { cents: -1 },
    { cents: 0.5 },
    { reason: 'hate' },
    { text: ' ' },
    { reason: 'not_paid' },
  ])
    expect((await post(company, id, 'disputes', { ...wish, ...wrong })).status, JSON.stringify(wrong)).toBe(
      400,
    )
  // Two at the same time: one.
  const both = await Promise.all([
    post(company, id, 'disputes', wish),
    post(seller, id, 'disputes', { reason: 'not_accepted', wants: 'paid', text: 'Está todo.' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const stranger = await createCompany(app)
  expect((await post(stranger, id, 'disputes', wish)).status).toBe(404)
  expect(await app.deps.db.$count(disputes, eq(disputes.hireId, early.id))).toBe(0)
  expect((await app.deps.db.select().from(hires).where(eq(hires.id, early.id)))[0]!.dispute).toBeNull()
})

test('a download has one’s problems and what one pointed at; a closed account ends them', async () => {
  const { seller, company, id } = await createSides()
  await settled(post(company, id, 'disputes', wish))
  const person = {
    userId: company.userId,
    email: company.email,
    name: 'Tupay',
    professionalId: null,
    companyId: company.id,
  }
  const exported = await exportOf(app.deps.db, person)
  expect(exported['problemasDeContrataciones']).toMatchObject([
    { hireId: id, reason: 'not_as_agreed', wants: 'part', wantsCents: 12_000, ending: null },
  ])
  await transaction(app.deps, (tx) => forget(tx, person, app.clock.now()))
  expect(await rowOf(id)).toMatchObject({ ending: 'closed' })
  expect(await seen(seller, id)).toMatchObject({
    status: 'cancelled',
    dispute: { ending: 'closed', stage: null },
  })
})
