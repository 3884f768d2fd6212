import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobRisks, jobs as jobTable, payLevels } from '#server/db/schema/jobs.table.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { post } from '#tests/support/registrations.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { measurePay, signTexts } from './ad-facts.service.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  company = await createCompany(app, { planType: 'premium' })
})

/** Words that no other ad has. */
let counter = 0
const longText = () => {
  counter++
  return Array.from({ length: 40 }, (_, index) => `tarea${counter}x${index}`).join(' ')
}
type Headers = Pick<TestActor, 'headers'>
const publish = async (by: Headers, change: object = {}) =>
  (await post(app, '/api/jobs', { ...standardJob, ...change }, by.headers)).body
const edit = async (by: Headers, id: number, change: object = {}) =>
  (
    await app.request({
      method: 'PUT',
      url: `/api/jobs/${id}`,
      headers: by.headers,
      payload: { ...standardJob, ...change },
    })
  ).body
const codes = (job: { hold: { reasons: { code: string }[] } | null }) =>
  job.hold?.reasons.map(({ code }) => code) ?? []
const asAdmin = async (url: string) => {
  const { headers } = await createAdmin(app)
  return (await app.request({ url, headers })).body
}
const heldAd = async (id: number) =>
  (await asAdmin('/api/admin/held-jobs')).ads.find((ad: { id: number }) => ad.id === id)
const decide = async (id: number, body: object) =>
  post(app, `/api/admin/held-jobs/${id}/decision`, body, (await createAdmin(app)).headers)

describe('an ad that leads to a private messenger', () => {
  const words = { description: 'Armado de cajas en Ate. Informes al WhatsApp 951 204 778.' }

  test('waits, quotes the number, and is public once it is received here', async () => {
    const job = await publish(company, words)
    expect(job.hold.reasons).toEqual([
      {
        code: 'messenger_only',
        finds: [{ field: 'description', term: 'WhatsApp 951 204 778', start: 36, end: 56 }],
        note: null,
      },
    ])
    expect((await app.request({ url: `/api/jobs/${job.id}` })).status).toBe(410)
    const mended = { description: 'Armado de cajas en Ate. WhatsApp para consultas; postula en Qhatu.' }
    expect((await edit(company, job.id, mended)).hold).toBeNull()
    expect((await app.request({ url: `/api/jobs/${job.id}` })).status).toBe(200)
  })

  test('of a company that Qhatu checked is public with a remark, which only administrators see', async () => {
    const checked = await createCompany(app, { planType: 'premium', verifiedAt: app.clock.now() })
    const job = await publish(checked, words)
    expect(job.hold).toBeNull()
    const [row] = await asAdmin(`/api/admin/jobs?search=${encodeURIComponent(checked.email)}`)
    expect(row.remarks).toMatchObject([{ code: 'messenger_only', finds: [{ field: 'description' }] }])
    for (const headers of [checked.headers, {}])
      expect(JSON.stringify((await app.request({ url: `/api/jobs/${job.id}`, headers })).body)).not.toContain(
        'remark',
      )
    await edit(checked, job.id)
    const [mended] = await asAdmin(`/api/admin/jobs?search=${encodeURIComponent(checked.email)}`)
    expect(mended.remarks).toEqual([])
  })

  test('asks for money as well: that holds the ad of a checked company, too', async () => {
    const checked = await createCompany(app, { verifiedAt: app.clock.now() })
    const job = await publish(checked, {
      description: `${words.description} Pago de S/ 50 por inscripción.`,
    })
    expect(codes(job)).toEqual(['payment_asked'])
    expect((await heldAd(job.id)).remarks).toMatchObject([{ code: 'messenger_only' }])
  })
})

test('a free mailbox holds nothing and is noticed', async () => {
  const job = await publish(company, { requirements: 'CV a ferreteria.lucero@gmail.com, sin falta.' })
  expect(job.hold).toBeNull()
  const [row] = await asAdmin(`/api/admin/jobs?search=${encodeURIComponent(company.email)}`)
  expect(row.remarks).toMatchObject([{ code: 'free_mail', finds: [{ term: 'ferreteria.lucero@gmail.com' }] }])
})

describe('an ad that says what another company said', () => {
  test('waits; the administrator sees which it is, its company does not; the first one is public', async () => {
    const description = longText()
    const original = await publish(await createCompany(app), { description, title: 'Contadora de Tarma' })
    const copy = await publish(company, { description: `Somos nuevos. ${description}` })
    expect([codes(original), codes(copy)]).toEqual([[], ['copied_text']])
    const [{ finds, ...told }] = copy.hold.reasons
    expect([finds[0].term, told]).toEqual([description, { code: 'copied_text', note: null }])
    const [reason] = (await heldAd(copy.id)).hold.reasons
    expect(reason).toMatchObject({
      alike: { id: original.id, title: 'Contadora de Tarma' },
      note: expect.stringMatching(/^El 9\d % del texto es igual\.$/),
    })
  })

  test('is public once it is rewritten; explained and published, it may be edited, but not to copy a third', async () => {
    const [one, two] = [longText(), longText()]
    await publish(await createCompany(app), { description: one })
    await publish(await createCompany(app), { description: two })
    const rewritten = await publish(company, { description: one })
    expect(codes(await edit(company, rewritten.id, { description: longText() }))).toEqual([])
    const job = await publish(company, { description: one })
    await decide(job.id, { decision: 'published' })
    app.clock.advance({ minutes: 1 })
    await drainByClock(app)
    expect(codes(await edit(company, job.id, { description: one, title: 'Contadora' }))).toEqual([])
    expect(codes(await edit(company, job.id, { description: two }))).toEqual(['copied_text'])
  })

  test('an edit of the first one does not make it the copy', async () => {
    const description = longText()
    const first = await createCompany(app)
    const original = await publish(first, { description })
    app.clock.advance({ hours: 1 })
    await publish(company, { description })
    app.clock.advance({ hours: 1 })
    expect(codes(await edit(first, original.id, { description: `${description} hoy` }))).toEqual([])
  })

  test('an imported ad is compared once its text is signed', async () => {
    const description = longText()
    await createJob(app, await createCompany(app, { userId: null, source: 'estado' }), {
      description,
      createdAt: new Date(0),
    })
    await signTexts(app.deps)
    expect(codes(await publish(company, { description }))).toEqual(['copied_text'])
  })

  test('the same ad of one company twice is only noticed, and a company of the same name is no other', async () => {
    const description = longText()
    await publish(company, { description })
    const again = await publish(company, { description })
    expect(again.hold).toBeNull()
    const [row] = await app.deps.db.select().from(jobRisks).where(eq(jobRisks.jobId, again.id))
    expect(row!.remarks).toMatchObject([{ code: 'repeated_text', evidence: { percent: 100 } }])
    const [{ companyName }] = await asAdmin(`/api/admin/jobs?search=${encodeURIComponent(company.email)}`)
    const branch = await createCompany(app, { name: companyName.toUpperCase() })
    expect((await publish(branch, { description })).hold).toBeNull()
  })
})

describe('pay far above the trade', () => {
  test('waits where enough ads tell what the trade pays, and says what they pay', async () => {
    const others = await createCompany(app)
    const pay = (soles: number) => ({
      category: 'Diseño',
      experience: '0-1' as const,
      salaryMin: soles * 100,
      salaryMax: null,
      salaryCurrency: 'PEN' as const,
      salaryPeriod: 'month' as const,
    })
    for (let ad = 0; ad < 29; ad++) await createJob(app, others, pay(1200 + ad * 10))
    const big = { category: 'Diseño', experience: '0-1', salaryRange: 'S/ 9,000' }
    await measurePay(app.deps)
    expect(codes(await publish(company, big))).toEqual([])
    await createJob(app, others, pay(1500))
    await measurePay(app.deps)
    const levels = await app.deps.db.select().from(payLevels).where(eq(payLevels.category, 'Diseño'))
    expect(levels.find(({ experience }) => experience === '0-1')!.ads).toBe(31)
    const job = await publish(company, big)
    expect(job.hold.reasons).toMatchObject([
      {
        code: 'pay_far_off',
        finds: [{ field: 'salaryRange', term: 'S/ 9,000' }],
        note: expect.stringContaining('Nueve de cada diez avisos parecidos pagan hasta'),
      },
    ])
    expect(codes(await edit(company, job.id, { ...big, salaryRange: 'S/ 1,900' }))).toEqual([])
  })
})

test('the sixth ad of a new company within a day waits, and its reason tells how many there are', async () => {
  const fresh = await createCompany(app, { planType: 'premium', createdAt: app.clock.now() })
  const jobs = []
  for (let ad = 0; ad < 6; ad++) jobs.push(await publish(fresh, { title: `Contadora ${ad}` }))
  expect(jobs.map((job) => codes(job).length)).toEqual([0, 0, 0, 0, 0, 1])
  expect((await heldAd(jobs[5].id)).hold.reasons).toMatchObject([
    { code: 'many_ads', finds: [], note: '6 avisos en un día, el mismo día en que se creó la cuenta.' },
  ])
  // Waiting and editing do not publish it: it is judged by its own day, and so is a later one.
  expect(codes(await edit(fresh, jobs[5].id, { title: 'Contadora' }))).toEqual(['many_ads'])
  await app.deps.db
    .update(jobTable)
    .set({ createdAt: new Date(app.clock.now().getTime() - 30 * 3_600_000) })
    .where(eq(jobTable.companyId, fresh.id))
  expect(codes(await publish(fresh, { title: 'Contadora de hoy' }))).toEqual([])
})
