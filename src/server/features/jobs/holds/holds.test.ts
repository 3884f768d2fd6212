import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { companyForm, cookieOf, post, tokenIn } from '#tests/support/registrations.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app)
})

const publish = async (company: Pick<TestActor, 'headers'>, change: object = {}) =>
  (await post(app, '/api/jobs', { ...standardJob, ...change }, company.headers)).body
const edit = async (company: Pick<TestActor, 'headers'>, id: number, change: object = {}) =>
  (
    await app.request({
      method: 'PUT',
      url: `/api/jobs/${id}`,
      headers: company.headers,
      payload: { ...standardJob, ...change },
    })
  ).body
const isPublic = async (id: number) => {
  const { status } = await app.request({ url: `/api/jobs/${id}` })
  return status === 200
}
const codes = (job: { hold: { reasons: { code: string }[] } | null }) =>
  job.hold?.reasons.map(({ code }) => code) ?? []
const noticesTo = async (company: Pick<TestActor, 'userId'>) => {
  await app.queue.drain()
  const rows = await app.deps.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.userId, company.userId))
  return rows.map(({ title }) => title)
}
const unconfirm = (userId: number) =>
  app.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId))

describe('the first ad of a company that has proved nothing', () => {
  let company: TestActor
  let job: { id: number; hold: { reasons: { code: string }[] } | null }
  beforeEach(async () => {
    company = await createCompany(app, { ruc: null, planType: 'premium' })
    await unconfirm(company.userId)
    job = await publish(company)
  })

  test('waits, and says what is missing', async () => {
    expect(codes(job)).toEqual(['email_unconfirmed', 'ruc_missing'])
    expect(await isPublic(job.id)).toBe(false)
    const { body } = await app.request({ url: `/api/companies/${company.id}/jobs`, headers: company.headers })
    expect(codes(body[0]!)).toEqual(['email_unconfirmed', 'ruc_missing'])
    expect(body[0]).toMatchObject({ isActive: true })
  })

  test('waits as well when it is the second: none has passed', async () => {
    expect(codes(await publish(company, { title: 'Otra contadora' }))).toEqual([
      'email_unconfirmed',
      'ruc_missing',
    ])
  })

  test('a valid RUC leaves the address to be confirmed; both publish it as new, and say so', async () => {
    const giveRuc = (ruc: string) =>
      app.request({ method: 'PATCH', url: '/api/me/company', headers: company.headers, payload: { ruc } })
    const wrong = await giveRuc('20131312954')
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { ruc: 'Revisa los dígitos de tu RUC: no son de uno válido' },
    ])
    expect((await giveRuc('20131312955')).body).toMatchObject({ missingProofs: ['email_unconfirmed'] })
    await app.queue.drain()
    expect(await isPublic(job.id)).toBe(false)
    app.clock.advance({ hours: 5 })
    await app.deps.db
      .update(users)
      .set({ emailConfirmedAt: app.clock.now() })
      .where(eq(users.id, company.userId))
    await giveRuc('20131312955')
    expect(await noticesTo(company)).toEqual(['Tu aviso ya está publicado'])
    const { body } = await app.request({ url: `/api/jobs/${job.id}` })
    expect(body.createdAt).toBe(app.clock.now().toISOString())
  })

  test('an administrator publishes it as it is, and then the company is known', async () => {
    const decide = { decision: 'published' }
    expect((await post(app, `/api/admin/held-jobs/${job.id}/decision`, decide, admin.headers)).status).toBe(
      200,
    )
    expect(await isPublic(job.id)).toBe(false)
    await untilNotified()
    expect(await isPublic(job.id)).toBe(true)
    expect(await noticesTo(company)).toEqual(['Tu aviso ya está publicado'])
    expect(codes(await publish(company, { title: 'Otra contadora' }))).toEqual([])
    expect(codes(await edit(company, job.id, { title: 'Contadora' }))).toEqual([])
  })
})

test('an ad that was taken down is no proof: the next one of an unproved company waits', async () => {
  const company = await createCompany(app, { ruc: null, planType: 'premium' })
  const first = await publish(company)
  await post(app, `/api/admin/held-jobs/${first.id}/decision`, { decision: 'published' }, admin.headers)
  await untilNotified()
  await app.request({
    method: 'PATCH',
    url: `/api/admin/jobs/${first.id}/status`,
    headers: admin.headers,
    payload: { status: 'inactive', reason: 'asks_money' },
  })
  expect(codes(await publish(company, { title: 'Otra contadora' }))).toEqual(['ruc_missing'])
})

test('the link that confirms the address publishes what waited for it', async () => {
  const { headers, userId, confirm } = await newCompany()
  const job = await publish({ headers })
  expect(codes(job)).toEqual(['email_unconfirmed'])
  await confirm()
  expect(await noticesTo({ userId })).toEqual(['Tu aviso ya está publicado'])
  expect(await isPublic(job.id)).toBe(true)
})

/** The time in which a decision can be taken back is over. */
async function untilNotified(): Promise<void> {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
}

/** A company that has registered and given its RUC, but not confirmed its address. */
async function newCompany() {
  const form = companyForm()
  const company = { form, headers: cookieOf(await post(app, '/api/register-company', form)) }
  await app.request({
    method: 'PATCH',
    url: '/api/me/company',
    headers: company.headers,
    payload: { ruc: '20131312955' },
  })
  await app.queue.drain()
  const token = tokenIn(app.mails.last(company.form.email).text, 'verificar-correo')
  const [user] = await app.deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, company.form.email))
  return {
    headers: company.headers,
    userId: user!.id,
    confirm: () => post(app, `/api/email-confirmation/${token}`),
  }
}

describe('an ad whose words are against somebody, or ask for money', () => {
  let company: TestActor
  const scam = {
    title: 'Señorita para counter',
    description: 'Atenderás clientes. Pago de S/ 50 por inscripción.',
    requirements: 'De 20 a 30 años, sin hijos.',
  }
  beforeEach(async () => {
    company = await createCompany(app, { planType: 'premium' })
  })

  test('is held for every publisher, with the positions of the words', async () => {
    const job = await publish(company, scam)
    expect(codes(job)).toEqual(['payment_asked', 'age', 'sex', 'family'])
    const [payment] = job.hold.reasons
    const { field, start, end, term } = payment.finds[0]
    expect([field, scam.description.slice(start, end)]).toEqual(['description', term])
    expect(await isPublic(job.id)).toBe(false)
  })

  test('mended it is public at once, and nobody rings', async () => {
    const job = await publish(company, scam)
    const half = await edit(company, job.id, { ...scam, title: 'Counter' })
    expect(codes(half)).toEqual(['payment_asked', 'age', 'family'])
    expect((await edit(company, job.id)).hold).toBeNull()
    expect(await isPublic(job.id)).toBe(true)
    expect(await noticesTo(company)).toEqual([])
  })

  test('a public ad is taken back by what an edit adds, and was public before: its date stays', async () => {
    const job = await publish(company)
    app.clock.advance({ hours: 2 })
    expect(codes(await edit(company, job.id, { title: 'Señorita contadora' }))).toEqual(['sex'])
    expect(await isPublic(job.id)).toBe(false)
    app.clock.advance({ hours: 2 })
    await edit(company, job.id)
    expect((await app.request({ url: `/api/jobs/${job.id}` })).body.createdAt).toBe(job.createdAt)
  })

  test('the company states its reason and somebody looks: kept with a note, then published for these words only', async () => {
    const words = { title: 'Señorita para vestuario de damas' }
    const job = await publish(company, { ...words, description: 'Acompañarás a las clientas.' })
    const ask = await post(
      app,
      `/api/jobs/${job.id}/appeal`,
      { note: 'Es el vestuario de mujeres de un gimnasio.' },
      company.headers,
    )
    expect(ask.body.hold).toMatchObject({ companyNote: 'Es el vestuario de mujeres de un gimnasio.' })
    const desk = await app.request({ url: '/api/admin/held-jobs', headers: admin.headers })
    expect(desk.body.ads.find(({ id }: { id: number }) => id === job.id)).toMatchObject({
      title: words.title,
      hold: { reasons: [{ code: 'sex' }] },
    })
    const decide = (body: object) => post(app, `/api/admin/held-jobs/${job.id}/decision`, body, admin.headers)
    expect((await decide({ decision: 'kept', note: '' })).status).toBe(400)
    await decide({ decision: 'kept', note: 'Dinos en qué gimnasio es.' })
    const read = () => app.request({ url: `/api/company/jobs/${job.id}`, headers: company.headers })
    expect((await read()).body.hold).toMatchObject({ decision: null })
    await untilNotified()
    const own = await read()
    expect(own.body.hold).toMatchObject({ decision: 'kept', decisionNote: 'Dinos en qué gimnasio es.' })
    await decide({ decision: 'published' })
    await untilNotified()
    expect(await noticesTo(company)).toEqual(['Tu aviso sigue en espera', 'Tu aviso ya está publicado'])
    const again = await edit(company, job.id, {
      ...words,
      description: 'Acompañarás a las clientas del gimnasio.',
    })
    expect(codes(again)).toEqual([])
    expect(
      codes(await edit(company, job.id, { ...words, requirements: 'Buena presencia y trato.' })),
    ).toEqual(['looks'])
    expect((await decide({ decision: 'published' })).status).toBe(200)
    await untilNotified()
    expect((await decide({ decision: 'published' })).status).toBe(404)
  })

  test('a decision is taken back before the company hears of it, and not later', async () => {
    const job = await publish(company, scam)
    const url = `/api/admin/held-jobs/${job.id}/decision`
    const undo = () => app.request({ method: 'DELETE', url, headers: admin.headers })
    const held = async () =>
      (await app.request({ url: '/api/admin/held-jobs', headers: admin.headers })).body.ads.some(
        ({ id }) => id === job.id,
      )
    expect((await undo()).status).toBe(404)
    await post(app, url, { decision: 'published' }, admin.headers)
    expect(await held()).toBe(false)
    expect((await undo()).status).toBe(204)
    expect(await held()).toBe(true)
    await untilNotified()
    expect([await isPublic(job.id), await noticesTo(company)]).toEqual([false, []])

    await post(app, url, { decision: 'kept', note: 'Quita el pago por inscripción.' }, admin.headers)
    await untilNotified()
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'act_settled' } })
    expect(await noticesTo(company)).toEqual(['Tu aviso sigue en espera'])
  })

  test('what the company writes while a decision can be taken back is not accepted with it', async () => {
    const job = await publish(company, scam)
    await post(app, `/api/admin/held-jobs/${job.id}/decision`, { decision: 'published' }, admin.headers)
    await edit(company, job.id, { ...scam, requirements: 'Soltera, de 18 a 25 años, de buena presencia.' })
    await untilNotified()
    expect(await isPublic(job.id)).toBe(false)
  })

  test('a held ad takes its place in the plan', async () => {
    const free = await createCompany(app)
    await publish(free, scam)
    expect(await publish(free)).toMatchObject({ code: 'plan_limit_reached' })
  })
})
