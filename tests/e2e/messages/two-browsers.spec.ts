import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { sayByCall, startTalk } from '#tests/e2e/support/talks.ts'

const messagesWith = (page: Page, name: string) => page.getByRole('log', { name: `Mensajes con ${name}` })
const box = (page: Page, name: string) => page.getByLabel(`Mensaje para ${name}`)

test('two browsers talk: messages appear at once, with read receipts', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  const professional = await openBrowser({ baseURL: baseURL! })
  const { companyName, professionalName, serviceId } = await startTalk(professional, company)

  await professional.goto('/dashboard')
  const tab = professional.getByRole('navigation', { name: 'Panel profesional' }).getByRole('link', {
    name: /Mensajes/,
  })
  await expect(tab).toContainText('1')
  await tab.click()
  const entry = professional.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link')
  await expect(entry).toContainText('1 sin leer')
  await expect(professional.getByText('Elige una conversación para leerla.')).toBeVisible()
  await entry.click()
  const toSeller = messagesWith(professional, companyName)
  await expect(toSeller.getByText('Hola, ¿tienes tiempo?')).toBeVisible()
  await expect(entry).not.toContainText('sin leer')
  await expect(tab).not.toContainText('1')
  await expectAccessibleEverywhere(professional)

  await company.goto(`/company-dashboard/mensajes?servicio=${serviceId}`)
  const toCompany = messagesWith(company, 'Rosa')
  await expect(toCompany.getByText('Visto')).toBeVisible()
  await expectAccessible(company)

  const writing = box(professional, companyName)
  await writing.fill('Sí, desde el lunes.')
  await writing.press('Shift+Enter')
  await writing.pressSequentially('Mira https://tupay.pe/obra.')
  await writing.press('Enter')
  await expect(writing).toHaveValue('')
  await expect(toSeller.getByText('Sí, desde el lunes.')).toBeVisible()
  // Without a reload: it arrives, is announced, and the writer sees that it was read.
  const link = toCompany.getByRole('link', { name: 'https://tupay.pe/obra' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(company.getByRole('status').filter({ hasText: 'Rosa: Sí, desde el lunes.' })).toHaveCount(1)
  await expect(toSeller.getByText('Visto')).toBeVisible()

  // The company answers with the button.
  await box(company, professionalName).fill('Perfecto')
  await company.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(toSeller.getByText('Perfecto')).toBeVisible()
})

test('a long thread opens at its end, loads older messages without moving the view, and announces new ones', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  const professional = await openBrowser({ baseURL: baseURL! })
  const { serviceId } = await startTalk(professional, company)
  for (let n = 1; n <= 120; n++) await sayByCall(n % 3 ? company : professional, serviceId, `Mensaje ${n}`)
  await company.goto(`/company-dashboard/mensajes?servicio=${serviceId}`)
  const thread = messagesWith(company, 'Rosa')
  await expect(thread.getByText('Mensaje 120')).toBeInViewport()

  const early = thread.getByText('Mensaje 72')
  await thread.focus()
  await early.scrollIntoViewIfNeeded()
  const place = (await early.boundingBox())!.y
  await expect(thread.getByText('Mensaje 40')).toBeAttached()
  expect(Math.abs((await early.boundingBox())!.y - place)).toBeLessThan(5)

  await sayByCall(professional, serviceId, 'Una novedad')
  const news = company.getByRole('button', { name: 'Mensajes nuevos' })
  await expect(news).toBeVisible()
  expect(Math.abs((await early.boundingBox())!.y - place)).toBeLessThan(5)
  await news.click()
  await expect(thread.getByText('Una novedad')).toBeInViewport()
  await expect(news).toHaveCount(0)
})

test('a blocked person cannot write and is not notified of the block, and a report gets a code', async ({
  page: professional,
  openBrowser,
  baseURL,
}) => {
  const company = await openBrowser({ baseURL: baseURL! })
  const { companyName, professionalName, serviceId } = await startTalk(professional, company)
  await company.goto(`/company-dashboard/mensajes?servicio=${serviceId}`)
  await expect(box(company, professionalName)).toBeVisible()
  await professional.goto(`/dashboard/mensajes?servicio=${serviceId}`)

  const options = professional.getByRole('button', { name: 'Opciones de la conversación' })
  await options.click()
  await professional.getByRole('menuitem', { name: 'Reportar' }).click()
  const report = professional.getByRole('dialog', { name: `Reportar a ${companyName}` })
  await expectAccessible(professional)
  await report.getByLabel('Envía publicidad o mensajes repetidos').check()
  await report.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(report.getByRole('status')).toContainText(/R-[2-9A-Z]{6}/)
  await report.getByRole('button', { name: 'Cerrar' }).last().click()

  await options.click()
  await professional.getByRole('menuitem', { name: 'Bloquear' }).click()
  await professional.getByRole('button', { name: 'Bloquear', exact: true }).click()
  await expect(
    professional.getByText(`Bloqueaste a ${companyName}. Ninguno puede escribirle al otro.`),
  ).toBeVisible()
  await expect(company.getByText('No puedes enviar mensajes en esta conversación.')).toBeVisible()
  await expect(messagesWith(company, 'Rosa').getByText('Hola, ¿tienes tiempo?')).toBeVisible()
  await expect(company.getByText(/bloque/i)).toHaveCount(0)

  await professional.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(box(company, professionalName)).toBeVisible()
})
