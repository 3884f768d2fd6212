import { checkStructuredData } from '#tests/search-engines/rich-results.ts'
import { type ListedJob, oldest } from '#tests/support/screens.ts'
import { signUpCompany } from '#tests/e2e/support/accounts.ts'
import { type Head, readHead } from '#tests/e2e/support/head.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'
import { publicAddresses } from '#tests/e2e/support/public-routes.ts'

/** Lists that search engines index. */
const indexedLists = [
  '/empleos?mode=remote',
  '/empleos?page=2',
  '/empleos-premium?category=ventas',
  '/membresia?para=empresas',
]
// In order: the last test publishes an ad whose title must not appear in the lists of the others.
test.describe.configure({ mode: 'default' })

const brandSuffix = ' · Qhatu'

test('every public page says what it is: title, description, address, language, one heading, structured data', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const pictures = new Set<string>()
  const addresses = [...(await publicAddresses(request)), ...indexedLists]
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    const reply = await request.get(address)
    expect.soft(reply.status(), address).toBe(200)
    const head = await readHead(page, await reply.text())
    for (const fault of faultsOf(head, new URL(address, baseURL).href)) expect.soft(fault, address).toBe('')
    expect.soft(titles.get(head.title), `the title of ${address} is its own`).toBeUndefined()
    // The pages of one list have different titles.
    if (!address.includes('page='))
      expect
        .soft(descriptions.get(head.description), `the description of ${address} is its own`)
        .toBeUndefined()
    titles.set(head.title, address)
    descriptions.set(head.description, address)
    pictures.add(head.shared['og:image'] ?? '')
  }
  for (const picture of pictures) {
    const reply = await request.get(picture)
    expect.soft([reply.status(), reply.headers()['content-type']], picture).toEqual([200, 'image/png'])
  }
})

/** The faults in the head of a page with this `url`. */
function faultsOf(head: Head, url: string): string[] {
  const { title, description, canonical, alternates, headings, shared, unsizedPictures } = head
  const name = title.replace(brandSuffix, '')
  const rules: [boolean, string][] = [
    [head.lang === 'es-PE', `the language is ${head.lang}`],
    [
      title.endsWith(brandSuffix) && name.length > 3 && name.length <= 65,
      `title of ${name.length}: ${title}`,
    ],
    [
      description.length >= 50 && description.length <= 160,
      `description of ${description.length}: ${description}`,
    ],
    [canonical.length === 1 && canonical[0] === url, `canonical: ${canonical.join(', ')}`],
    [alternates['es-PE'] === url && alternates['x-default'] === url, 'no language with the address'],
    [head.robots === '', `robots: ${head.robots}`],
    [headings.length === 1 && headings[0] !== '', `h1: ${headings.join(' | ')}`],
    [unsizedPictures.length === 0, `pictures without a size: ${unsizedPictures.join(', ')}`],
    [shared['og:title'] === title && shared['og:description'] === description, 'shares other words'],
    [shared['og:url'] === url && shared['og:locale'] === 'es_PE', `og:url ${shared['og:url']}`],
    [['website', 'article', 'profile'].includes(shared['og:type'] ?? ''), `og:type ${shared['og:type']}`],
    [shared['og:site_name'] === 'Qhatu', `og:site_name ${shared['og:site_name']}`],
    [shared['og:image:width'] === '1200' && shared['og:image:height'] === '630', 'the picture has no size'],
    [(shared['og:image:alt'] ?? '') !== '', 'the picture is not described'],
    [shared['twitter:card'] === 'summary_large_image', `twitter:card ${shared['twitter:card']}`],
  ]
  return [
    ...rules.filter(([holds]) => !holds).map(([, fault]) => fault),
    ...head.structuredData.flatMap((data) => checkStructuredData(data).faults),
  ]
}

const typesOf = (head: Head) =>
  head.structuredData.map((data) => (data as { '@type': string })['@type']).toSorted()

test('each kind of page tells search engines what it shows', async ({ page, request }) => {
  const { id, company } = oldest<ListedJob>(await (await request.get('/api/jobs?limit=100')).json())
  const services: { id: number; professionalId: number; rating: number | null }[] = await (
    await request.get('/api/services?limit=100')
  ).json()
  const reviewed = oldest(services.filter(({ rating }) => rating !== null))
  const unreviewed = oldest(services.filter(({ rating }) => rating === null))
  const expected: Record<string, string[]> = {
    '/': ['Organization', 'WebSite'],
    '/empleos': ['ItemList'],
    '/empleos-premium': ['ItemList'],
    '/empleos/categoria/ventas/en/lima': ['BreadcrumbList', 'ItemList'],
    [`/jobs/${id}`]: ['BreadcrumbList', 'JobPosting'],
    [`/companies/${company.id}`]: ['BreadcrumbList', 'Organization'],
    '/servicios': ['ItemList'],
    [`/servicios/${reviewed.id}`]: ['BreadcrumbList', 'Product', 'Service'],
    [`/servicios/${unreviewed.id}`]: ['BreadcrumbList', 'Service'],
    [`/professional/${reviewed.professionalId}`]: ['BreadcrumbList', 'ProfilePage'],
    '/membresia': ['FAQPage'],
    '/membresia?para=empresas': ['FAQPage'],
    '/login': [],
  }
  for (const [address, types] of Object.entries(expected)) {
    const reply = await request.get(address)
    expect.soft(reply.status(), address).toBe(200)
    const head = await readHead(page, await reply.text())
    expect.soft(typesOf(head), address).toEqual(types)
    for (const data of head.structuredData) expect.soft(checkStructuredData(data).faults, address).toEqual([])
  }
})

test('every open job of the demo has valid structured data, with every recommended field that the ad states', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const jobs: { id: number; salaryParsed: object | null }[] = await (
    await request.get('/api/jobs?limit=100')
  ).json()
  expect(jobs.length).toBeGreaterThan(20)
  for (const { id, salaryParsed } of jobs) {
    const reply = await request.get(`/jobs/${id}`)
    // A parallel journey may have closed its own ad since.
    if (reply.status() === 410) continue
    const head = await readHead(page, await reply.text())
    for (const data of head.structuredData) {
      const { faults, missing } = checkStructuredData(data)
      expect.soft(faults, `/jobs/${id}`).toEqual([])
      // Values that a company or an ad did not state are left out, never guessed.
      const optional = /^(?:Organization\.|PostalAddress\.)/
      expect
        .soft(
          missing.filter((field) => !optional.test(field)),
          `/jobs/${id}`,
        )
        .toEqual(
          salaryParsed
            ? []
            : (data as { '@type': string })['@type'] === 'JobPosting'
              ? ['JobPosting.baseSalary']
              : [],
        )
    }
  }
})

test('a title cannot end the script of its structured data', async ({ page, request }) => {
  await signUpCompany(page)
  const title = 'Analista </script><script>document.title="roto"</script>'
  const reply = await page.request.post('/api/jobs', {
    data: {
      title,
      category: 'Finanzas',
      description: 'Revisarás <!-- <script> --> los libros de una ferretería con tres locales.',
      requirements: 'Tres años de experiencia.',
      location: 'Miraflores, Lima',
      salaryRange: 'S/ 3,000 - 4,000',
      workType: 'presencial',
    },
  })
  expect(reply.status()).toBe(201)
  const { id } = await reply.json()
  const head = await readHead(page, await (await request.get(`/jobs/${id}`)).text())
  const posting = head.structuredData.find((data) => (data as { '@type': string })['@type'] === 'JobPosting')
  expect(posting).toMatchObject({ title })
  expect((await request.get(`/og/job/${id}.png`)).status()).toBe(200)
  await page.goto(`/jobs/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).not.toHaveTitle('roto')
  await page.request.patch(`/api/jobs/${id}/status`, { data: { status: 'archived' } })
})

test('pages that are not indexed say so', async ({ page, request }) => {
  const addresses = [
    '/recuperar-contrasena',
    '/verificar-correo/abc',
    '/restablecer-contrasena/abc',
    '/admin/login',
    '/admin/invitacion/abc',
    '/equipo/invitacion/abc',
    '/mensajes/abc',
    '/entrevistas/abc',
    '/talento/aviso/abc',
    '/debug',
    '/ui',
    '/sin-conexion',
    '/login?volver=%2Fdashboard',
    '/empleos?q=contador',
    '/empleos?category=Ventas&withSalary=true',
    '/empleos?location=no-existe',
    '/empleos/categoria/no-existe',
    '/esto-no-existe',
    '/jobs/999999',
  ]
  for (const address of addresses) {
    const head = await readHead(page, await (await request.get(address)).text())
    expect.soft(head.robots, address).toContain('noindex')
    expect.soft(head.structuredData, address).toEqual([])
  }
})
