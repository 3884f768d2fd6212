import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobSearchReply, JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { createCompany } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'

// Ninety ads of every combination, with the same filters applied in the test: list results must equal the counts.

const day = 86_400_000
const categories = ['Ventas', 'Finanzas', 'Recursos Humanos'] as const
const places = [
  ['Miraflores, Lima', 'Lima', 'Lima', 'Miraflores'],
  ['San Isidro, Lima', 'Lima', 'Lima', 'San Isidro'],
  ['Huaraz', 'Áncash', 'Huaraz', null],
  ['Independencia, Huaraz', 'Áncash', 'Huaraz', 'Independencia'],
  ['Chimbote', 'Áncash', 'Santa', null],
  ['Arequipa', 'Arequipa', null, null],
  ['Remoto', null, null, null],
] as const
const modes = ['onsite', 'hybrid', 'remote'] as const
const levels = ['0-1', '3-5', null] as const
/** As written, and the top of the range in soles a month if it is monthly; a dollar is 3.75. */
const pays = [
  ['S/ 1,500', 1500],
  ['S/ 2,500 - 3,500', 3500],
  ['Desde S/ 4,000', 4000],
  ['Hasta S/ 6,000', 6000],
  ['US$ 1,000', 3750],
  ['S/ 25 por hora', null],
  ['S/ 60,000 al año', null],
  ['A convenir', null],
] as const

const ads = Array.from({ length: 90 }, (_, n) => {
  const pick = <T>(list: readonly T[], step: number): T => list[Math.floor(n / step + n) % list.length]!
  const [location, department, province, district] = pick(places, 5)
  const [salaryText, top] = pick(pays, 3)
  return {
    title: `Aviso ${n}`,
    category: pick(categories, 7),
    location,
    department,
    province,
    district,
    mode: location === 'Remoto' ? ('remote' as const) : pick(modes, 2),
    experience: pick(levels, 4),
    salaryText,
    top,
    hasSalary: salaryText !== 'A convenir',
    isPremium: n % 5 === 0,
    age: (n * 17) % 45,
  }
})
type Ad = (typeof ads)[number]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const company = await createCompany(app)
  await app.deps.db.insert(jobs).values(
    ads.map((ad) => ({
      companyId: company.id,
      ...writtenColumns(
        readJobFields({
          ...ad,
          department: null,
          description: 'En equipo.',
          requirements: '',
          benefits: '',
          skills: [],
        }),
        'Tupay',
      ),
      isPremium: ad.isPremium,
      publishedAt: new Date(app.clock.now().getTime() - ad.age * day + 60_000),
    })),
  )
})
afterAll(() => app.close())

const is =
  <K extends keyof Ad>(name: K, ...values: Ad[K][]) =>
  (ad: Ad) =>
    values.includes(ad[name])
const remote = is('mode', 'remote')
const either = (one: (ad: Ad) => boolean, other: (ad: Ad) => boolean) => (ad: Ad) => one(ad) || other(ad)
const paysAtLeast = (least: number) => (ad: Ad) => ad.top !== null && ad.top >= least

/** The filter's name, its query string, and the ads that pass. */
const filters = [
  ['category', 'category=recursos-humanos', is('category', 'Recursos Humanos')],
  ['mode', 'mode=remote', remote],
  ['mode', 'mode=onsite&mode=hybrid', is('mode', 'onsite', 'hybrid')],
  ['experience', 'experience=3-5', is('experience', '3-5')],
  ['salary', 'withSalary=1', is('hasSalary', true)],
  ['place', 'location=lima', is('department', 'Lima')],
  ['place', 'location=huaraz', is('province', 'Huaraz')],
  ['place', 'location=independencia-huaraz', is('district', 'Independencia')],
  ['place', 'location=ancash&withRemote=1', either(is('department', 'Áncash'), remote)],
  ['place', 'location=santa&withRemote=1', either(is('province', 'Santa'), remote)],
  ['pay', 'minPay=3500', paysAtLeast(3500)],
  ['pay', 'minPay=3751', paysAtLeast(3751)],
  ['pay', 'minPay=3500&withUnknownPay=1', either(paysAtLeast(3500), is('top', null))],
  ['days', 'days=1', (ad: Ad) => ad.age <= 1],
  ['days', 'days=7', (ad: Ad) => ad.age <= 7],
  ['premium', 'premium=1', is('isPremium', true)],
] as const

const pairs = filters.flatMap((one, at) =>
  filters.slice(at + 1).flatMap((other) => (one[0] === other[0] ? [] : [[one, other] as const])),
)

const search = async (query: string): Promise<JobSearchReply> =>
  (await app.request({ url: `/api/jobs/search?limit=100&${query}` })).body
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title).toSorted()

describe.each(['', 'q=equipo&'])('%s', (words) => {
  test.each(
    [...filters.map((one) => [one]), ...pairs].map(
      (chosen) => [chosen.map(([, query]) => query).join('&'), chosen] as const,
    ),
  )('%s leaves the ads that it says, and counts them', async (query, chosen) => {
    const expected = ads.filter((ad) => chosen.every(([, , passes]) => passes(ad)))
    const found = await search(words + query)
    expect(titlesOf(found.jobs)).toEqual(titlesOf(expected))
    expect([found.total, found.totalIsExact]).toEqual([expected.length, true])
  })

  /** Ads that pass every chosen filter except those of one facet. */
  const others = (chosen: readonly (typeof filters)[number][], facet: string) =>
    ads.filter((ad) => chosen.every(([name, , passes]) => name === facet || passes(ad)))
  const tally = (list: readonly Ad[], valueOf: (ad: Ad) => string | null) => {
    const counts: Record<string, number> = {}
    for (const ad of list) {
      const value = valueOf(ad)
      if (value !== null) counts[value] = (counts[value] ?? 0) + 1
    }
    return counts
  }
  const read = (facet: readonly { value: string; count: number }[]) =>
    Object.fromEntries(facet.map(({ value, count }) => [value, count]))

  test.each(
    [...filters.map((one) => [one]), ...pairs].map(
      (chosen) => [chosen.map(([, query]) => query).join('&'), chosen] as const,
    ),
  )('the facets beside %s are what each choice would leave', async (query, chosen) => {
    const { facets } = await search(words + query)
    expect(facets.areExact).toBe(true)
    expect(read(facets.category)).toEqual(tally(others(chosen, 'category'), (ad) => ad.category))
    expect(read(facets.mode)).toEqual(tally(others(chosen, 'mode'), (ad) => ad.mode))
    expect(read(facets.experience)).toEqual(tally(others(chosen, 'experience'), (ad) => ad.experience))
    expect(facets.withSalary).toBe(others(chosen, 'salary').filter(({ hasSalary }) => hasSalary).length)
    const anywhere = others(chosen, 'place')
    expect(read(facets.location)).toEqual(tally(anywhere, (ad) => ad.department))
    const anyDay = others(chosen, 'days')
    expect(facets.days).toEqual(
      [1, 3, 7, 30].map((days) => ({
        value: String(days),
        count: anyDay.filter(({ age }) => age <= days).length,
      })),
    )
  })

  test('in a department its provinces are counted, in a province its districts', async () => {
    const { facets, place } = await search(`${words}location=huaraz&experience=0-1`)
    const chosen = ads.filter(is('experience', '0-1'))
    const inAncash = chosen.filter(is('department', 'Áncash'))
    expect(place).toMatchObject({ kind: 'province', slug: 'huaraz', label: 'Huaraz, Áncash' })
    expect(read(facets.province)).toEqual(tally(inAncash, (ad) => ad.province))
    expect(read(facets.district)).toEqual(
      tally(inAncash.filter(is('province', 'Huaraz')), (ad) => ad.district),
    )
    expect(facets.district.map(({ slug }) => slug)).toEqual(['independencia-huaraz'])
  })
})

test('a dollar costs what the setting says', async () => {
  await app.deps.pool.query(`update settings set value = '4' where key = 'usd_to_pen'`)
  const { jobs: found } = await search('minPay=4000')
  const dollars = found.filter(({ salary }: JobSummary) => salary === 'US$ 1,000')
  expect(dollars).toHaveLength(ads.filter(is('salaryText', 'US$ 1,000')).length)
  await app.deps.pool.query(`update settings set value = '3.75' where key = 'usd_to_pen'`)
})

test('the counts follow a job that closes, down to its district', async () => {
  const before = await search('location=miraflores-lima')
  await app.deps.pool.query('update jobs set is_open = false where id = $1', [before.jobs[0]!.id])
  app.deps.publicCache.clear()
  const after = await search('location=miraflores-lima')
  expect([after.total, after.jobs.length]).toEqual([before.total - 1, before.jobs.length - 1])
})
