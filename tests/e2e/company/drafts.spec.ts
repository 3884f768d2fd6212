import type { Page } from '@playwright/test'
import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, refused, scriptsOf, test } from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(409, 400, 410) })

const list = '/company-dashboard/empleos'

async function fillAd(page: Page, title: string) {
  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Categoría').selectOption('Operaciones')
  await page.getByLabel('Ubicación').fill('Ate, Lima')
  await page.getByLabel('Rango salarial').fill('S/ 1,800')
  await page.getByLabel('Tipo de trabajo').selectOption('presencial')
  await page.getByLabel('Descripción del puesto').fill('Preparas los pedidos de un almacén.')
  await page.getByLabel('Requisitos').fill('Un año en almacén.')
}

const act = async (page: Page, title: string, name: string) => {
  await page.getByRole('button', { name: `Más acciones para ${title}` }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a draft is kept while it is typed, goes on after a reload and in the list, and is deleted and brought back', async ({
  page,
}) => {
  const title = `Operario ${uniqueWord()}`
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Categoría').selectOption('Operaciones')
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible()
  await expect(page).toHaveURL(/borrador=\d+/)
  await page.reload()
  await expect(page.getByText('Sigues con un borrador')).toBeVisible()
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
  await page
    .getByRole('navigation', { name: 'Tipo de empleo' })
    .getByRole('link', { name: 'Premium' })
    .click()
  await page
    .getByRole('navigation', { name: 'Tipo de empleo' })
    .getByRole('link', { name: 'Estándar' })
    .click()
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
  await expect(page.getByLabel('Categoría')).toHaveValue('Operaciones')

  await page.getByRole('main').getByRole('link', { name: 'Empezar otro aviso' }).click()
  await expect(page.getByLabel('Título del empleo')).toHaveValue('')
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Borradores' })).toBeVisible()
  await expectAccessible(page)
  await act(page, title, 'Eliminar')
  await expect(page.getByRole('heading', { name: 'Borradores' })).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('link', { name: `Continuar ${title}` }).click()
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
})

test('two people of a company with one draft: nobody overwrites the other unasked', async ({
  page,
  context,
}) => {
  const title = `Operaria ${uniqueWord()}`
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page.getByLabel('Título del empleo').fill(title)
  await expect(page).toHaveURL(/borrador=\d+/)
  const other = await context.newPage()
  await other.goto(page.url())
  await scriptsOf(other)
  const saved = other.waitForResponse((reply) => reply.request().method() === 'PUT')
  await other.getByLabel('Beneficios').fill('Movilidad de la empresa')
  expect((await saved).status()).toBe(200)
  await page.getByLabel('Beneficios').fill('Almuerzo')
  await expect(page.getByText('Alguien de tu equipo cambió este borrador mientras escribías')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver lo del equipo' }).click()
  await expect(page.getByLabel('Beneficios')).toHaveValue('Movilidad de la empresa')
  await page.getByLabel('Beneficios').fill('Movilidad y almuerzo')
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible()
})

test('an ad is scheduled, its day is changed and cancelled, and it is published at once', async ({
  page,
}) => {
  const title = `Almacenera ${uniqueWord()}`
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await fillAd(page, title)
  await page.getByLabel('Vacantes').fill('3')
  await page.getByLabel('Referencia interna').fill('ALM-7')
  await page.getByLabel('Un día que elijo').check()
  await page.getByLabel('Día', { exact: true }).fill('2020-01-01')
  await page.getByRole('button', { name: 'Programar publicación' }).click()
  await expect(page.getByLabel('Día', { exact: true })).toHaveAccessibleDescription(
    'Elige una fecha y una hora que no hayan pasado',
  )
  await expectAccessible(page)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Día', { exact: true }).fill(tomorrow)
  await page.getByRole('button', { name: 'Programar publicación' }).click()
  await expect(page).toHaveURL(list)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('Programado', { exact: true })).toBeVisible()
  await expect(row.getByText('3 vacantes')).toBeVisible()
  await expect(row.getByText('Ref. ALM-7')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Borradores' })).toHaveCount(0)

  await act(page, title, 'Cambiar la fecha')
  const dialog = page.getByRole('dialog', { name: 'Programar publicación' })
  await dialog.getByLabel('Hora de Lima').fill('15:30')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Programar' }).click()
  await expect(row.getByText(/Se publica el .* 15:30/)).toBeVisible()
  await act(page, title, 'Cancelar la programación')
  await expect(row.getByText('Archivado', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Reactivar ${title}` }).click()
  await expect(row.getByText('Activo', { exact: true })).toBeVisible()
  await act(page, title, 'Extender')
  await expect(page.getByText('Aviso extendido')).toBeVisible()
  await act(page, title, 'Extender')
  await expect(page.getByText(/Este aviso ya está extendido/)).toBeVisible()
})

test('a closed ad becomes a draft and a template, and a template becomes another draft', async ({ page }) => {
  const title = `Vigilante ${uniqueWord()}`
  await signUpCompany(page)
  await publishJob(page, title)
  await page.goto(list)
  await act(page, title, 'Archivar')
  await act(page, title, 'Duplicar')
  await expect(page.getByText('Sigues con un borrador')).toBeVisible()
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
  await page.goto(list)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Archivado' })
    .getByRole('button', { name: `Más acciones para ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Guardar como plantilla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar como plantilla' })
  await dialog.getByLabel('Nombre de la plantilla').fill('')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByLabel('Nombre de la plantilla')).toHaveAccessibleDescription(
    'Escribe el nombre de la plantilla',
  )
  await dialog.getByLabel('Nombre de la plantilla').fill('Vigilancia')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Usar Vigilancia' }).click()
  await expect(page.getByText('Sigues con un borrador')).toBeVisible()
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
})

test('drafts and a scheduled ad on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const title = `Chofer ${uniqueWord()}`
  await signUpCompany(page)
  await page.goto('/company-dashboard/publicar')
  await page.getByLabel('Título del empleo').fill(title)
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible()
  await page.goto(list)
  await page.getByRole('link', { name: `Continuar ${title}` }).press('Enter')
  await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(overflow).toBe(false)
  await expectAccessible(page)
})

test('a company reads how its ad does, and still sees it once it is closed', async ({
  page,
  openBrowser,
}) => {
  const title = `Soldador ${uniqueWord()}`
  await signUpCompany(page)
  const id = await publishJob(page, title)
  const visitor = await openBrowser()
  // A browser without a window names itself as a robot, which is not counted.
  const counted = await visitor.request.post(`/api/jobs/${id}/views?from=https://www.google.com/`, {
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    },
  })
  expect(counted.status()).toBe(204)

  await page.goto(list)
  await act(page, title, 'Estadísticas')
  await expect(page.getByRole('heading', { name: 'Estadísticas', level: 1 })).toBeVisible()
  const sources = page.getByRole('table', { name: 'Visitas y postulaciones por origen' })
  await expect(sources.getByText('Buscadores')).toBeVisible()
  await page.getByRole('button', { name: 'Postulaciones' }).press('Enter')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.goto(list)
  await act(page, title, 'Archivar')
  await expect(page.getByRole('main').getByText('Archivado', { exact: true })).toBeVisible()
  await act(page, title, 'Ver el aviso')
  await expect(page.getByText('Este aviso está cerrado')).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  const gone = await visitor.goto(`/jobs/${id}`)
  expect(gone?.status()).toBe(410)
  await expect(visitor.getByRole('heading', { name: 'Este empleo ya cerró' })).toBeVisible()
})
