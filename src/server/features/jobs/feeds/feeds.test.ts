import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { createAccountant } from '#tests/support/accountants.ts'
import { createCompany, createMember, signedInAgain, type TestActor } from '#tests/support/actors.ts'
import { feedEntry, feedsUrl, importing } from '#tests/support/feeds.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { type Receiver, startReceiver, status } from '#tests/support/webhook-receiver.ts'

let app: TestApp
let company: TestActor
let server: Receiver
let it: ReturnType<typeof importing>
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_LOCAL: 'on' })
})
afterAll(() => app.close())
beforeEach(async () => {
  server = await startReceiver()
  company = await createCompany(app, { planType: 'premium' })
  it = importing(app, company, server)
})
afterEach(() => server.close())

describe('before anything is stored', () => {
  test('the company sees what would be created, what cannot be read and why, field by field', async () => {
    it.serve([
      feedEntry('A-1'),
      feedEntry('A-2', { salaryRange: '', bono: 'sí' }),
      feedEntry('A-3', { description: 'corto', location: '' }),
      feedEntry('A-1'),
      feedEntry(''),
      feedEntry('A-9', { validThrough: '2020-01-01' }),
      'nada',
    ])
    const { status: code, body } = await it.call('POST', `${feedsUrl}/preview`, {
      url: server.url,
      category: 'Ventas',
    })
    expect(code).toBe(200)
    expect(body.preview).toMatchObject({
      format: 'json',
      total: 7,
      readyCount: 2,
      refusedCount: 4,
      endedCount: 1,
      unread: ['bono'],
    })
    expect(body.preview.ready[1]).toMatchObject({
      reference: 'A-2',
      notes: [{ field: 'salaryRange', text: 'No viene: se publica “A convenir”.' }],
    })
    expect(
      body.preview.refused.map(
        ({ reference, remarks }: { reference: string; remarks: { field: string }[] }) => [
          reference,
          remarks.map(({ field }) => field),
        ],
      ),
    ).toEqual([
      ['A-3', ['description', 'location']],
      ['A-1', ['reference']],
      ['', ['reference']],
      ['', ['reference', 'title', 'description', 'location']],
    ])
    expect(await it.ads()).toEqual([])
    expect((await it.call('GET', feedsUrl)).body).toEqual([])
  })

  test.each([
    ['a page', '<html><body>Hola</body></html>', 200, 'Es una página web, no un archivo de avisos.'],
    ['nothing there', '', 404, 'El servidor no entregó el archivo. Respondió 404.'],
  ])('%s is said at the address', async (_, content, code, message) => {
    server.answerAlways(status(code, content))
    const reply = await it.call('POST', `${feedsUrl}/preview`, { url: server.url, category: 'Ventas' })
    expect([reply.status, reply.body]).toEqual([200, { preview: null, problem: message }])
  })

  test('who only reads sees the imports and starts none', async () => {
    await it.start([feedEntry('A-1')])
    const reader = await createMember(app, company, 'reader')
    expect((await it.call('GET', feedsUrl, undefined, reader)).body).toHaveLength(1)
    const body = { url: `${server.url}/2`, category: 'Ventas' }
    expect((await it.call('POST', feedsUrl, body, reader)).status).toBe(403)
  })
})

describe('a run', () => {
  test('publishes as the person who set it up, with reference, follower and match profile', async () => {
    const recruiter = await createMember(app, company, 'recruiter')
    it.serve([feedEntry('A-1'), feedEntry('A-2', { title: '' })])
    await it.add({}, recruiter)
    const [ad, ...others] = await it.ads()
    expect(others).toEqual([])
    expect(ad).toMatchObject({
      title: 'Contador A-1',
      isActive: true,
      reference: 'A-1',
      publishedBy: recruiter.userId,
    })
    expect((await app.request({ url: `/api/jobs/${ad!.id}` })).body).toMatchObject({
      salary: 'S/ 3,000 - 4,000',
    })
    expect(await it.lastRun()).toMatchObject({
      status: 'done',
      created: 1,
      refusedCount: 1,
      startedBy: 'company',
    })
    expect((await it.lastRun()).refused[0]).toMatchObject({ reference: 'A-2', remarks: [{ field: 'title' }] })
  })

  test('changes what the feed changed, and nothing else: what was edited here stays until then', async () => {
    const id = await it.start([feedEntry('A-1'), feedEntry('A-2')])
    const [one] = await it.ads()
    await it.call('PUT', `/api/jobs/${one!.id}`, {
      ...feedEntry('A-1'),
      title: 'Contadora a mano',
      salaryRange: 'A convenir',
    })
    await it.run(id)
    expect(await it.lastRun()).toMatchObject({ changed: 0, created: 0, unchanged: 2 })
    expect((await it.ads())[0]!.title).toBe('Contadora a mano')
    const own = await it.call('GET', `/api/company/jobs/${one!.id}`)
    expect(own.body.isFromFeed).toBe(true)
    it.serve([feedEntry('A-1', { title: 'Contadora del feed' }), feedEntry('A-2')])
    await it.run(id)
    expect(await it.lastRun()).toMatchObject({ changed: 1, unchanged: 1 })
    expect((await it.ads()).map(({ title }) => title)).toEqual(['Contadora del feed', 'Contador A-2'])
  })

  test('closes what is gone; who applied waits for an answer, and the company hears of it', async () => {
    const id = await it.start([feedEntry('A-1'), feedEntry('A-2'), feedEntry('A-3')])
    const [one] = await it.ads()
    const person = await createAccountant(app)
    await it.call('POST', `/api/jobs/${one!.id}/apply`, {}, person)
    it.serve([feedEntry('A-2'), feedEntry('A-3')])
    await it.run(id)
    expect(await it.lastRun()).toMatchObject({ closed: 1, unchanged: 2 })
    expect((await it.ads()).map(({ isOpen }) => isOpen)).toEqual([false, true, true])
    expect(await it.notices()).toContain('Archivamos un aviso importado')
    const own = (await it.call('GET', `/api/companies/${company.id}/jobs`)).body
    expect(own.find((job: { id: number }) => job.id === one!.id).waitingAnswers).toBe(1)
    it.serve([feedEntry('A-1'), feedEntry('A-2'), feedEntry('A-3')])
    await it.run(id)
    expect((await it.ads()).map(({ isOpen }) => isOpen)).toEqual([true, true, true])
  })

  test('closes an ad on the day that it names, also when the feed has not changed', async () => {
    await it.start([feedEntry('A-1', { validThrough: '2030-01-01' })])
    const day = new Date(app.clock.now().getTime() + 10 * 3_600_000).toISOString()
    it.serve([feedEntry('A-1', { validThrough: day }), feedEntry('A-2')], { etag: '"1"' })
    await it.wait()
    expect((await it.ads()).map(({ isOpen }) => isOpen)).toEqual([true, true])
    server.answerAlways(status(304))
    await it.wait()
    company = await signedInAgain(app, company)
    it = importing(app, company, server)
    expect((await it.lastRun()).status).toBe('unchanged')
    expect((await it.ads()).map(({ isOpen }) => isOpen)).toEqual([false, true])
    expect(server.received.at(-1)!.headers['if-none-match']).toBe('"1"')
  })

  test('an ad that its company archives or deletes here stays so; one whose term is over is listed again', async () => {
    const id = await it.start([feedEntry('A-1'), feedEntry('A-2'), feedEntry('A-3')])
    const [archived, deleted, expired] = await it.ads()
    await it.call('PATCH', `/api/jobs/${archived!.id}/status`, { status: 'archived' })
    await it.call('DELETE', `/api/jobs/${deleted!.id}`)
    await app.deps.db
      .update(jobs)
      .set({ isOpen: false, expiresAt: new Date(app.clock.now().getTime() - 1000) })
      .where(eq(jobs.id, expired!.id))
    await it.run(id)
    expect(await it.lastRun()).toMatchObject({ created: 0, reopened: 1, unchanged: 2 })
    expect((await it.ads()).map(({ isActive }) => isActive)).toEqual([false, false, true])
  })

  test('stops at the limit of the plan, says so, and goes on when there is room', async () => {
    company = await createCompany(app, { planType: 'free' })
    it = importing(app, company, server)
    const entries = Array.from({ length: 8 }, (_, index) => feedEntry(`A-${index}`))
    const id = await it.start(entries)
    const { created, refused } = await it.lastRun()
    expect(created).toBeLessThan(8)
    expect(refused[0].remarks[0].field).toBe('plan')
    const [one] = await it.ads()
    await it.call('PATCH', `/api/jobs/${one!.id}/status`, { status: 'archived' })
    await it.run(id)
    expect((await it.lastRun()).created).toBe(1)
  })

  test('an ad that hides its company is refused with the reason, if the company is not verified', async () => {
    await it.start([feedEntry('A-1', { isConfidential: true })])
    expect(await it.ads()).toEqual([])
    const [{ remarks }] = (await it.lastRun()).refused
    expect(remarks).toEqual([{ field: 'isConfidential', text: expect.stringContaining('Verifica primero') }])
  })

  test('judges each ad as any other: one that asks for money waits', async () => {
    await it.start([
      feedEntry('A-1', {
        description:
          'Deposita S/ 50 por Yape para tu inscripción y capacitación antes de empezar a trabajar.',
      }),
    ])
    const [ad] = await it.ads()
    expect([ad!.isOpen, ad!.isActive]).toEqual([true, false])
    expect((await it.call('GET', `/api/company/jobs/${ad!.id}`)).body.hold.reasons.length).toBeGreaterThan(0)
  })
})
