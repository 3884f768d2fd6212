import type { Page } from '@playwright/test'
import { demo, signIn, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/journey.ts'

const apply = async (page: Page, lastName: string, jobId: number) => {
  await page.context().clearCookies()
  await signUpProfessional(page, lastName)
  expect((await page.request.post(`/api/jobs/${jobId}/apply`, { data: { coverLetter: '' } })).ok()).toBe(true)
}

// A free plan has one open ad at a time.
const archive = async (page: Page, jobId: number) => {
  const reply = await page.request.patch(`/api/jobs/${jobId}/status`, { data: { status: 'archived' } })
  expect(reply.ok()).toBe(true)
}

test('a new company is led to its first ad; then the summary leads to what waits, and the list of all candidates is searched, filtered and kept in its address', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  await company.goto('/company-dashboard')
  await expect(company.getByRole('heading', { name: 'Publica tu primer empleo' })).toBeVisible()
  await expectAccessible(company)

  const [first, second] = [`Contadora ${uniqueWord()}`, `Cajera ${uniqueWord()}`]
  const firstId = await publishJob(company, first)
  await apply(page, 'Condori', firstId)
  await apply(page, 'Yupanqui', firstId)
  await archive(company, firstId)
  await apply(page, 'Zegarra', await publishJob(company, second))

  await company.goto('/company-dashboard')
  await expect(company.getByRole('link', { name: '3 candidatos nuevos por revisar' })).toBeVisible()
  const funnel = company.getByRole('list', { name: `Etapas de ${second}` })
  await expect(funnel.getByRole('link', { name: '1 Pendientes' })).toBeVisible()
  await expectAccessible(company)
  await company.getByRole('link', { name: '3 candidatos nuevos por revisar' }).click()

  const table = company.getByRole('table', { name: 'Tus candidatos' })
  await expect(table.getByRole('link')).toHaveText(['Rosa Zegarra', 'Rosa Yupanqui', 'Rosa Condori'])
  await expect(company.getByLabel('Etapa')).toHaveValue('pending')
  await company.getByLabel('Empleo', { exact: true }).selectOption({ label: `${first} (2)` })
  await expect(table.getByRole('link')).toHaveText(['Rosa Yupanqui', 'Rosa Condori'])
  // On a slow line: an order is chosen before the people are there, and the words still count.
  await company.route(/candidatos\S*(?:condori|orden)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  const asked = company.waitForRequest(/candidatos\S*condori/)
  await company.getByRole('searchbox', { name: 'Buscar candidato' }).fill('condori')
  await asked
  await company.getByLabel('Orden').selectOption('Por apellido')
  await expect(company.getByLabel('Orden')).toHaveValue('name')
  await company.unrouteAll({ behavior: 'wait' })
  await expect(table.getByRole('link')).toHaveText(['Rosa Condori'])
  await expect(company).toHaveURL(/q=condori/)
  await expect(company).toHaveURL(/orden=name/)
  await expectAccessible(company)

  // The address has the whole query: a reload shows the same list.
  await company.reload()
  await expect(table.getByRole('link')).toHaveText(['Rosa Condori'])
  await company.getByRole('searchbox', { name: 'Buscar candidato' }).fill('nadie así')
  await expect(company.getByText('Nadie coincide')).toBeVisible()
  await company.getByRole('link', { name: 'Quitar filtros' }).click()
  await expect(table.getByRole('link')).toHaveCount(3)

  // An opened candidate is no longer new, and the next action changes.
  await table.getByRole('link', { name: 'Rosa Zegarra' }).click()
  await expect(company.getByRole('complementary', { name: 'Candidato: Rosa Zegarra' })).toBeVisible()
  await company.goto('/company-dashboard')
  await expect(company.getByRole('link', { name: '2 candidatos nuevos por revisar' })).toBeVisible()
})

test('jobs are searched, narrowed by state, and each stage leads to its people', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const [open, closed] = [`Contadora ${uniqueWord()}`, `Cajera ${uniqueWord()}`]
  await archive(company, await publishJob(company, closed))
  await apply(page, 'Condori', await publishJob(company, open))

  await company.goto('/company-dashboard/empleos')
  const titles = company.getByRole('main').getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(2)
  await company.getByLabel('Estado').selectOption('Archivados')
  await expect(titles).toHaveText([new RegExp(closed)])
  // What is typed before the address has changed stays.
  await company.route(/empleos\.data/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await company.getByLabel('Estado').selectOption('Todos los estados')
  const search = company.getByRole('searchbox', { name: 'Buscar empleo' })
  await search.fill(open)
  await expect(company).toHaveURL(/estado=(&|$)/)
  await expect(titles).toHaveCount(2)
  await expect(search).toHaveValue(open)
  await search.press('Enter')
  await expect(titles).toHaveText([new RegExp(open)])
  await expectAccessible(company)
  await company.getByRole('link', { name: '1 Pendientes' }).click()
  await expect(company.getByRole('link', { name: 'Rosa Condori' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the filters are in a sheet, and several candidates fit on a screen', async ({
    page,
    openBrowser,
  }) => {
    await signUpCompany(page)
    const jobId = await publishJob(page, `Contadora ${uniqueWord()}`)
    const people = await openBrowser()
    await apply(people, 'Condori', jobId)
    await apply(people, 'Yupanqui', jobId)

    await page.goto('/company-dashboard/candidatos')
    const list = page.getByRole('list', { name: 'Tus candidatos' })
    await expect(list.getByRole('link')).toHaveText(['Rosa Yupanqui', 'Rosa Condori'])
    await page.getByRole('button', { name: 'Filtros' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await sheet.getByLabel('Orden').selectOption('Los que más esperan')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Ver 2 candidatos' }).click()
    await expect(list.getByRole('link')).toHaveText(['Rosa Condori', 'Rosa Yupanqui'])
    await expect(page.getByRole('button', { name: 'Filtros 1' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto('/company-dashboard')
    await expect(page.getByRole('link', { name: '2 candidatos nuevos por revisar' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('the board starts at the stage of the best match, whose tab is visible', async ({ page }) => {
    await signIn(page, demo.company)
    await page.goto('/company-dashboard/candidatos?vista=empleos')
    await page.getByRole('link', { name: 'Desarrollador/a Full Stack' }).click()
    const chosen = page.getByRole('tab', { selected: true })
    await expect(chosen).toHaveText(/^Entrevistado/)
    await expect(chosen).toBeInViewport({ ratio: 1 })
  })
})
