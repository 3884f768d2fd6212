import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor

const words = 'Buscamos a una persona con ganas de aprender para un equipo que responde a todos.'
/** title, category, location, mode, experience, salary, premium; the last one is the newest. */
const published = [
  ['Contador general', 'Finanzas', 'Arequipa', 'presencial', '3-5', 'S/ 4,000', false],
  ['Asistente de tesorería', 'Finanzas', 'Miraflores, Lima', 'híbrido', '0-1', 'A convenir', false],
  ['Desarrollador C#', 'Tecnología', 'Remoto', 'remoto', '3-5', 'US$ 2,000', true],
  ['Programador C++', 'Tecnología', 'San Isidro, Lima', 'presencial', '5+', 'S/ 6,000', true],
  ['Vendedor de calzado', 'Ventas', 'Gamarra', 'presencial', '0-1', 'S/ 1,300', false],
  ['Jefe de almacén', 'Operaciones', 'Arequipa', 'presencial', '5+', 'A convenir', false],
] as const

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium', name: 'Kusa Software' })
  for (const [title, category, location, workType, experience, salaryRange, isPremium] of published) {
    const payload = {
      title,
      category,
      location,
      workType,
      mode: workType,
      experience,
      salaryRange,
      description: words,
      requirements: title === 'Jefe de almacén' ? 'Saber lo que hace un contador.' : 'Puntualidad y orden.',
      skills: [title.replace('Desarrollador ', ''), 'trabajo en equipo'],
    }
    const url = isPremium ? '/api/jobs/create-premium' : '/api/jobs'
    const { status } = await app.request({ method: 'POST', url, payload, headers: company.headers })
    expect(status).toBe(201)
    app.clock.advance({ minutes: 10 })
  }
})
afterAll(() => app.close())

const search = async (query: string) => (await app.request({ url: `/api/jobs/search?${query}` })).body
const titles = async (query: string): Promise<string[]> =>
  (await search(query)).jobs.map(({ title }: JobSummary) => title)

test('without a query the newest comes first', async () => {
  expect(await titles('')).toEqual(published.map(([title]) => title).toReversed())
})

test('the list shows the first 150 characters of a description, and nothing that is not declared', async () => {
  const { body } = await app.request({ url: '/api/jobs?limit=1' })
  expect(body).toHaveLength(1)
  expect(Object.keys(body[0]!).toSorted()).toEqual(
    'category company createdAt department description experience experienceLevel id isActive isPremium location mode salary salaryParsed salaryRange skills title workType'.split(
      ' ',
    ),
  )
  expect(body[0]!.description.length).toBeLessThanOrEqual(150)
})

describe('filters', () => {
  test.each([
    ['category=Finanzas', ['Asistente de tesorería', 'Contador general']],
    ['category=tecnologia', ['Programador C++', 'Desarrollador C#']],
    ['location=Arequipa', ['Jefe de almacén', 'Contador general']],
    ['location=lima', ['Programador C++', 'Asistente de tesorería']],
    ['location=miraflores', ['Asistente de tesorería']],
    ['location=Lima%20Metropolitana', ['Programador C++', 'Asistente de tesorería']],
    ['location=gamarra', ['Vendedor de calzado']],
    ['location=Remoto', ['Desarrollador C#']],
    ['location=miraflores-lima', ['Asistente de tesorería']],
    ['location=lima-metropolitana', ['Programador C++', 'Asistente de tesorería']],
    ['location=lima&province=lima-metropolitana&district=san-isidro-lima', ['Programador C++']],
    ['location=arequipa&province=lima-metropolitana&district=', ['Jefe de almacén', 'Contador general']],
    ['location=arequipa&withRemote=1', ['Jefe de almacén', 'Desarrollador C#', 'Contador general']],
    ['location=miraflores-lima&withRemote=on', ['Desarrollador C#', 'Asistente de tesorería']],
    ['location=arequipa&withRemote=1&mode=onsite', ['Jefe de almacén', 'Contador general']],
    ['location=gamarra&withRemote=1', ['Vendedor de calzado', 'Desarrollador C#']],
    ['withRemote=1&category=Ventas', ['Vendedor de calzado']],
    ['category=recursos-humanos', []],
    ['category=tecnologia&category=Ventas', ['Programador C++', 'Desarrollador C#']],
    ['days=30&category=Finanzas', ['Asistente de tesorería', 'Contador general']],
    ['q=equipo&minPay=5000', ['Programador C++', 'Desarrollador C#']],
    ['location=Todo%20el%20Per%C3%BA&category=Ventas', ['Vendedor de calzado']],
    ['location=Narnia', []],
    ['mode=remote&mode=hybrid', ['Desarrollador C#', 'Asistente de tesorería']],
    ['workType=h%C3%ADbrido', ['Asistente de tesorería']],
    ['experience=5%2B', ['Jefe de almacén', 'Programador C++']],
    ['withSalary=1&category=Finanzas', ['Contador general']],
    ['premium=true', ['Programador C++', 'Desarrollador C#']],
    ['q=contador&location=Arequipa', ['Contador general', 'Jefe de almacén']],
    ['q=c%23', ['Desarrollador C#']],
    ['q=c%2B%2B&mode=onsite', ['Programador C++']],
    ['q=kusa&category=Ventas', ['Vendedor de calzado']],
    ['q=kusa%20s.a.c.&category=Ventas', ['Vendedor de calzado']],
    // 'Jefe de almacén' only mentions the word in its description.
    ['q=contador%20sac&location=Arequipa', ['Contador general']],
    ['q=zapatos', []],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('what cannot be read in a URL is left out', async () => {
    const all = await titles('')
    for (const query of [
      'minPay=-5',
      'minPay=mucho',
      'minPay=999999999999',
      'days=2',
      'days=siempre',
      'province=narnia',
      'withRemote=1',
      'withUnknownPay=1',
      'page=9999',
      'page=-1',
      'limit=-1',
      'q=&q=',
      'mode=lunar',
      'experience=mucha',
      'page=x',
      'limit=0',
      'sort=up',
      'category=Otra',
    ])
      expect(await titles(query)).toEqual(all)
  })
})

describe('order', () => {
  test('with a query the most relevant comes first, and the newest when that is asked for', async () => {
    expect(await titles('q=contador')).toEqual(['Contador general', 'Jefe de almacén'])
    expect(await titles('q=contador&sort=recent')).toEqual(['Jefe de almacén', 'Contador general'])
  })
})

describe('typing errors', () => {
  test('a query that finds nothing is tried with its words corrected, and says so', async () => {
    const found = await search('q=contadro')
    expect(found.jobs.map(({ title }: JobSummary) => title)).toEqual(['Contador general', 'Jefe de almacén'])
    expect(found.correctedQuery).toBe('contador')
  })

  test('a query that finds something is never changed, even when the filters hide all of it', async () => {
    expect((await search('q=contador')).correctedQuery).toBeNull()
    expect(await search('q=contador&category=Ventas')).toMatchObject({ total: 0, correctedQuery: null })
  })
})

describe('totals, pages, facets', () => {
  test('the list tells the total and the next page in headers', async () => {
    const first = await app.request({ url: '/api/jobs?limit=4&mode=onsite&mode=remote&q=' })
    expect(first.headers['x-total-count']).toBe('5')
    expect(first.headers['link']).toBe('</api/jobs?mode=remote&mode=onsite&limit=4&page=2>; rel="next"')
    const second = await app.request({ url: '/api/jobs?mode=onsite&mode=remote&limit=4&page=2' })
    expect(second.body.map(({ title }: JobSummary) => title)).toEqual(['Contador general'])
    expect(second.headers['link']).toBeUndefined()
  })

  test('pages of a query do not overlap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => titles(`q=equipo&limit=2&page=${page}`)))
    expect(new Set(pages.flat()).size).toBe(6)
    expect(await search('q=equipo&limit=2&page=4')).toMatchObject({ jobs: [], total: 6, pages: 3, page: 4 })
  })

  test.each(['', 'q=equipo'])('facets count what each choice would find (%s)', async (query) => {
    const { facets, total, totalIsExact } = await search(`${query}&category=Finanzas`)
    expect([total, totalIsExact]).toEqual([2, true])
    expect(facets).toEqual({
      category: [
        { value: 'Finanzas', count: 2 },
        { value: 'Tecnología', count: 2 },
        { value: 'Operaciones', count: 1 },
        { value: 'Ventas', count: 1 },
      ],
      location: [
        { value: 'Arequipa', slug: 'arequipa', count: 1 },
        { value: 'Lima', slug: 'lima', count: 1 },
      ],
      province: [],
      district: [],
      mode: [
        { value: 'hybrid', count: 1 },
        { value: 'onsite', count: 1 },
      ],
      experience: [
        { value: '0-1', count: 1 },
        { value: '3-5', count: 1 },
      ],
      withSalary: 1,
      days: [1, 3, 7, 30].map((days) => ({ value: String(days), count: 2 })),
      areExact: true,
    })
  })

  test.each(['', 'q=equipo'])('work from anywhere is a mode, never a place (%s)', async (query) => {
    const { facets } = await search(query)
    expect(facets.mode).toContainEqual({ value: 'remote', count: 1 })
    expect(facets.location).not.toContainEqual(expect.objectContaining({ value: 'Remoto' }))
  })

  test('featured jobs are the premium ones', async () => {
    const { body } = await app.request({ url: '/api/jobs/featured?location=Lima' })
    expect(body.jobs.map(({ title }: JobSummary) => title)).toEqual(['Programador C++'])
  })
})

test.each([
  `'; drop table jobs; --`,
  '"',
  '!!!',
  '&|!()<->:*',
  'a\u0000b',
  '\\',
  '%_%',
  'de la en',
  '😀',
  'x'.repeat(5000),
  'contador '.repeat(400),
  '=c#',
  "c# ' c++ \\' .net",
])('the hostile query %j is only words', async (query) => {
  const { status, body } = await app.request({ url: `/api/jobs/search?q=${encodeURIComponent(query)}` })
  expect(status).toBe(200)
  expect(body.jobs.length).toBeLessThanOrEqual(6)
})

test.each(['\u0000', "' or 1=1", '&&&', ':C & x', 'de'])(
  'the hostile place %j is only a place',
  async (place) => {
    expect(
      (await app.request({ url: `/api/jobs/search?location=${encodeURIComponent(place)}` })).status,
    ).toBe(200)
  },
)

test('a change is visible in the next reply of a cached list', async () => {
  const before = await search('category=Ventas')
  const [job] = before.jobs
  await app.request({
    method: 'PATCH',
    url: `/api/jobs/${job!.id}/status`,
    payload: { status: 'archived' },
    headers: company.headers,
  })
  await expect.poll(() => titles('category=Ventas')).toEqual([])
  expect((await search('')).facets.category).not.toContainEqual({ value: 'Ventas', count: 1 })
})

test('a query names each word once: the planner takes one that is named twice for twice as frequent', async () => {
  const { rows } = await app.deps.pool.query(
    "select job_search_query(array['contadora', 'contador', 'médico'], '{}')::text as query",
  )
  expect(rows[0]?.query).toBe("'contador' | 'medic'")
})

test('a place in the words is a place, which the reply says, and literal words are not read', async () => {
  const found = await search('q=busco+trabajo+de+contador+en+arequipa')
  expect(found.jobs.map(({ title }: JobSummary) => title)).toEqual(['Contador general', 'Jefe de almacén'])
  expect(found).toMatchObject({ meant: 'q=contador&location=arequipa', place: { slug: 'arequipa' } })
  expect(await search('q=contador')).toMatchObject({ meant: null, place: null })
  expect(await search('q=contador+en+lima&literal=1')).toMatchObject({ meant: null, place: null })
})

test('a way of working and a pay in the words are filters', async () => {
  expect(await titles('q=trabajo+remoto')).toEqual(['Desarrollador C#'])
  expect(await titles('q=trabajos+de+5000+soles+a+mas')).toEqual(['Programador C++', 'Desarrollador C#'])
})
