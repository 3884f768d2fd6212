import type { Page } from '@playwright/test'
import { demo, signIn, signUpCompany, enterByLogin, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

const open = async (page: Page, q: string) => {
  await page.goto(`/servicios?q=${encodeURIComponent(q)}`)
  await page
    .getByRole('region', { name: 'Resultados' })
    .getByRole('heading', { level: 2 })
    .first()
    .getByRole('link')
    .click()
  return page.getByRole('dialog').first()
}

test('a company writes to a professional and hires: both are notified, and it reads where the reply will appear', async ({
  page,
}) => {
  const company = `Textiles ${uniqueWord()}`
  const account = await signUpCompany(page, company)
  const detail = await open(page, 'tributaria fiscalización')
  await detail.getByRole('button', { name: 'Pregunta antes de pedir' }).click()
  const box = page.getByRole('dialog', { name: 'Contactar a Rosa' })
  await expect(box.getByLabel('Tu mensaje')).toBeFocused()
  await expectAccessible(page)
  await box.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(box.getByText('Por favor escribe un mensaje antes de enviar')).toBeVisible()
  await expect(box.getByLabel('Tu mensaje')).toHaveAccessibleDescription('Escribe tu mensaje')
  const question = `¿Revisas también planillas? ${uniqueWord()}`
  await box.getByLabel('Tu mensaje').fill(question)
  // Closing keeps the text.
  await page.keyboard.press('Escape')
  await detail.getByRole('button', { name: 'Pregunta antes de pedir' }).click()
  await expect(box.getByLabel('Tu mensaje')).toHaveValue(question)
  await box.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(box).toBeHidden()
  await expect(detail.getByRole('status')).toHaveText(
    'Mensaje enviado. La respuesta de Rosa llegará a tu correo y a tu campana.',
  )
  expect(await mailTo(page, 'rosa.tello@demo.qhatu.pe', `${company} te escribió por tu servicio`)).toContain(
    question,
  )

  await detail.getByRole('button', { name: 'Contratar Servicio' }).first().click()
  const request = page.getByRole('dialog', { name: 'Contratar Servicio' })
  await request.getByLabel('Qué necesitas').fill('Los doce meses de este año.')
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(detail.getByText('Solicitada')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Contratar Servicio' })).toHaveCount(0)
  await mailTo(page, 'rosa.tello@demo.qhatu.pe', `${company} quiere contratar tu servicio`)
  expect(
    await mailTo(page, account.email, 'Tu solicitud a Rosa: Revisión tributaria antes de una fiscalización'),
  ).toContain('Los doce meses de este año.')

  // The question continues the conversation about this service, which names it.
  await detail.getByRole('button', { name: 'Pregunta antes de pedir' }).click()
  await expect(page.getByRole('log')).toContainText(question)
  await expect(
    page.getByRole('link', { name: 'Revisión tributaria antes de una fiscalización' }).first(),
  ).toBeVisible()
  await page.goBack()

  // The contact makes the person's contact data visible.
  await detail.getByRole('link', { name: 'Ver Perfil Completo' }).click()
  await expect(page.getByRole('link', { name: 'rosa.tello@demo.qhatu.pe' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contactar', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('signing in to contact returns to the open form', async ({ page, openBrowser, baseURL }) => {
  const account = await signUpCompany(page)
  const other = await openBrowser({ baseURL: baseURL! })
  const detail = await open(other, 'accesibilidad web')
  await detail.getByRole('link', { name: 'Iniciar Sesión para Contactar' }).click()
  await enterByLogin(other, account)
  await expect(other.getByRole('dialog', { name: 'Contactar a Renzo' })).toBeVisible()
})

test('a professional neither contacts nor hires, and reads why; the own profile offers to edit it', async ({
  page,
}) => {
  await signIn(page, demo.professional)
  const detail = await open(page, 'power bi')
  await expect(detail.getByText('Contactar y contratar es para empresas.')).toBeVisible()
  await expect(detail.getByRole('button', { name: /Contactar|Contratar/ })).toHaveCount(0)
  await page.goto('/professional/1')
  await expect(page.getByRole('link', { name: 'Editar mi perfil' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'profesional@demo.qhatu.pe' })).toBeVisible()
})
