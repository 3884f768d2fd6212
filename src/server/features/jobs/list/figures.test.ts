import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { createCompany } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const company = await createCompany(app)
  const pays = [
    'S/ 1,000',
    'S/ 2,000 - 3,000',
    'S/ 3,000',
    'S/ 4,000',
    'Hasta S/ 5,000',
    'US$ 900',
    'A convenir',
  ]
  await app.deps.db.insert(jobs).values(
    [...pays, 'S/ 9,000', 'S/ 9,000'].map((salaryText, n) =>
      Object.assign(
        writtenColumns(
          readJobFields({
            title: `Vendedor ${n}`,
            category: n < pays.length ? 'Ventas' : 'Finanzas',
            department: null,
            description: 'Atenderás la tienda.',
            requirements: '',
            benefits: '',
            location: n === 0 ? 'Cusco' : 'Trujillo',
            salaryText,
            mode: 'onsite' as const,
            experience: null,
            skills: n < 3 ? ['Excel', 'SAP'] : n < 5 ? ['Excel'] : n === 5 ? ['Photoshop'] : [],
          }),
          'Tupay',
        ),
        { companyId: company.id, publishedAt: app.clock.now() },
      ),
    ),
  )
})
afterAll(() => app.close())

const figures = async (query: string) => app.request({ url: `/api/jobs/figures?${query}` })

test('of a category it is counted how many there are, what the middle half pays, and what most ask for', async () => {
  const { body } = await figures('category=ventas')
  expect(body).toMatchObject({ category: 'Ventas', place: null, total: 7, withPay: 6, read: 7 })
  // The middle of each range: 1000, 2500, 3000, 4000, 5000. Dollars and non-monthly pay are left out.
  expect(body.typicalPay).toEqual({ low: 250_000, high: 400_000, jobs: 5 })
  const asked = body.skills.map(({ name, jobs: count }: { name: string; jobs: number }) => [name, count])
  expect(asked).toContainEqual(['Microsoft Excel', 5])
  expect(body.skills.every((one: { jobs: number }) => one.jobs > 1)).toBe(true)
  expect(asked.map(([name]) => name)).not.toContain('Ventas')
})

test('with fewer than five pays nothing is said of pay', async () => {
  expect((await figures('category=finanzas&place=trujillo')).body).toMatchObject({
    place: { kind: 'province', label: 'Trujillo, La Libertad' },
    total: 2,
    withPay: 2,
    typicalPay: null,
  })
})

test('a place without jobs has a page that says so', async () => {
  expect((await figures('place=tumbes')).body).toMatchObject({
    total: 0,
    read: 0,
    typicalPay: null,
    skills: [],
  })
})

test.each([
  'category=brujeria',
  'place=narnia',
  'place=miraflores-lima',
  'category=Ventas%20',
  'category=ventas&place=%3Cscript%3E',
  'place=-1',
])('%s is not found', async (query) => {
  expect((await figures(query)).status).toBe(404)
})
