import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '#server/db/schema/people.table.ts'
import { createAccountant } from '#tests/support/accountants.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob, premiumJob, standardJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { everyCall, fillPath } from './every-call.ts'

/** In the name, the site, the texts and the places of the company, and in nothing else. */
const secret = 'Ornitorrinco'
/** The company's id, unlike any other number. */
const companyId = 98_765_432
/** In the titles of its ads. */
const mark = 'Domadora'
const secrets = [secret, secret.toLowerCase(), String(companyId), '20131312955', '987111222']

let app: TestApp
let ids: number[]
let strangers: { name: string; headers: Record<string, string> }[]
let candidate: TestActor

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://qhatu.pe' })
  const { db } = app.deps
  await db.execute(sql.raw(`alter sequence companies_id_seq restart with ${companyId}`))
  const company = await createCompany(app, {
    name: `${secret} del Sur S.A.C.`,
    industry: `${secret}s`,
    description: `Criamos al ${secret}.`,
    website: `https://${secret.toLowerCase()}.pe`,
    location: `Calle ${secret}`,
    phone: '987111222',
    planType: 'premium',
    verifiedAt: app.clock.now(),
  })
  expect(company.id).toBe(companyId)
  const publish = async (url: string, payload: object) => {
    const { status, body } = await app.request({ method: 'POST', url, payload, headers: company.headers })
    expect([status, body.job?.hold ?? body.hold ?? null]).toEqual([201, null])
    return (body.job ?? body).id as number
  }
  const hidden = { title: `${mark} de animales`, isConfidential: true }
  ids = [
    await publish('/api/jobs', { ...standardJob, ...hidden }),
    await publish('/api/jobs/create-premium', { ...premiumJob, ...hidden }),
  ]
  const closed = await publish('/api/jobs', { ...standardJob, ...hidden })
  await app.request({
    method: 'PATCH',
    url: `/api/jobs/${closed}/status`,
    payload: { status: 'archived' },
    headers: company.headers,
  })
  ids.push(closed)
  // One that is alike, so that the lists of similar ads have something to list.
  const other = await createCompany(app)
  const alike = await createJob(app, other, { title: 'Contadora de animales', category: 'Finanzas' })
  ids.push(alike)
  candidate = await createAccountant(app)
  for (const url of [`/api/jobs/${ids[0]}/apply`, `/api/saved-jobs/${ids[0]}`])
    await app.request({
      method: url.includes('saved') ? 'PUT' : 'POST',
      url,
      payload: {},
      headers: candidate.headers,
    })
  const received = await app.request({ url: `/api/jobs/${ids[0]}/candidates`, headers: company.headers })
  expect(received.body).toHaveLength(1)
  await app.request({
    method: 'PATCH',
    url: `/api/applications/${received.body[0].id}/status`,
    payload: { status: 'preselected' },
    headers: company.headers,
  })
  await settleActs(app)
  await app.queue.drain()
  strangers = [
    { name: 'a visitor', headers: {} },
    { name: 'who applied', headers: candidate.headers },
    { name: 'a professional', headers: (await createProfessional(app)).headers },
    { name: 'a company', headers: (await createCompany(app, { planType: 'premium' })).headers },
  ]
}, 120_000)
afterAll(() => app.close())

const secretsIn = (text: string) => secrets.filter((one) => text.includes(one))

const reads = everyCall.filter(
  ({ endpoint }) => endpoint.method === 'GET' && !endpoint.stream && !endpoint.debug,
)

test.each(reads)('$name does not say whose a confidential ad is', async ({ name, endpoint }) => {
  const names = Object.keys(endpoint.params?.shape ?? {})
  const at = (id: number) => fillPath(endpoint.path, Object.fromEntries(names.map((key) => [key, id])))
  const ofAd =
    names.length > 0 ? ids.map(at) : [endpoint.path, `${endpoint.path}?q=${mark}&ids=${ids.join(',')}`]
  // A question for the company: its answer is about the company, so no such ad may be in it.
  const asks = Object.keys(endpoint.query?.shape ?? {}).filter((key) => ['q', 'search'].includes(key))
  const ofCompany =
    names.length > 0 ? [at(companyId)] : asks.map((key) => `${endpoint.path}?${key}=${secret}`)
  for (const { name: who, headers } of strangers) {
    for (const url of ofAd) {
      const { text } = await app.request({ url, headers })
      if (text.includes(mark)) expect(secretsIn(text), `${who}, ${name}: ${url}`).toEqual([])
    }
    for (const url of ofCompany) {
      const { text } = await app.request({ url, headers })
      expect(text.includes(mark), `${who}, ${name}: ${url}`).toBe(false)
    }
  }
})

test('the lists have the ads, so that the guard looks at something', async () => {
  const { body } = await app.request({ url: `/api/jobs?q=${mark}` })
  expect(body.map(({ company }: { company: object }) => company)).toEqual(
    Array.from({ length: 2 }, () => ({ id: null, name: 'Empresa confidencial', logo: null, industry: '' })),
  )
  const sent = await app.request({ url: '/api/applications/professional', headers: candidate.headers })
  expect(sent.text).toContain(mark)
  expect(secretsIn(sent.text)).toEqual([])
})

test('neither does a feed, a widget or a sitemap', async () => {
  for (const url of ['/empleos.rss', '/empleos.json', `/empleos.rss?q=${mark}`]) {
    const { text, status } = await app.request({ url })
    if (status === 200) expect(secretsIn(text), url).toEqual([])
  }
  for (const name of ['empleos.rss', 'empleos.json', 'widget'])
    expect((await app.request({ url: `/companies/${companyId}/${name}` })).text, name).not.toContain(mark)
  const files = (await app.request({ url: '/sitemap.xml' })).text.match(/\/sitemap\/empresas-\d+\.xml/g)!
  const { text } = await app.request({ url: files.at(-1)! })
  const { createdAt } = (
    await app.deps.db
      .select({ createdAt: companies.createdAt })
      .from(companies)
      .where(eq(companies.id, companyId))
  )[0]!
  // Its last change is not that of the ad.
  expect(text).toContain(`/companies/${companyId}</loc><lastmod>${createdAt.toISOString().slice(0, 10)}`)
})

test('neither does a mail or a notice to who applied', async () => {
  const mails = app.mails.sent.filter(({ to }) => to === candidate.email)
  expect(mails.length).toBeGreaterThan(0)
  expect(secretsIn(JSON.stringify(mails))).toEqual([])
  const notices = await app.request({ url: '/api/notifications', headers: candidate.headers })
  expect(notices.text).toContain('Empresa confidencial te preseleccionó')
  expect(secretsIn(notices.text)).toEqual([])
})
