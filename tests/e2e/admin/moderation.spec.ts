import type { Page } from '@playwright/test'
import { demo, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

// A service that is hidden, and a decision that somebody else has open.
test.use({ allowConsole: refused(404, 409) })

async function publishService(page: Page, title: string): Promise<number> {
  expect((await page.request.post('/api/professionals/activate-premium')).ok()).toBe(true)
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const reply = await page.request.post('/api/services', {
    data: {
      professionalId,
      title,
      category: 'Tecnología e IT',
      description: 'Planos de vivienda en AutoCAD. Escríbeme al 900 000 142 para empezar.',
      price: '25',
    },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return (await reply.json()).service.id
}

async function openQueue(page: Page, query: string): Promise<void> {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto(`/admin/moderation${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Moderación' })).toBeVisible()
}

test('a service is rejected by keyboard with a reason, its owner mends it, and it comes back and is approved', async ({
  page,
  openBrowser,
}) => {
  const owner = await openBrowser()
  const account = await signUpProfessional(owner)
  const title = `Planos ${uniqueWord()}`
  const id = await publishService(owner, title)

  await openQueue(page, `?q=${title}`)
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^Nota/)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('1')
  await expect(page.getByLabel(/^Nota/)).toHaveValue(/^Quita el teléfono/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rechazar y seguir' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Rechazado: ${title}`)).toBeVisible()
  await expect(page.getByText('Nada con estos filtros')).toBeVisible()
  expect((await page.request.get(`/api/services/${id}`)).status()).toBe(404)

  await page.keyboard.press('z')
  await expect(page.getByText('Todo quedó como antes y no avisamos a nadie.')).toBeVisible()
  await expect(page.getByLabel(/^Nota/)).toHaveValue(/^Quita el teléfono/)
  expect((await page.request.get(`/api/services/${id}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Rechazar y seguir' }).click()
  await expect(page.getByText(`Rechazado: ${title}`)).toBeVisible()

  await mailTo(owner, account.email, `Tu servicio necesita cambios: ${title}`)
  await owner.goto('/dashboard/servicios')
  await expect(owner.getByText('Necesita cambios', { exact: true })).toBeVisible()
  await expect(owner.getByText(/^Quita el teléfono/)).toBeVisible()
  await owner.getByRole('button', { name: `Editar: ${title}` }).click()
  const editor = owner.getByRole('dialog')
  await editor.getByLabel('Descripción').fill('Planos de vivienda en AutoCAD, con dos rondas de cambios.')
  await editor.getByRole('button', { name: 'Guardar' }).click()
  await expect(owner.getByText('Necesita cambios', { exact: true })).toBeHidden()
  expect((await page.request.get(`/api/services/${id}`)).status()).toBe(200)

  await page.goto(`/admin/moderation?q=${title}`)
  await expect(page.getByText(/^Le dijimos: Quita el teléfono/)).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(`Aprobado: ${title}`)).toBeVisible()
  await page.goto(`/admin/moderation?status=approved&q=${title}`)
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await expect(page.getByText(/^Aprobado por Administración de la demo/)).toBeVisible()
})

test('on a phone the queue, the item and the decision follow each other', async ({ page, openBrowser }) => {
  const owner = await openBrowser()
  await signUpProfessional(owner)
  const title = `Planos ${uniqueWord()}`
  await publishService(owner, title)
  await page.setViewportSize({ width: 360, height: 740 })
  await openQueue(page, `?q=${title}`)
  await page.getByRole('button', { name: new RegExp(title) }).click()
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Aprobar' }).click()
  await expect(page.getByText(`Aprobado: ${title}`)).toBeVisible()
})

test('a failed decision comes back with its note', async ({ page, openBrowser }) => {
  const owner = await openBrowser()
  await signUpProfessional(owner)
  const title = `Planos ${uniqueWord()}`
  const id = await publishService(owner, title)
  await openQueue(page, `?q=${title}`)
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  expect((await owner.request.put(`/api/services/${id}`, { data: { ...changed, title } })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByLabel(/^Nota/).fill('Di qué incluye el precio.')
  await page.getByRole('button', { name: 'Rechazar y seguir' }).click()
  await expect(page.getByText('No se pudo moderar el servicio.')).toBeVisible()
  await expect(page.getByText('Cambió mientras lo revisabas. Míralo otra vez.')).toBeVisible()
  await expect(page.getByLabel(/^Nota/)).toHaveValue('Di qué incluye el precio.')
  await expect(page.getByText('Ahora con planos de detalle.')).toBeVisible()
})

const changed = {
  category: 'Tecnología e IT',
  description: 'Ahora con planos de detalle.',
  price: '25',
}

test('a CV is rejected, and its owner reads why where the CV is', async ({ page, openBrowser }) => {
  const owner = await openBrowser()
  const account = await signUpProfessional(owner)
  await owner.goto('/dashboard')
  const { id } = await (await owner.request.get('/api/me/professional')).json()
  await owner.request.post(`/api/professionals/${id}/cv-upload`, {
    multipart: {
      cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    },
  })
  await openQueue(page, `?tab=cv&q=${account.email}`)
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByText('No es un CV').click()
  await page.getByRole('button', { name: 'Rechazar y seguir' }).click()
  await expect(page.getByText(/^Rechazado: /)).toBeVisible()
  await owner.goto('/dashboard')
  await expect(owner.getByText('Las empresas no ven este CV')).toBeVisible()
  await expect(owner.getByText(/El archivo no es un CV/)).toBeVisible()
})
