import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobFollowers } from '#server/db/schema/members.table.ts'
import { jobRisks, jobs } from '#server/db/schema/jobs.table.ts'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { closeExpiredJobs } from '#server/features/jobs/jobs.service.ts'
import { addressesPerFile } from './sitemap.ts'

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

test.each([
  '/sitemap/empleos-2.xml',
  '/sitemap/empleos-0.xml',
  '/sitemap/empleos-99999999999.xml',
  '/sitemap/usuarios-1.xml',
  '/sitemap/x.xml',
  '/sitemap/%3Cscript%3E.xml',
])('%s is not found', async (url) => {
  expect((await read(url)).status).toBe(404)
})

test('categories and places that have jobs have their pages in it, with the day of their last change', async () => {
  const { text } = await read('/sitemap.xml')
  expect(text).toContain('<url><loc>https://qhatu.pe/empleos/categoria/operaciones</loc></url>')
  expect(text).toMatch(/\/empleos\/en\/ancash<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  expect(text).toContain('/empleos/categoria/operaciones/en/ancash<')
  expect(text).not.toContain('/empleos/categoria/ventas')
  expect(text).not.toContain('/empleos/en/lima<')
})

test('a province is named from five jobs on', async () => {
  expect((await read('/sitemap.xml')).text).not.toContain('/empleos/en/huaraz')
  await app.deps.pool
    .query(`insert into jobs (company_id, title, category, description, location, place_department,
    place_province, mode, company_name, published_at, is_open)
    select company_id, 'Guía ' || n, category, description, location, place_department, place_province, mode, company_name,
      published_at, true from jobs, generate_series(1, 4) as n where id = ${id}`)
  app.deps.publicCache.clear()
  const { text } = await read('/sitemap.xml')
  expect(text).toContain('/empleos/en/huaraz<')
  expect(text).toContain('/empleos/categoria/operaciones/en/huaraz<')
  await app.deps.pool.query(`delete from jobs where title like 'Guía _'`)
  app.deps.publicCache.clear()
})

test('what is sold and who sells it are named, but nothing paused and nobody suspended', async () => {
  const [seller, paused, suspended] = await Promise.all([
    createProfessional(app),
    createProfessional(app),
    createProfessional(app),
  ])
  const idle = await createProfessional(app)
  const rows = await app.deps.db
    .insert(services)
    .values(
      [seller, paused, suspended].map(({ id: professionalId }) => ({
        professionalId,
        title: 'Guiado',
        description: 'Por la sierra.',
        category: 'Fotografía',
        price: '$20',
        isOpen: professionalId !== paused.id,
        createdAt: app.clock.now(),
      })),
    )
    .returning({ id: services.id })
  const [sold, stopped, hidden] = rows.map((row) => row.id)
  await app.deps.pool.query('update users set suspended_at = now() where id = $1', [suspended.userId])
  app.deps.publicCache.clear()
  const { text } = await read('/sitemap.xml')
  expect(text).toContain(`/servicios/${sold}</loc><lastmod>${app.clock.now().toISOString()}</lastmod>`)
  expect(text).toContain(`/professional/${seller.id}</loc><lastmod>`)
  for (const path of [
    `/servicios/${stopped}<`,
    `/servicios/${hidden}<`,
    `/professional/${paused.id}<`,
    `/professional/${suspended.id}<`,
    `/professional/${idle.id}<`,
  ])
    expect(text).not.toContain(path)
})

test('companies are named, but none that is suspended', async () => {
  const [open, suspended] = await Promise.all([createCompany(app), createCompany(app)])
  await app.deps.pool.query('update users set suspended_at = now() where id = $1', [suspended.userId])
  await app.deps.db.insert(companies).values({ name: 'Importada', source: 'avisos' })
  app.deps.publicCache.clear()
  const { text } = await read('/sitemap.xml')
  expect(text).toContain(`/companies/${open.id}<`)
  expect(text).not.toContain(`/companies/${suspended.id}<`)
})

test('every address of the sitemap is written as the protocol wants it, and once', async () => {
  const { text } = await read('/sitemap.xml')
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(20)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/qhatu\.pe\/[a-z0-9/-]*$/)
})

test('more ids than one file holds are split, and an index names the files', async () => {
  await app.deps.pool.query('alter table jobs alter column id drop identity')
  const far = addressesPerFile + 1
  await app.deps.db.delete(jobRisks).where(eq(jobRisks.jobId, id))
  await app.deps.db.delete(jobFollowers).where(eq(jobFollowers.jobId, id))
  await app.deps.db
    .update(jobs)
    .set({ id: far } as object)
    .where(eq(jobs.id, id))
  app.deps.publicCache.clear()
  const index = await read('/sitemap.xml')
  for (const file of ['paginas', 'empleos-1', 'empleos-2', 'servicios-1', 'profesionales-1', 'empresas-1'])
    expect(index.text).toContain(`<sitemap><loc>https://qhatu.pe/sitemap/${file}.xml</loc></sitemap>`)
  expect((await read('/sitemap/paginas.xml')).text).toContain('https://qhatu.pe/empleos<')
  const second = await read('/sitemap/empleos-2.xml')
  expect(second.text).toContain(`https://qhatu.pe/jobs/${far}<`)
  expect(second.text).not.toContain('https://qhatu.pe/empleos<')
})

test('a closed job leaves the sitemap', async () => {
  app.clock.advance({ days: 61 })
  await closeExpiredJobs(app.deps)
  await expect.poll(async () => (await read('/sitemap/empleos-2.xml')).text).not.toContain('/jobs/')
})
