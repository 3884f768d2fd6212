import { demo, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'

// 401: the page left may ask for its notifications between the end of the view and the new document.
test.use({ allowConsole: refused(401, 403) })

for (const width of [1440, 360])
  test(`support sees a person’s panel, changes nothing, and the person hears of it (${width} px)`, async ({
    page,
    openBrowser,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    const hers = await openBrowser()
    const word = uniqueWord()
    const person = await signUpProfessional(hers, word)
    await page.request.post('/api/admin/login', { data: demo.admin })
    await page.goto(`/admin/users?q=${word}`)
    await page.getByRole('main').getByRole('link', { name: /^Rosa/ }).first().click()
    await page.getByRole('button', { name: 'Ver como' }).click()
    const dialog = page.getByRole('dialog', { name: /^Ver como Rosa/ })
    await dialog.getByLabel('Revisión de una falla').check()
    await expect(dialog.getByText(/Motivo: revisión de una falla\.$/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Avisar y ver' }).click()

    await expect(page).toHaveURL('/dashboard')
    const banner = page.getByRole('complementary', { name: 'Vista de una cuenta' })
    await expect(banner).toContainText('Ves la cuenta de Rosa')
    await expect(banner).toContainText('No puedes cambiar nada')
    await expectAccessibleEverywhere(page)
    await page.goto('/dashboard/mensajes')
    await expect(page.getByText('Esta sección solo la ve su dueño.')).toBeVisible()
    await page.goto('/empleos')
    await expect(banner).toBeVisible()
    await page.goto('/dashboard/notificaciones')
    const refusal = page.waitForResponse((reply) => reply.url().endsWith('/read-all'))
    await page.getByRole('button', { name: 'Marcar todas como leídas' }).click()
    expect((await refusal).status()).toBe(403)

    await banner.getByRole('button', { name: 'Salir' }).click()
    await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
    await expect(page.getByText('Vio la cuenta como su dueño').first()).toBeVisible()

    expect(await mailTo(page, person.email, 'El equipo de Qhatu vio tu cuenta')).toContain(
      'Motivo: revisión de una falla.',
    )
    await hers.goto('/dashboard/notificaciones')
    await expect(hers.getByRole('main').getByText('El equipo de Qhatu vio tu cuenta')).toBeVisible()
  })

test('support sees the panel of a company', async ({ page, openBrowser }) => {
  const theirs = await openBrowser()
  const word = uniqueWord()
  await signUpCompany(theirs, word)
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto(`/admin/users?q=${word}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ver como' }).click()
  await page.getByRole('button', { name: 'Avisar y ver' }).click()
  await expect(page).toHaveURL('/company-dashboard')
  await expect(page.getByRole('complementary', { name: 'Vista de una cuenta' })).toBeVisible()
})
