import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://qhatu.pe' })
  company = await createCompany(app, { name: 'Retama & Hijos', website: 'https://www.retama.pe/' })
  await createJob(app, company, { title: 'Cajera <b>', companyName: 'Retama & Hijos' })
  await createJob(app, company, { title: 'Cerrado', isOpen: false })
  await createJob(app, await createCompany(app), { title: 'De otra' })
})
afterAll(() => app.close())

const read = (name: string, id = company.id) => app.request({ url: `/companies/${id}/${name}` })

test('the open ads of a company as RSS and as JSON, for the scripts of any page', async () => {
  const rss = await read('empleos.rss')
  expect([rss.status, rss.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(rss.text).toContain('Cajera &lt;b&gt;')
  expect(rss.text).not.toMatch(/Cerrado|De otra/)
  const json = await read('empleos.json')
  expect(json.headers['access-control-allow-origin']).toBe('*')
  const { items, home_page_url: home } = JSON.parse(json.text)
  expect(home).toBe(`https://qhatu.pe/companies/${company.id}`)
  expect(items).toHaveLength(1)
  expect(items[0].url).toMatch(/^https:\/\/qhatu\.pe\/jobs\/\d+\?desde=feed$/)
  expect(items[0].id).toMatch(/^https:\/\/qhatu\.pe\/jobs\/\d+$/)
})

test('the widget is shown by the pages of the website only, has no scripts and escapes what was typed', async () => {
  const { text, headers } = await read('widget')
  expect(text).toContain('Cajera &lt;b&gt;')
  expect(text).not.toMatch(/<script|Cerrado|De otra/)
  expect(text).toMatch(/href="https:\/\/qhatu\.pe\/jobs\/\d+\?desde=widget"/)
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors https:\/\/retama\.pe https:\/\/www\.retama\.pe$/,
  )
  // The same from the cache.
  expect((await read('widget')).headers['content-security-policy']).toContain('https://retama.pe')
})

test('without a website no page shows it; without ads it says so', async () => {
  const other = await createCompany(app)
  await app.deps.db.update(companies).set({ website: null }).where(eq(companies.id, other.id))
  const { text, headers } = await read('widget', other.id)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(text).toContain('Por ahora no hay empleos abiertos.')
})

test('an ad that its company closes is gone at once', async () => {
  const other = await createCompany(app)
  const id = await createJob(app, other, { title: 'Soldadora' })
  expect((await read('widget', other.id)).text).toContain('Soldadora')
  const url = `/api/jobs/${id}/status`
  await app.request({ method: 'PATCH', url, headers: other.headers, payload: { status: 'archived' } })
  await expect.poll(async () => (await read('widget', other.id)).text).not.toContain('Soldadora')
  expect((await read('empleos.rss', other.id)).text).not.toContain('Soldadora')
})

test('an unknown or suspended company has none', async () => {
  const suspended = await createCompany(app)
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, suspended.userId))
  for (const name of ['widget', 'empleos.rss', 'empleos.json']) {
    expect((await read(name, 999_999)).status).toBe(404)
    expect((await read(name, suspended.id)).status).toBe(404)
  }
  expect((await app.request({ url: '/companies/nada/widget' })).status).toBe(404)
})
