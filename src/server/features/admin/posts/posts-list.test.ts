import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postsPageSize } from '#contracts/admin/posts.contract.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let company: TestActor
let seller: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  admin = await createAdmin(app, 'analyst')
  company = await createCompany(app, { planType: 'premium' })
  seller = await createProfessional(app, { planType: 'premium', firstName: 'Ñusta', lastName: 'Huamán' })
})

const get = (url: string) => app.request({ method: 'GET', url, headers: admin.headers })
const list = async (query: string) => (await get(`/api/admin/${query}`)).body
const idsOf = async (query: string): Promise<number[]> => {
  const rows: { id: number }[] = await list(query)
  return rows.map(({ id }) => id)
}

/** What is the same for both kinds. */
const kinds = [
  {
    path: 'jobs',
    table: jobs,
    make: () => createJob(app, company, { title: 'Mozo de salón', location: 'Cusco' }),
    owner: () => company,
  },
  {
    path: 'services',
    table: services,
    make: () => createService(app, seller, { title: 'Mozo de salón', category: 'Diseño' }),
    owner: () => seller,
  },
]

describe.each(kinds)('the list of $path', ({ path, table, make, owner }) => {
  let id: number
  beforeEach(async () => {
    id = await make()
  })

  test('shows each under the state that counts most', async () => {
    const states = async () =>
      (await list(`${path}?status=all&limit=50`)).find((row: { id: number }) => row.id === id)?.state
    expect(await states()).toBe('active')
    const suspend = (suspendedAt: Date | null) =>
      app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, owner().userId))
    await suspend(app.clock.now())
    expect([await states(), await idsOf(`${path}?status=suspended`)]).toEqual(['suspended', [id]])
    expect(await idsOf(`${path}?status=active`)).not.toContain(id)
    await suspend(null)
    await app.deps.db.update(table).set({ isOpen: false }).where(eq(table.id, id))
    expect([await states(), await idsOf(`${path}?status=paused`)]).toEqual([
      'paused',
      expect.arrayContaining([id]),
    ])
    await app.deps.db.update(table).set({ takenDownAt: app.clock.now() }).where(eq(table.id, id))
    expect(await states()).toBe('taken-down')
  })

  test('pages lead to older ones under the same filters', async () => {
    const ids = [id]
    for (let count = 0; count < postsPageSize; count++) ids.push(await make())
    const word = path === 'jobs' ? 'cusco' : 'diseño'
    const query = `search=mozo+${encodeURIComponent(word)}&status=active`
    const first = await get(`/api/admin/${path}?${query}`)
    expect(first.body).toHaveLength(postsPageSize)
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(postsPageSize)
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1]
    expect(next).toContain('status=active')
    const { body } = await get(next ?? '')
    expect(body.map((row: { id: number }) => row.id)).toContain(id)
    const one = await get(`/api/admin/${path}?${query}&limit=1`)
    expect([one.body.length, one.headers['x-total-count']]).toEqual([1, first.headers['x-total-count']])
  })
})

describe('the search', () => {
  test('finds jobs by words of title, company, place and category, or by the e-mail', async () => {
    const name = 'Ferretería Ñañez'
    const other = await createCompany(app, { name })
    const id = await createJob(app, other, {
      title: 'Cajero de tienda',
      companyName: name,
      location: 'Yanahuara, Arequipa',
      category: 'Comercial y Ventas',
    })
    for (const search of [
      'CAJERO',
      'nanez',
      'Ferreteria yanahuara',
      'comercial cajero',
      'ca tienda',
      other.email,
    ])
      expect(await idsOf(`jobs?search=${encodeURIComponent(search)}`), search).toContain(id)
    for (const search of ['jero x', 'ajero nadie', '%', "' or 1=1 --", '@nadie.pe', 'je tienda'])
      expect(await idsOf(`jobs?search=${encodeURIComponent(search)}`), search).toEqual([])
  })

  test('finds services by words of title, category and professional, or by the e-mail', async () => {
    const id = await createService(app, seller, { title: 'Fotografía de bodas', category: 'Diseño' })
    for (const search of ['fotografia', 'nusta bodas', 'HUAMÁN diseño', seller.email.toUpperCase()])
      expect(await idsOf(`services?search=${encodeURIComponent(search)}`), search).toContain(id)
    for (const search of ['fotografia nadie', '_', '@nadie.pe'])
      expect(await idsOf(`services?search=${encodeURIComponent(search)}`), search).toEqual([])
  })
})

test('the replies have the documented fields', async () => {
  const jobId = await createJob(app, company, { title: 'Analista' })
  const serviceId = await createService(app, seller, { title: 'Logos' })
  expect((await list('jobs?limit=1'))[0]).toMatchObject({
    id: jobId,
    title: 'Analista',
    description: expect.any(String),
    salaryRange: 'S/ 3,000 - 4,000',
    location: 'Miraflores, Lima',
    companyName: 'Tupay',
    companyEmail: company.email,
    createdAt: expect.any(String),
    isActive: true,
  })
  expect((await list('services?limit=1'))[0]).toMatchObject({
    id: serviceId,
    title: 'Logos',
    description: expect.any(String),
    price: '$25.00',
    category: 'Tecnología e IT',
    professionalName: 'Ñusta Huamán',
    professionalEmail: seller.email,
    createdAt: app.clock.now().toISOString(),
    isActive: true,
  })
})
