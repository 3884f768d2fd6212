import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PayGroup } from '#contracts/coach/pay.contract.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { createCompany } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
const pays = Array.from({ length: 40 }, (_, n) => 1200 + ((n * 7919) % 40) * 137)
const written = (pay: number, n: number) =>
  n % 4 === 0 ? `S/ ${pay} - ${pay + 400}` : n % 4 === 1 ? `Desde S/ ${pay}` : `S/ ${pay}`
const middle = (pay: number, n: number) => (n % 4 === 0 ? pay + 200 : pay)

beforeAll(async () => {
  app = await startTestApp()
  const company = await createCompany(app)
  const ads = [
    ...pays.map((pay, n) => ({
      title: 'Cajero',
      salary: written(pay, n),
      location: n < 30 ? 'Trujillo' : 'Cusco',
    })),
    { title: 'Cajero', salary: 'US$ 900', location: 'Trujillo' },
    { title: 'Cajero', salary: 'S/ 15 por hora', location: 'Trujillo' },
    { title: 'Cajero', salary: 'A convenir', location: 'Trujillo' },
    { title: 'Soldador', salary: 'S/ 2,800', location: 'Cusco' },
    { title: 'Ayudante', salary: 'S/ 1,300', location: 'Cusco' },
  ]
  for (const [n, { title, salary, location }] of ads.entries()) {
    const fields = readJobFields({
      title,
      category: title === 'Soldador' ? 'Operaciones' : 'Ventas',
      department: null,
      description: 'Turno de día.',
      requirements: '',
      benefits: '',
      location,
      salaryText: salary,
      mode: 'onsite' as const,
      experience: n % 2 === 0 ? '1-2' : '3-5',
      skills: [],
    })
    const row = writtenColumns(fields, 'Tupay')
    await app.deps.db.insert(jobs).values({ ...row, companyId: company.id, publishedAt: app.clock.now() })
  }
})
afterAll(() => app.close())

const pay = async (query: string) => (await app.request({ url: `/api/coach/pay?${query}` })).body

/** The quartile of a sorted list, between its two neighbours: what PostgreSQL calls continuous. */
function quartile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return Math.round(below + (above - below) * (at - Math.floor(at)))
}

test('the figures are those of the ads, counted another way', async () => {
  const body = await pay('q=cajero')
  const cents = pays.map((amount, n) => 100 * middle(amount, n)).toSorted((a, b) => a - b)
  expect(body).toMatchObject({ asked: { ads: 43, paidAds: 40 }, shown: { read: 40 }, wider: [] })
  const { low, median, high, bars } = body.shown!.spread
  expect([low, median, high]).toEqual([0.25, 0.5, 0.75].map((share) => quartile(cents, share)))
  for (const { from, to, ads } of bars as { from: number | null; to: number | null; ads: number }[])
    expect(cents.filter((one) => one >= (from ?? 0) && one < (to ?? Infinity))).toHaveLength(ads)
  expect(bars.reduce((sum: number, { ads }: { ads: number }) => sum + ads, 0)).toBe(40)
})

/** 'trujillo 3-5: 15' */
const named = ({ q, category, location, experience, paidAds }: PayGroup) =>
  `${[q || category, location, ...experience].filter(Boolean).join(' ')}: ${paidAds}`

test('a level and a place narrow it, as in the list, and each can be let go', async () => {
  const body = await pay('q=cajera&location=trujillo&experience=3-5')
  expect(body.asked).toMatchObject({ place: 'Trujillo, La Libertad', location: 'trujillo', paidAds: 15 })
  expect(named(body.shown!.group)).toBe('cajera trujillo 3-5: 15')
  expect(body.wider.map(named)).toEqual(['cajera trujillo: 30', 'cajera 3-5: 20', 'cajera: 40'])
  const list = await app.request({ url: '/api/jobs?q=cajera&location=trujillo&experience=3-5&minPay=1' })
  expect(list.headers['x-total-count']).toBe('15')
})

test('with fewer than ten ads it is the narrowest wider group of the trade that has ten', async () => {
  const body = await pay('q=cajero&location=cusco&experience=3-5')
  expect(body).toMatchObject({ asked: { paidAds: 5 }, shown: { read: 10 } })
  expect(named(body.shown!.group)).toBe('cajero cusco: 10')
  const own = pays.flatMap((amount, n) => (n >= 30 ? [100 * middle(amount, n)] : []))
  expect(body.shown!.spread.median).toBe(
    quartile(
      own.toSorted((a, b) => a - b),
      0.5,
    ),
  )
  expect(body.wider.map(named)).toEqual(['cajero 3-5: 20', 'cajero: 40'])
})

test('a place that the words name is let go, too', async () => {
  const body = await pay(`q=${encodeURIComponent('cajero en cusco')}&experience=3-5`)
  expect(named(body.shown!.group)).toBe('cajero cusco: 10')
  expect(body.wider.map(named)).toEqual(['cajero 3-5: 20', 'cajero: 40'])
})

test('a group that has no ad more than a narrower one is not offered', async () => {
  const body = await pay('q=cajero&location=trujillo')
  expect(body.wider.map(named)).toEqual(['cajero: 40'])
})

test('of a trade with too few ads there is no figure, but the way to its category', async () => {
  const body = await pay('q=ayudante')
  expect(body).toMatchObject({ asked: { ads: 1, paidAds: 1 }, shown: null })
  expect(body.wider.map(named)).toEqual(['Ventas: 41'])
})

test('nobody can ask for the pay of a single ad', async () => {
  expect(await pay('q=soldador')).toMatchObject({ asked: { ads: 1, paidAds: 1 }, shown: null, wider: [] })
  expect(await pay('q=unicornio')).toMatchObject({ asked: { ads: 0 }, shown: null, wider: [] })
})
