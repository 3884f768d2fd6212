import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { disputes } from '#server/db/schema/disputes.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startConversation } from '#tests/support/conversations.ts'
import { multipart, pdf } from '#tests/support/multipart.ts'
import { createOrder, createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { settleDecision } from './decide-dispute.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Asker = Pick<TestActor, 'headers'>
const post = ({ headers }: Asker, url: string, payload: object = {}) =>
  app.request({ method: 'POST', url, headers, payload })
const get = ({ headers }: Asker, url: string) => app.request({ url, headers })
const settled = async <T>(reply: Promise<T>): Promise<T> => {
  const answer = await reply
  await settleActs(app)
  return answer
}
const problem = { reason: 'quality', wants: 'all_back', text: 'Los totales no cuadran.' }

/** A dispute of $300.00 where both have spoken; with `isAtDesk` it waits for a decision. */
async function createDispute(isAtDesk = true, name = 'Tupay') {
  const seller = await createProfessional(app, { planType: 'premium', firstName: 'Rosa', lastName: 'Tito' })
  const company = await createCompany(app, { name })
  const serviceId = await createService(app, seller)
  await startConversation(app, company, serviceId, 'Quiero tres tableros.')
  const id = await createOrder(app, { serviceId, companyId: company.id }, ['accepted', 'delivered'])
  const url = `/api/hires/${id}`
  await settled(post(company, `${url}/disputes`, problem))
  const content = pdf(700)
  const { body } = await post(seller, `${url}/files`, { name: 'tableros.pdf', size: 700 })
  await app.request({
    method: 'POST',
    url: `${url}/files/${body.id}/pieces`,
    ...multipart([['from', '0'], { field: 'piece', filename: 'piece', content }], seller.headers),
  })
  await post(seller, `${url}/files/${body.id}/finish`)
  await settled(post(seller, `${url}/disputes/answer`, { text: 'Cuadran, mira.', files: [body.id] }))
  if (isAtDesk) await settled(post(company, `${url}/disputes/escalation`))
  const [row] = await app.deps.db.select().from(disputes).where(eq(disputes.hireId, id))
  return { seller, company, hireId: id, fileId: body.id as string, id: row!.id, url }
}
const audited = async () =>
  (await app.deps.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]!
const decision = { cents: 12_001, shareableCents: 30_000, reason: 'Se entregó una parte.' }
/** A decision can no longer be undone. */
async function settle() {
  await app.deps.db.execute(
    sql`update queue.job set start_after = now() - interval '1 second' where name = 'hires.decided' and state = 'created'`,
  )
  await settleActs(app)
}
const titles = async (actor: Asker): Promise<string[]> =>
  (await get(actor, '/api/notifications')).body.notifications.map(({ title }: { title: string }) => title)

test('the desk shows what waits by its term, with both stories, and the inbox has it', async () => {
  const admin = await createAdmin(app)
  const one = await createDispute(true, 'Killa Textil')
  const talking = await createDispute(false, 'Killa Cueros')
  const { body } = await get(admin, '/api/admin/disputes?q=killa')
  expect(body).toMatchObject([{ id: one.id, companyName: 'Killa Textil', reason: 'quality', stage: 'desk' }])
  expect((await get(admin, '/api/admin/disputes?state=talking&q=killa')).body).toMatchObject([
    { id: talking.id },
  ])
  expect((await get(admin, `/api/admin/disputes?state=all&q=${one.hireId}`)).body).toHaveLength(1)
  const inFull = (await get(admin, `/api/admin/disputes/${one.id}`)).body
  expect(inFull).toMatchObject({ isReadable: true, shareableCents: 30_000, isHeld: false, decision: null })
  expect(inFull.steps).toMatchObject([
    { act: 'request' },
    { act: 'accept' },
    { act: 'deliver' },
    { act: 'dispute', by: 'company', note: 'Los totales no cuadran.', cents: 0 },
    { act: 'answer_dispute', by: 'professional', files: [{ name: 'tableros.pdf' }] },
    { act: 'escalate' },
  ])
  const inbox = (await get(admin, '/api/admin/inbox?desk=disputes')).body
  expect(inbox.items).toContainEqual(expect.objectContaining({ id: one.id, desk: 'disputes' }))
  // While the two talk, what they say is theirs.
  const theirs = (await get(admin, `/api/admin/disputes/${talking.id}`)).body
  expect(theirs).toMatchObject({ isReadable: false, message: '' })
  expect(theirs.steps.every(({ note }: { note: string }) => note === '')).toBe(true)
})

test('files and messages are read only while it waits for a decision, and each reading is recorded', async () => {
  const admin = await createAdmin(app)
  const { id, fileId, hireId } = await createDispute()
  const talk = await get(admin, `/api/admin/disputes/${id}/messages`)
  expect(talk.body).toMatchObject([{ by: 'company', text: 'Quiero tres tableros.', isEvidence: false }])
  expect(await audited()).toMatchObject({
    code: 'dispute-messages-read',
    subject: 'dispute',
    subjectId: String(id),
  })
  const file = await app.app.inject({
    url: `/api/admin/disputes/${id}/files/${fileId}`,
    headers: admin.headers,
  })
  expect(file.statusCode).toBe(200)
  expect(await audited()).toMatchObject({ code: 'dispute-file-read', after: { hire: hireId, file: fileId } })

  const talking = await createDispute(false)
  const moderator = await createAdmin(app, 'moderation')
  for (const [actor, of, status] of [
    [admin, talking, 404],
    [moderator, { id, fileId }, 403],
  ] as const) {
    expect((await get(actor, `/api/admin/disputes/${of.id}/messages`)).status).toBe(status)
    expect((await get(actor, `/api/admin/disputes/${of.id}/files/${of.fileId}`)).status).toBe(status)
  }
  await post(admin, `/api/admin/disputes/${id}/decision`, decision)
  expect((await get(admin, `/api/admin/disputes/${id}/messages`)).status).toBe(404)
  expect((await get(admin, `/api/admin/disputes/${id}/files/${fileId}`)).status).toBe(404)
})

test('a decision divides the sum to the cent, and both read how and why once it can no longer be undone', async () => {
  const admin = await createAdmin(app)
  const { id, hireId, seller, company, url } = await createDispute()
  expect((await post(admin, `/api/admin/disputes/${id}/decision`, decision)).status).toBe(200)
  expect(await audited()).toMatchObject({ code: 'dispute-decided', after: { hire: hireId, amount: 12_001 } })
  for (const side of [seller, company]) {
    expect((await get(side, url)).body).toMatchObject({ status: 'disputed', dispute: { stage: 'desk' } })
    expect((await post(side, `${url}/end-offers`, { cents: 1 })).body.code).toBe('step_pending')
  }
  // A second one finds it decided.
  expect((await post(admin, `/api/admin/disputes/${id}/decision`, decision)).body.code).toBe(
    'dispute_changed',
  )
  await settle()
  for (const side of [seller, company]) {
    expect((await titles(side))[0]).toBe('Decidimos sobre un pedido')
    expect((await get(side, url)).body).toMatchObject({
      status: 'decided',
      dispute: { ending: 'decided', stage: null },
      history: expect.arrayContaining([
        expect.objectContaining({
          act: 'decide',
          by: 'administration',
          cents: 12_001,
          note: decision.reason,
        }),
      ]),
    })
  }
  const mail = app.mails.sent.findLast(({ subject }) => subject.startsWith('Decidimos'))!
  for (const part of ['$300.00', '$120.01', '$179.99', 'Se entregó una parte.'])
    expect(mail.text).toContain(part)
  expect((await get(admin, `/api/admin/disputes/${id}`)).body).toMatchObject({
    ending: 'decided',
    decidedBy: expect.any(String),
    shareableCents: 30_000,
    decision: { cents: 12_001, reason: decision.reason, isNotified: true },
  })
  expect((await get(admin, `/api/admin/disputes?state=ended&q=${hireId}`)).body).toHaveLength(1)
  const late = await app.request({
    method: 'DELETE',
    url: `/api/admin/disputes/${id}/decision`,
    headers: admin.headers,
  })
  expect(late.status).toBe(409)
  // The task again does nothing.
  const before = (await titles(seller)).length
  const last = (await get(seller, url)).body.history.at(-1)
  await settleDecision(app.deps, { hireId, eventId: last.id })
  expect(await titles(seller)).toHaveLength(before)
})

test('an undone decision is none: nobody hears of it, and it waits again', async () => {
  const admin = await createAdmin(app)
  const { id, seller, url } = await createDispute()
  const before = (await get(seller, url)).body
  await post(admin, `/api/admin/disputes/${id}/decision`, decision)
  const undone = await app.request({
    method: 'DELETE',
    url: `/api/admin/disputes/${id}/decision`,
    headers: admin.headers,
  })
  expect(undone.status).toBe(204)
  await settle()
  expect((await get(seller, url)).body).toEqual(before)
  expect((await get(admin, '/api/admin/disputes')).body.map((row: { id: number }) => row.id)).toContain(id)
  // The two sides may agree meanwhile: then there is nothing to decide.
  await settled(post(seller, `${url}/end-offers/answer`, { isAccepted: true, cents: 0 }))
  expect((await post(admin, `/api/admin/disputes/${id}/decision`, decision)).body.code).toBe(
    'dispute_changed',
  )
})

test('a decision about another sum than what was read, or of more than there is, stores nothing', async () => {
  const admin = await createAdmin(app)
  const { id, url, seller } = await createDispute()
  const decide = (wrong: object) =>
    post(admin, `/api/admin/disputes/${id}/decision`, { ...decision, ...wrong })
  expect((await decide({ shareableCents: 20_000 })).body.code).toBe('dispute_changed')
  expect((await decide({ cents: 30_001 })).body.fields).toHaveProperty('cents')
  for (const wrong of [{ cents: -1 }, { cents: 0.001 }, { reason: ' ' }, { reason: undefined }])
    expect((await decide(wrong)).body.code).toBe('validation_failed')
  // A step of a side that it may still undo comes first.
  await post(seller, `${url}/end-offers`, { cents: 20_000 })
  expect((await decide({})).body.code).toBe('dispute_changed')
  await settleActs(app)
  // Two administrators at once: one decision.
  const both = await Promise.all([decide({}), decide({ cents: 0 })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await post(admin, '/api/admin/disputes/999999/decision', decision)).status).toBe(404)
})
