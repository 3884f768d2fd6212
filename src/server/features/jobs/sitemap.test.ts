import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { createCompany } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { closeExpiredJobs } from './jobs.service.ts'
import { idsPerFile } from './sitemap.ts'

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://qhatu.pe' })
  const company = await createCompany(app, { planType: 'premium' })
  const payload = {
    title: 'Guía de montaña',
    category: 'Operaciones',
    description: 'Llevarás grupos pequeños por la Cordillera Blanca.',
    requirements: 'Conocer la zona.',
    location: 'Huaraz, Áncash',
    salaryRange: 'S/ 2,500',
    workType: 'presencial',
  }
  const { body } = await app.request({ method: 'POST', url: '/api/jobs', payload, headers: company.headers })
  id = body.id
})
afterAll(() => app.close())

const read = (url: string) => app.request({ url })

test('the sitemap names the public pages and the open jobs with their last change', async () => {
  const { status, text, headers } = await read('/sitemap.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(text).toContain('<url><loc>https://qhatu.pe/empleos</loc></url>')
  expect(text).toContain(
    `<url><loc>https://qhatu.pe/jobs/${id}</loc><lastmod>2026-11-21T15:00:00.000Z</lastmod></url>`,
  )
})

test('a sitemap that a crawler has already is not sent again', async () => {
  const { headers } = await read('/sitemap.xml')
  const again = await app.request({
    url: '/sitemap.xml',
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.status).toBe(304)
})

test('robots.txt closes the private rooms and names the sitemap', async () => {
  const { text } = await read('/robots.txt')
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain('Disallow: /company-dashboard\n')
  expect(text).toContain('Sitemap: https://qhatu.pe/sitemap.xml\n')
})

test.each(['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/x.xml', '/sitemap/99999999999.xml'])(
  '%s is not found',
  async (url) => {
    expect((await read(url)).status).toBe(404)
  },
)

test('more ids than one file holds are split, and an index names the files', async () => {
  await app.deps.pool.query('alter table jobs alter column id drop identity')
  const far = idsPerFile + 1
  await app.deps.db
    .update(jobs)
    .set({ id: far } as object)
    .where(eq(jobs.id, id))
  app.deps.publicCache.clear()
  const index = await read('/sitemap.xml')
  expect(index.text).toContain('<sitemap><loc>https://qhatu.pe/sitemap/2.xml</loc></sitemap>')
  expect((await read('/sitemap/1.xml')).text).toContain('https://qhatu.pe/empleos<')
  const second = await read('/sitemap/2.xml')
  expect(second.text).toContain(`https://qhatu.pe/jobs/${far}<`)
  expect(second.text).not.toContain('https://qhatu.pe/empleos<')
})

test('a closed job leaves the sitemap', async () => {
  app.clock.advance({ days: 61 })
  await closeExpiredJobs(app.deps)
  await expect.poll(async () => (await read('/sitemap.xml')).text).not.toContain('/jobs/')
})
