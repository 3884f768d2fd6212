import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'

async function addWork(page: Page, description: string): Promise<void> {
  const { id } = await (await page.request.get('/api/me/professional')).json()
  const work = {
    position: 'Analista de datos',
    company: 'Taller Retama',
    startDate: '2022-03',
    current: true,
    description,
  }
  const added = await page.request.post(`/api/professionals/${id}/experiences`, { data: work })
  expect(added.status()).toBe(201)
  const changed = await page.request.patch(`/api/professionals/${id}`, {
    data: { title: 'Analista de datos', skills: ['SQL'], location: 'Lima' },
  })
  expect(changed.status()).toBe(200)
}

test('a CV is reviewed line by line: accepted, taken back, put aside', async ({ page }) => {
  await signUpProfessional(page)
  await addWork(
    page,
    'Elaboración de reportes de ventas\nVivo en Jr. Los Pinos 123, Surco\nEstado civil: soltera',
  )
  await page.goto('/agente')
  await page.getByRole('link', { name: 'Revisar mi CV' }).click()
  await expect(page.getByText('Elaboro reportes de ventas')).toBeVisible()
  await expectAccessibleEverywhere(page)
  const accept = page.getByRole('button', { name: 'Aceptar: Empieza con un verbo' })
  await accept.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Antes \d+: \d+ más$/)).toBeVisible()
  await expect(accept).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer: Empieza con un verbo' }).click()
  await expect(accept).toBeVisible()
  await page.getByRole('button', { name: 'Descartar: Agrega un resultado' }).click()
  await expect(page.getByRole('button', { name: 'Descartar: Agrega un resultado' })).toHaveCount(0)
  // Of an address the district stays.
  const shorten = page.getByRole('button', { name: 'Aceptar: Deja solo tu distrito' })
  await expect(page.getByText('Vivo en Surco')).toBeVisible()
  // A line that says nothing else goes. On a slow line the next one is accepted before the first is stored.
  const remove = page.getByRole('button', { name: 'Aceptar: Quita este dato personal' })
  await page.route('/api/coach/review/changes', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await shorten.click()
  await remove.click()
  await expect(shorten).toHaveCount(0)
  await expect(remove).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Deshacer: Quita este dato personal' }).click()
  await remove.click()
  await expect(remove).toHaveCount(0)
  await page.goto('/dashboard/experiencia')
  await expect(page.getByText('Elaboración de reportes de ventas')).toBeVisible()
  await expect(page.getByText('Estado civil')).toHaveCount(0)
  await expect(page.getByText('Vivo en Surco')).toBeVisible()
  await expect(page.getByText('Los Pinos')).toHaveCount(0)
})

test('from a job: what is missing, an interview practised, and a letter in the form', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(90_000)
  const title = `Analista de datos ${uniqueWord()}`
  const company = await openBrowser()
  await signUpCompany(company)
  await publishJob(company, title, { requirements: 'SQL y Power BI. Inglés avanzado.' })
  await signUpProfessional(page)
  await addWork(page, 'Reduje 20 % el tiempo de los reportes con SQL')
  await page.goto(`/empleos?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: new RegExp(`de ${title}`) }).click()
  await page.getByRole('link', { name: 'Qué me falta' }).click()
  await expect(page.getByText(/^Cumples \d de \d requisitos$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^\d?Te falta: Inglés avanzado/ })).toBeVisible()
  await expect(page.getByText(/^Tu perfil todavía no dice qué idiomas hablas/)).toBeVisible()
  await expectAccessibleEverywhere(page)

  // The plan of the week has the same steps.
  const fromJob = page.url()
  await page.goto('/agente/plan')
  await expect(page.getByRole('heading', { name: 'Di qué idiomas hablas' })).toBeVisible()
  await page.getByRole('link', { name: 'Agregar mis idiomas' }).click()
  await expect(page.getByRole('heading', { name: 'Idiomas', exact: true })).toBeInViewport()
  await page.goto(fromJob)

  await page.getByRole('link', { name: 'Practicar la entrevista' }).click()
  await expect(page.getByText(/^Pregunta 1 de \d$/)).toBeVisible()
  await page.getByLabel('Tu respuesta').fill(`Me interesa ser ${title}. Revisé cada tablero que publican.`)
  await page.getByRole('button', { name: 'Revisar mi respuesta' }).click()
  await expect(page.getByRole('list', { name: 'Qué encontramos' })).toContainText('Lo que hiciste tú')
  await expectAccessibleEverywhere(page)
  await page.reload()
  await expect(page.getByLabel('Tu respuesta')).toHaveValue(/^Me interesa ser/)
  const next = page.getByRole('button', { name: /^(?:Siguiente pregunta|Ver el resumen)$/ })
  while (await next.isVisible()) await next.click()
  await expect(page.getByRole('heading', { name: /^Resumen: 1 de \d respondidas$/ })).toBeFocused()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar el resumen' }).click()
  expect((await download).suggestedFilename()).toContain(title)

  await page.getByRole('link', { name: 'Postular', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Escribir una base con mis datos' }).click()
  const letter = dialog.getByLabel(/^Carta de presentación/)
  await expect(letter).toHaveValue(new RegExp(title))
  await expect(letter).toHaveValue(/Reduje 20 %/)
  await dialog.getByRole('button', { name: 'Corta' }).click()
  await expect(letter).not.toHaveValue(/Reduje 20 %/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await expect(letter).toHaveValue('')
})

test('the plan of the week follows what is true', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/agente/plan')
  await expect(page.getByRole('heading', { name: 'Di a qué te dedicas' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await addWork(page, 'Reduje 20 % el tiempo de los reportes con SQL')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Agrega tus estudios' })).toBeVisible()
})
