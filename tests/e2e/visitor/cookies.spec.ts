import type { Page } from '@playwright/test'
import { signUpProfessional } from '../support/accounts.ts'
import { expect, test } from '../support/journey.ts'

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

// The journey's page fails on any request to another host, so this is also the proof that there is none.
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

test('who signs in gets the one cookie that is needed, closed to scripts', async ({ page }) => {
  await signUpProfessional(page)
  await page.goto('/dashboard')
  const cookies = await page.context().cookies()
  expect(cookies).toMatchObject([{ name: 'qhatu_session', httpOnly: true, sameSite: 'Lax', path: '/' }])
})
