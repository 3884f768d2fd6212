import type { Page } from '@playwright/test'
import { demo, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

/** The list of posts, found by a word that no other journey uses. */
async function openPosts(page: Page, query: string): Promise<void> {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto(`/admin/posts?${query}`)
}

async function choose(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones para ${title}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test.describe('an ad', () => {
  test.use({ allowConsole: refused(410) })

  test('is taken down with a reason, which its company reads and cannot undo', async ({
    page,
    openBrowser,
  }) => {
    const word = uniqueWord()
    const title = `Contadora ${word}`
    const company = await openBrowser()
    const { email } = await signUpCompany(company)
    const id = await publishJob(company, title)

    await openPosts(page, `tab=jobs&search=${word}`)
    await expect(page.getByRole('link', { name: 'Empleos (1)' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'Servicios (0)' })).toBeVisible()
    await page.getByRole('button', { name: `Ver ${title}` }).click()
    const detail = page.getByRole('dialog', { name: title })
    await expect(detail.getByText('ferretería con tres locales')).toBeVisible()
    await expect(detail.getByRole('link', { name: 'Ver página pública' })).toHaveAttribute(
      'href',
      `/jobs/${id}`,
    )
    await expectAccessibleEverywhere(page)
    await detail.getByRole('button', { name: 'Desactivar' }).click()
    const form = page.getByRole('dialog', { name: `Desactivar “${title}”` })
    await form.getByRole('button', { name: 'Desactivar' }).click()
    await expect(form.getByText('Elige un motivo', { exact: true }).last()).toBeVisible()
    await expect(form.getByText('Escribe qué debe saber su dueño')).toBeVisible()
    await form.getByLabel('Motivo').selectOption('Pide dinero')
    await form.getByLabel('Nota para su dueño').fill('Quita el cobro por el uniforme.')
    await expectAccessibleEverywhere(page)
    await form.getByRole('button', { name: 'Desactivar' }).click()
    await expect(page.getByText('Desactivaste el empleo')).toBeVisible()
    await expect(page.getByRole('table').getByText('Inactivo')).toBeVisible()
    await expectAccessibleEverywhere(page)

    const visitor = await openBrowser()
    expect((await visitor.goto(`/jobs/${id}`))?.status()).toBe(410)
    await visitor.goto(`/empleos?q=${word}`)
    await expect(visitor.getByRole('link', { name: new RegExp(word) })).toHaveCount(0)

    await mailTo(company, email, 'Retiramos tu aviso')
    await company.goto('/company-dashboard/empleos')
    await expect(company.getByText('Retirado por Qhatu').first()).toBeVisible()
    await company.getByRole('button', { name: `Más acciones para ${title}` }).click()
    await company.getByRole('menuitem', { name: 'Archivar' }).click()
    await expect(company.getByText('Empleo archivado')).toBeVisible()
    await company.getByRole('button', { name: `Reactivar ${title}` }).click()
    await expect(company.getByText('Nadie más ve').first()).toBeVisible()
    expect((await visitor.goto(`/jobs/${id}`))?.status()).toBe(410)
    await company.getByRole('link', { name: 'Ver qué hacer' }).click()
    await expect(company.getByRole('heading', { name: 'Tu aviso está retirado por Qhatu' })).toBeVisible()
    await expect(company.getByText('Quita el cobro por el uniforme.', { exact: true })).toBeVisible()
    await expectAccessibleEverywhere(company)

    await choose(page, title, 'Activar')
    await expect(page.getByText('Activaste el empleo', { exact: true })).toBeVisible()
    expect((await visitor.goto(`/jobs/${id}`))?.status()).toBe(200)
  })
})

test('a service is taken down and activated; its professional reads why', async ({ page, openBrowser }) => {
  const word = uniqueWord()
  const title = `Logos ${word}`
  const seller = await openBrowser()
  await signUpProfessional(seller, `Quispe${word}`)
  const id = await sellService(seller, title)

  await openPosts(page, `search=quispe${word}`)
  await choose(page, title, 'Desactivar')
  const form = page.getByRole('dialog', { name: `Desactivar “${title}”` })
  await form.getByLabel('Motivo').selectOption('Tiene datos falsos')
  await form.getByLabel('Nota para su dueño').fill('Los logos son de otra persona.')
  await form.getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByText('Desactivaste el servicio')).toBeVisible()
  expect((await page.request.get(`/api/services/${id}`)).status()).toBe(404)

  await seller.goto('/dashboard/servicios')
  await expect(seller.getByText('Tu servicio está retirado por Qhatu')).toBeVisible()
  await expect(seller.getByText('Los logos son de otra persona.', { exact: true })).toBeVisible()
  await seller.getByRole('button', { name: `Pausar: ${title}` }).click()
  await seller.getByRole('button', { name: `Mostrar: ${title}` }).click()
  await expect(seller.getByText('Tu servicio sigue retirado por Qhatu')).toBeVisible()
  await expectAccessibleEverywhere(seller)
  expect((await page.request.get(`/api/services/${id}`)).status()).toBe(404)

  await choose(page, title, 'Activar')
  await expect(page.getByText('Activaste el servicio', { exact: true })).toBeVisible()
  expect((await page.request.get(`/api/services/${id}`)).status()).toBe(200)
})

test('a deleted ad is found among the deleted ones and restored, also on a phone', async ({
  page,
  openBrowser,
}) => {
  const word = uniqueWord()
  const title = `Mozo ${word}`
  const company = await openBrowser()
  await signUpCompany(company)
  const id = await publishJob(company, title)

  await page.setViewportSize({ width: 360, height: 740 })
  await openPosts(page, `tab=jobs&search=${word}`)
  await choose(page, title, 'Eliminar')
  const question = page.getByRole('dialog', { name: `¿Eliminar “${title}”?` })
  await expect(question.getByText(/Durante 30 días el equipo puede restaurarlo/)).toBeVisible()
  await question.getByLabel('Motivo').selectOption('Está duplicado o vencido')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Eliminaste el empleo')).toBeVisible()
  await expect(page.getByText('Ningún empleo con estos filtros')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Restauraste el empleo')).toBeVisible()
  await choose(page, title, 'Eliminar')
  await question.getByLabel('Motivo').selectOption('Está duplicado o vencido')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Ningún empleo con estos filtros')).toBeVisible()
  await company.goto('/company-dashboard/empleos')
  await expect(company.getByRole('heading', { name: 'Aún no publicas empleos' })).toBeVisible()

  await page.getByLabel('Estado').selectOption('Eliminados')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(`/admin/posts?tab=jobs&search=${word}&status=deleted`)
  await expect(page.getByText('Quedan 30 días para restaurarlo')).toBeVisible()
  await expectAccessible(page)
  await choose(page, title, 'Restaurar')
  await expect(page.getByText('Restauraste el empleo')).toBeVisible()
  expect((await page.request.get(`/api/jobs/${id}`)).status()).toBe(200)
  await page.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL('/admin/posts?tab=jobs')
})

test('the old address of the services leads to their tab', async ({ page }) => {
  await openPosts(page, '')
  await page.goto('/admin/services?search=logos')
  await expect(page).toHaveURL('/admin/posts?search=logos')
  await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue('logos')
})

test.describe('without the server', () => {
  test.use({ allowConsole: refused(404) })

  test('an act on something that is gone says so and keeps the form', async ({ page, openBrowser }) => {
    const word = uniqueWord()
    const title = `Chofer ${word}`
    const company = await openBrowser()
    await signUpCompany(company)
    const id = await publishJob(company, title)
    await openPosts(page, `tab=jobs&search=${word}`)
    await choose(page, title, 'Desactivar')
    const form = page.getByRole('dialog', { name: `Desactivar “${title}”` })
    await form.getByLabel('Motivo').selectOption('Otro motivo')
    await form.getByLabel('Nota para su dueño').fill('Repetido.')
    await company.request.delete(`/api/jobs/${id}`)
    await form.getByRole('button', { name: 'Desactivar' }).click()
    await expect(form.getByRole('alert')).toContainText(/no existe|No encontramos|encontrado/)
    await expect(form.getByLabel('Nota para su dueño')).toHaveValue('Repetido.')
  })
})

/** A service of the signed-in professional, with the launch offer of the plan. Returns its id. */
async function sellService(page: Page, title: string): Promise<number> {
  expect((await page.request.post('/api/professionals/activate-premium')).status()).toBe(200)
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const reply = await page.request.post('/api/services', {
    data: {
      professionalId,
      title,
      category: 'Fotografía',
      price: '20',
      description: 'Diseño tu logo en una semana.',
    },
  })
  expect(reply.status()).toBe(201)
  return ((await reply.json()) as { service: { id: number } }).service.id
}
