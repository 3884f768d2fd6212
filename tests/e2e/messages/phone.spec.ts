import { demo, signIn, signUpCompany, signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { startTalk } from '#tests/e2e/support/talks.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('list and thread come one after the other, and a draft waits in its conversation', async ({
    page: company,
    openBrowser,
    baseURL,
  }) => {
    const professional = await openBrowser({ baseURL: baseURL! })
    const { professionalName } = await startTalk(professional, company)
    await company.goto('/company-dashboard/mensajes')
    await expectAccessible(company)
    const entry = company
      .getByRole('navigation', { name: 'Conversaciones' })
      .getByRole('link', { name: professionalName })
    await entry.click()
    await expect(entry).toBeHidden()
    const writing = company.getByLabel(`Mensaje para ${professionalName}`)
    await expect(writing).toBeInViewport()
    await expectAccessible(company)
    await writing.fill('Te escribo más tarde')
    await company.getByRole('link', { name: 'Volver a las conversaciones' }).click()
    await entry.click()
    await expect(writing).toHaveValue('Te escribo más tarde')
    await company.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(company.getByRole('log').getByText('Te escribo más tarde')).toBeInViewport()
    await company.goBack()
    await expect(entry).toContainText('Te escribo más tarde')
  })
})

test('without conversations the screen says how to start one', async ({ page, openBrowser, baseURL }) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard/mensajes')
  await expect(page.getByRole('heading', { name: 'No hay conversaciones' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ver Servicios Profesionales' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const professional = await openBrowser({ baseURL: baseURL! })
  await signUpProfessional(professional)
  await professional.goto('/dashboard/mensajes')
  await expect(professional.getByRole('heading', { name: 'No hay conversaciones' })).toBeVisible()
})

test('a basic professional reads the first message; the others wait behind the plan or the chat', async ({
  page,
}) => {
  await signIn(page, demo.professional)
  await page.goto('/dashboard/mensajes')
  await page.getByRole('navigation', { name: 'Conversaciones' }).getByRole('link', { name: /Qoya/ }).click()
  await expect(page.getByRole('log').getByText('¿Podrías dejarlo automático?')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Qoya Retail te escribió 2 mensajes más' })).toBeVisible()
  await expect(page.getByText('videollamada')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Activar chat por 30 días ($5 USD)' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Mejorar plan' }).click()
  await expect(page.getByRole('dialog', { name: 'Funcionalidad Premium' })).toBeVisible()
  await page.keyboard.press('Escape')

  // The demo must not change, so the reply is mocked instead of paying.
  await page.route('**/activate-chat', (route) =>
    route.fulfill({ json: { success: true, message: '', activeUntil: null, checkoutUrl: '/membresia' } }),
  )
  const request = page.waitForRequest('**/activate-chat')
  const place = new URL(page.url()).searchParams
  await page.getByRole('button', { name: 'Activar chat por 30 días ($5 USD)' }).click()
  expect((await request).postDataJSON()).toEqual({ companyId: Number(place.get('empresa')) })
  await expect(page).toHaveURL('/membresia')
})
