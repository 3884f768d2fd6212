import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
const ids: number[] = []
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://qhatu.pe' })
  const company = await createCompany(app)
  for (const [n, values] of [
    {
      title: 'Cajero',
      category: 'Ventas',
      description: '<img src=x onerror=alert(1)> Atiende la caja.',
      placeDepartment: 'Cusco',
      location: 'Cusco',
    },
    { title: 'Contador & auditor <senior>', category: 'Finanzas', salaryText: 'A convenir' },
    {
      title: 'Vendedora',
      category: 'Ventas',
      salaryMin: 150_000,
      salaryMax: 150_000,
      salaryCurrency: 'PEN' as const,
      salaryPeriod: 'month' as const,
    },
  ].entries()) {
    app.clock.advance({ minutes: 10 })
    ids[n] = await createJob(app, company, values)
  }
})
afterAll(() => app.close())

const read = (url: string) => app.request({ url })
const titles = (text: string) =>
  [...text.matchAll(/<item>\s*<title>([\s\S]*?)<\/title>/g)].map(([, title]) =>
    title!.replace(/<!\[CDATA\[|\]\]>/g, ''),
  )

test('the feed of all jobs has the newest first, with the addresses of their pages', async () => {
  const { status, headers, text } = await read('/empleos.rss')
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(titles(text)).toEqual([
    'Vendedora · Tupay',
    'Contador &amp; auditor &lt;senior&gt; · Tupay',
    'Cajero · Tupay',
  ])
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/)
  expect(text).toContain(`<link>https://qhatu.pe/jobs/${ids[2]}</link>`)
  expect(text).toContain('<link>https://qhatu.pe/empleos</link>')
  expect(text).toContain('href="https://qhatu.pe/empleos.rss" rel="self" type="application/rss+xml"')
  expect(text).toContain('<language>es-PE</language>')
})

test('an item says where, how and for how much, and when it was published', async () => {
  const { text } = await read('/empleos.rss?category=ventas&minPay=1200')
  expect(titles(text)).toEqual(['Vendedora · Tupay'])
  expect(text).toContain('Miraflores, Lima · Híbrido · S/\u00A01,500. Prepara reportes')
  expect(text).toContain(`<pubDate>${app.clock.now().toUTCString()}</pubDate>`)
  expect(text).toContain('Empleos de Ventas · Qhatu')
})

test('the filters of the list are those of its feed, and its addresses say them', async () => {
  const { text } = await read(
    '/empleos.rss?category=ventas&location=cusco&q=&page=7&sort=relevance&utm_source=x',
  )
  expect(titles(text)).toEqual(['Cajero · Tupay'])
  expect(text).toContain('Empleos de Ventas en Cusco')
  expect(text).toContain('<link>https://qhatu.pe/empleos?category=ventas&amp;location=cusco</link>')
})

test('what is written in an ad cannot break the feed', async () => {
  const { text } = await read('/empleos.rss')
  // Feed readers treat title and description as HTML, so both must be escaped.
  expect(text).not.toContain('<senior>')
  expect(text).not.toContain('<img')
})

test.each([
  'q=%3Cscript%3Ealert(1)%3C/script%3E',
  'q=a&q=b',
  'category=brujeria',
  'page=9999&minPay=-1',
  'q=%00',
])('the hostile feed %s is a feed', async (query) => {
  const { status, text } = await read(`/empleos.rss?${query}`)
  expect(status).toBe(200)
  expect(text).not.toContain('<script>')
})

test('a feed that a reader has already is not sent again, until a job changes', async () => {
  const first = await read('/empleos.rss')
  const etag = String(first.headers['etag'])
  expect((await app.request({ url: '/empleos.rss', headers: { 'if-none-match': etag } })).status).toBe(304)
  await app.deps.pool.query(`update jobs set is_open = false where id = ${ids[0]}`)
  app.deps.publicCache.clear()
  expect(titles((await read('/empleos.rss')).text)).not.toContain('Cajero · Tupay')
})
