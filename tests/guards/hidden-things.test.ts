import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldText } from '#domain/text/plain-text.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { createReview, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp, type TestReply } from '#tests/support/test-app.ts'
import { everyCall, fillPath } from './every-call.ts'

/** Part of every name and title that a stranger must not learn, and of nothing else. */
const secret = 'Zarigüeya'

let app: TestApp
/** The ids of the hidden things, for any path. */
let ids: number[]
let strangers: { name: string; headers: Record<string, string> }[]
let seller: TestActor
let draft: number

beforeAll(async () => {
  app = await startTestApp()
  const company = await createCompany(app)
  const suspended = await createCompany(app, { name: `${secret} S.A.C.` })
  seller = await createProfessional(app, { firstName: secret, planType: 'premium' })
  const hidden = await createService(app, seller, { title: `Tableros de ${secret}` })
  const paused = await createService(app, seller, { title: `Reportes de ${secret}` })
  await createReview(app, { serviceId: hidden, professionalId: seller.id, companyId: company.id, rating: 5 })
  const title = `Criador de ${secret}`
  const payload = { ...standardJob, title, isActive: false }
  const made = await app.request({ method: 'POST', url: '/api/jobs', payload, headers: company.headers })
  expect(made.status).toBe(201)
  draft = made.body.id
  const others = [
    await createJob(app, company, { title, isHeld: true }),
    await createJob(app, company, { title, deletedAt: app.clock.now() }),
    await createJob(app, suspended, { title, companyName: `${secret} S.A.C.` }),
  ]
  const { db } = app.deps
  await db
    .update(services)
    .set({ isOpen: false })
    .where(inArray(services.id, [paused]))
  await db
    .update(professionals)
    .set({ visibility: 'applied' })
    .where(inArray(professionals.id, [seller.id]))
  await db
    .update(users)
    .set({ suspendedAt: app.clock.now() })
    .where(inArray(users.id, [suspended.userId]))
  await transaction(app.deps, (tx) => notifyChange(tx, 'jobs'))
  ids = [
    ...new Set([hidden, paused, seller.id, seller.userId, suspended.id, suspended.userId, draft, ...others]),
  ]
  const { headers: professional } = await createProfessional(app)
  const { headers: otherCompany } = await createCompany(app, { planType: 'premium' })
  strangers = [
    { name: 'a visitor', headers: {} },
    { name: 'a professional', headers: professional },
    { name: 'a company', headers: otherCompany },
  ]
}, 120_000)
afterAll(() => app.close())

const expectNothing = ({ text }: TestReply, where: string) =>
  expect(text.includes(secret) || unescaped(text).includes(secret), where).toBe(false)

/** The text with its escapes read, byte by byte: those of a document need not be UTF-8. */
const unescaped = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'),
  )

const reads = everyCall.filter(
  ({ endpoint }) => endpoint.method === 'GET' && !endpoint.stream && !endpoint.debug,
)

test.each(reads)('$name shows nothing hidden to a stranger', async ({ name, endpoint }) => {
  const paths = endpoint.params
    ? ids.map((id) => {
        const names = Object.keys(endpoint.params!.shape)
        return fillPath(endpoint.path, Object.fromEntries(names.map((key) => [key, id])))
      })
    : // A reply may repeat what was asked, so the search spells the name another way.
      [endpoint.path, `${endpoint.path}?ids=${ids.join(',')}&q=${encodeURIComponent(foldText(secret))}`]
  for (const { name: who, headers } of strangers)
    for (const url of paths) expectNothing(await app.request({ url, headers }), `${who}, ${name}: ${url}`)
})

test('neither does a picture, a feed, a sitemap or a form without scripts', async () => {
  const kinds = ['job', 'service', 'company', 'professional']
  for (const kind of kinds)
    for (const id of ids) {
      const { status, headers } = await app.request({ url: `/og/${kind}/${id}.png` })
      // The id may also belong to another, public thing.
      if (status === 200) expect(headers['content-type']).toBe('image/png')
      else expect(status).toBe(404)
    }
  expect((await app.request({ url: `/og/job/${draft}.png` })).status).toBe(404)
  const sitemap = [
    '/sitemap.xml',
    '/sitemap/empleos-1.xml',
    '/sitemap/profesionales-1.xml',
    '/sitemap/servicios-1.xml',
  ]
  for (const url of ['/empleos.rss', ...sitemap]) expectNothing(await app.request({ url }), url)
})

const writes = everyCall.filter(
  ({ endpoint }) => /report|saved-jobs|views?$/.test(endpoint.path) && endpoint.method !== 'GET',
)

test.each(writes)('$name neither returns nor mails a hidden name', async ({ name, endpoint }) => {
  for (const { name: who, headers } of strangers)
    for (const id of ids) {
      const names = Object.keys(endpoint.params?.shape ?? {})
      const url = fillPath(endpoint.path, Object.fromEntries(names.map((key) => [key, id])))
      const payload = {
        reason: 'fraud',
        details: '',
        email: 'curioso@ejemplo.pe',
        jobIds: [id],
        companyId: id,
      }
      expectNothing(await app.request({ method: endpoint.method, url, payload, headers }), `${who}, ${name}`)
    }
  await app.queue.drain()
  expect(
    app.mails.sent.filter(({ to, text }) => to === 'curioso@ejemplo.pe' && text.includes(secret)),
  ).toEqual([])
})

test('a job that never was open is published on the day it is opened', async () => {
  const company = await createCompany(app)
  const payload = { ...standardJob, isActive: false }
  const { body } = await app.request({ method: 'POST', url: '/api/jobs', payload, headers: company.headers })
  const id = body.id
  app.clock.advance({ hours: 3 })
  const opened = await app.request({
    method: 'PATCH',
    url: `/api/jobs/${id}/status`,
    payload: { status: 'active' },
    headers: company.headers,
  })
  expect(opened.status, opened.text).toBe(200)
  const [row] = await app.deps.db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [id]))
  expect(row?.publishedAt).toEqual(app.clock.now())
  expect(row!.expiresAt!.getTime()).toBeGreaterThan(app.clock.now().getTime())
})
