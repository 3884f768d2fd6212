import type { Page } from '@playwright/test'
import { signUpProfessional } from '#tests/e2e/support/accounts.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

// The journey's page fails on any request to another host, so this also proves that there is none.
test('a visitor who walks through the site gets no cookie, and nothing stored that the cookie page does not name', async ({
  page,
}) => {
  await page.goto('/cookies')
  const named = (await page.locator('main code').allInnerTexts()).map((key) => key.replace(/…$/, ''))
  expect(named).toContain('qhatu_session')
  const set: string[] = []
  page.on('response', async (response) => {
    const header = await response.headerValue('set-cookie')
    if (header) set.push(header)
  })
  for (const path of [
    '/',
    '/empleos',
    '/empleos-premium',
    '/compatibilidad',
    '/ayuda',
    '/agente',
    '/login',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/empleos?q=community+manager')
  await page.getByRole('link', { name: /Ver detalles.*Community Manager/ }).click()
  await page.getByRole('button', { name: 'Alternar tema claro u oscuro' }).click()
  await page.goto('/contacto')
  await page.getByLabel('Mensaje').fill('Un borrador.')
  await page.goto('/libro-de-reclamaciones')
  await page.getByLabel('Domicilio').fill('Jr. Las Flores 123')
  await page.goto('/')

  expect(await page.context().cookies()).toEqual([])
  expect(set).toEqual([])
  const keys = await stored(page)
  expect(keys).toContain('qhatu.theme')
  expect(keys).toContain('qhatu.reclamo')
  expect(keys.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([])
})

test('signing in sets only the two necessary cookies, which scripts cannot read', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['qhatu_device', 'qhatu_session'])
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})

test('signing out deletes all drafts in the browser', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/contacto')
  await page.getByLabel('Mensaje').fill('Mi sueldo de hoy es…')
  await page.goto('/libro-de-reclamaciones')
  await page.getByLabel('Domicilio').fill('Jr. Las Flores 123')
  await expect.poll(() => stored(page)).toEqual(expect.arrayContaining(['qhatu.contacto', 'qhatu.reclamo']))
  await page.getByLabel('Domicilio').fill('Jr. Las Flores 1234')
  await page.getByRole('button', { name: /^Menú de/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/')
  expect((await stored(page)).filter((key) => key.startsWith('qhatu.'))).toEqual([])
  await page.goto('/libro-de-reclamaciones')
  await expect(page.getByLabel('Domicilio')).toHaveValue('')
})
