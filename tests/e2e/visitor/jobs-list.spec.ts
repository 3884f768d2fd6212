import type { Page } from '@playwright/test'
import { searchField } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'

// The demo has six ads in Marketing, where no other journey publishes: three hybrid, two on site, one remote.

const titles = (page: Page) =>
  page.getByRole('region', { name: 'Resultados' }).getByRole('heading', { level: 2 })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /encontrados?$/ })

test('filters apply at once, are in the address, and are removed by their chips', async ({ page }) => {
  await page.goto('/empleos')
  await page.getByLabel('Categoría', { exact: true }).selectOption('marketing')
  await expect(count(page)).toHaveText('6 empleos encontrados')
  await page.getByRole('checkbox', { name: 'Híbrido' }).check()
  await expect(count(page)).toHaveText('3 empleos encontrados')
  await page.getByRole('checkbox', { name: 'Remoto' }).check()
  await expect(count(page)).toHaveText('4 empleos encontrados')
  await page.getByRole('switch', { name: 'Solo con sueldo visible' }).check()
  await expect(count(page)).toHaveText('3 empleos encontrados')
  await expect(page).toHaveURL('/empleos?category=marketing&mode=remote&mode=hybrid&withSalary=true')
  await expectAccessible(page)

  const chips = page.getByRole('group', { name: 'Filtros activos' })
  await chips.getByRole('link', { name: 'Quitar Con sueldo visible' }).click()
  await expect(count(page)).toHaveText('4 empleos encontrados')
  await expect(page.getByRole('switch', { name: 'Solo con sueldo visible' })).not.toBeChecked()
  await chips.getByRole('link', { name: 'Quitar Remoto' }).click()
  await expect(count(page)).toHaveText('3 empleos encontrados')
  await chips.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL('/empleos')
  await expect(chips).toBeHidden()
})

test('a search keeps the filters, ranks by relevance, and can be put by date', async ({ page }) => {
  await page.goto('/empleos?category=Marketing')
  await searchField(page).fill('analista marketing')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/empleos?q=analista+marketing&category=marketing')
  // The address changes before the old list disappears.
  await expect(titles(page).filter({ hasText: 'Community Manager' })).toHaveCount(0)
  const byRelevance = await titles(page).allTextContents()
  expect(byRelevance).toContain('Analista de Trade Marketing')
  await expect(page.getByLabel('Ordenar')).toHaveValue('')
  await page.getByLabel('Ordenar').selectOption('Más recientes')
  await expect(page).toHaveURL(/sort=recent/)
  await expect(titles(page).first()).toBeVisible()
  expect((await titles(page).allTextContents()).toSorted()).toEqual(byRelevance.toSorted())
})

test('a place is narrowed from department to district, and remote work is asked for beside it', async ({
  page,
}) => {
  await page.goto('/empleos?category=marketing')
  const all = Number.parseInt(await count(page).innerText(), 10)
  await page.getByLabel('Ubicación').selectOption('lima')
  await expect(page).toHaveURL('/empleos?category=marketing&location=lima')
  await page.getByLabel('Provincia').selectOption('lima-metropolitana')
  await expect(page).toHaveURL('/empleos?category=marketing&location=lima-metropolitana')
  const districts = page.getByLabel('Distrito')
  const first = (await districts.getByRole('option').nth(1).getAttribute('value')) ?? ''
  await districts.selectOption(first)
  await expect(page).toHaveURL(`/empleos?category=marketing&location=${first}`)
  // The address changes before the list does: a document of its own surely counts the district.
  await page.reload()
  const inDistrict = Number.parseInt(await count(page).innerText(), 10)
  await page.getByRole('checkbox', { name: 'Incluir remotos' }).check()
  await expect(count(page)).toHaveText(new RegExp(`^${inDistrict + 1} `))
  await expect(page).toHaveURL(`/empleos?category=marketing&location=${first}&withRemote=true`)
  await expectAccessible(page)
  await page.getByLabel('Ubicación').selectOption('Todas las ubicaciones')
  await expect(count(page)).toHaveText(new RegExp(`^${all} `))
  await expect(page.getByLabel('Provincia')).toBeHidden()
})

test('a minimum pay hides jobs that pay less; ads without pay are included on request', async ({ page }) => {
  await page.goto('/empleos?q=analista&category=marketing')
  await page.getByLabel('Sueldo mínimo').selectOption('Desde S/ 10,000')
  await expect(page).toHaveURL(/minPay=10000/)
  await expect(page.getByRole('heading', { name: 'No se encontraron empleos' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Incluir avisos sin sueldo visible' }).check()
  await expect(page).toHaveURL(/minPay=10000&withUnknownPay=true/)
  const chips = page.getByRole('group', { name: 'Filtros activos' })
  await chips.getByRole('link', { name: 'Quitar Desde S/ 10,000' }).click()
  await expect(page).toHaveURL('/empleos?q=analista&category=marketing')
  await page.getByLabel('Publicado').selectOption({ index: 4 })
  await expect(page).toHaveURL(/days=30/)
})

test('a category and a place have a page of their own that leads on to its neighbours', async ({ page }) => {
  await page.goto('/empleos')
  await page
    .getByRole('navigation', { name: 'Por categoría' })
    .getByRole('link', { name: 'Marketing' })
    .click()
  await expect(page).toHaveURL('/empleos/categoria/marketing')
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos de Marketing' })).toBeVisible()
  await expect(count(page)).toHaveText('6 empleos encontrados')
  await expect(page.getByRole('region', { name: 'Empleos de Marketing, en cifras' })).toContainText(
    'Avisos activos',
  )
  await expectAccessible(page)
  const elsewhere = page.getByRole('navigation', { name: 'Marketing por departamento' })
  await elsewhere.getByRole('link').first().click()
  await expect(page).toHaveURL(/^[^?]*\/empleos\/categoria\/marketing\/en\/[a-z-]+$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Empleos' }).click()
  await expect(page).toHaveURL('/empleos')
})

test('a single category has its own page, and a search from there returns to the list', async ({ page }) => {
  await page.goto('/empleos?category=Marketing&sort=relevance')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/empleos\/categoria\/marketing$/,
  )
  await page.goto('/empleos/categoria/marketing')
  await page.getByRole('checkbox', { name: 'Remoto' }).check()
  await expect(page).toHaveURL('/empleos?category=marketing&mode=remote')
  await expect(count(page)).toHaveText('1 empleo encontrado')
})

test('each search has a feed that the page and its head lead to', async ({ page }) => {
  await page.goto('/empleos?category=marketing&days=30')
  const feed = page.getByRole('link', { name: 'Sigue esta búsqueda por RSS' })
  await expect(feed).toHaveAttribute('href', '/empleos.rss?category=marketing&days=30')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    '/empleos.rss?category=marketing&days=30',
  )
  const reply = await page.request.get('/empleos.rss?category=marketing')
  expect(reply.headers()['content-type']).toContain('application/rss+xml')
  expect((await reply.text()).match(/<item>/g)).toHaveLength(6)
})

const broken = [
  ['/empleos?category=brujeria', /empleos encontrados$/],
  ['/empleos?page=-4&days=-1&minPay=-100', /empleos encontrados$/],
  ['/empleos?page=9999', /empleos encontrados$/],
  ['/empleos?page=90', 'No hay una página 90'],
  ['/empleos?location=narnia', 'No se encontraron empleos'],
  ['/empleos?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27', 'No se encontraron empleos'],
  ['/empleos?location=%00&q=%F0%9F%98%80&category=%3Cimg%20src%3Dx%3E', 'No se encontraron empleos'],
  ['/empleos-premium?page=77', 'No hay una página 77'],
  ['/empleos/categoria/marketing?page=50&q=nada', 'No hay una página 50'],
  ['/empleos/en/tumbes', 'No se encontraron empleos'],
] as const
for (const [address, answer] of broken)
  test(`the address ${address} is answered kindly`, async ({ page }) => {
    const reply = await page.goto(address)
    expect(reply?.status()).toBe(200)
    await expect(page.getByText(answer).first()).toBeVisible()
    await expect(page.locator('script:not([src])', { hasText: 'alert(1)</script>' })).toHaveCount(0)
  })

test.describe('unknown pages', () => {
  test.use({ allowConsole: refused(404) })
  for (const address of [
    '/empleos/categoria/brujeria',
    '/empleos/en/narnia',
    '/empleos/en/-1',
    '/empleos/categoria/ventas/en/%3Cscript%3E',
  ])
    test(`${address} says that it is not known, and leads on`, async ({ page }) => {
      const reply = await page.goto(address)
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'No conocemos esa categoría o ese lugar',
      )
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Ver todos los empleos' }).click()
      await expect(page).toHaveURL('/empleos')
    })
})

test('a mistyped search finds the intended jobs; one without results says so, with links', async ({
  page,
}) => {
  await page.goto('/empleos?q=comunity+manajer')
  await expect(titles(page).first()).toHaveText('Community Manager')
  await searchField(page).fill('domador de pterodáctilos')
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'No se encontraron empleos' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver todos los empleos' }).click()
  await expect(page).toHaveURL('/empleos')
  await expect(searchField(page)).toHaveValue('')
  await expect(titles(page)).toHaveCount(20)
})

test('pages turn, and going back from an ad restores the scroll position', async ({ page }) => {
  await page.goto('/empleos')
  const first = await titles(page).allTextContents()
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL('/empleos?page=2')
  await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await expect(titles(page).first()).not.toHaveText(first[0] ?? '')

  const opened = titles(page).nth(7)
  const title = (await opened.textContent()) ?? ''
  await opened.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.getByRole('region', { name: 'Resultados' }).getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/empleos?page=2')
  // A parallel journey may have published meanwhile, which moves it by one place.
  await expect(titles(page).filter({ hasText: title }).first()).toBeInViewport()
})

test('an address with filters opens filtered, whatever other parameters it has', async ({ page }) => {
  await page.goto('/empleos?category=Marketing&mode=remote&mode=nada&page=-3&utm_source=x')
  await expect(count(page)).toHaveText('1 empleo encontrado')
  await expect(page.getByLabel('Categoría', { exact: true })).toHaveValue('marketing')
  await expect(page.getByRole('checkbox', { name: 'Remoto' })).toBeChecked()
})

test('premium ads have a list of their own, with words, place and mode', async ({ page }) => {
  await page.goto('/empleos')
  await page.getByRole('main').getByRole('link', { name: 'Empleos Premium' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos Premium' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('SEO')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByLabel('Modalidad').selectOption('Remoto')
  await expect(page).toHaveURL('/empleos-premium?q=SEO&mode=remote')
  await expect(page.getByRole('link', { name: 'Publicar Empleo' })).toHaveAttribute('href', '/companies')
  const ad = page.getByRole('listitem').filter({ hasText: 'Especialista en SEO y Contenidos' })
  await expect(ad.getByRole('list', { name: 'Habilidades' }).getByText('Google Analytics')).toBeVisible()
  await ad.getByRole('link', { name: /^Postular Ahora/ }).click()
  await expect(page.getByRole('dialog', { name: 'Postular' })).toBeVisible()
})
