import type { Page } from '@playwright/test'
import { everyWeekday } from '#tests/support/bookings.ts'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

/**
 * The service of a new professional, who signs up in this browser and is available every day from 9 to 18. Returns its
 * address.
 */
async function sell(seller: Page): Promise<string> {
  await signUpProfessional(seller)
  expect((await seller.request.post('/api/professionals/activate-premium')).status()).toBe(200)
  const hours = everyWeekday('09:00', '18:00')
  const open = await seller.request.put('/api/me/availability', {
    data: { isOpen: true, bufferMinutes: 0, noticeHours: 0, hours, daysOff: [] },
  })
  expect(open.status()).toBe(200)
  const { id: professionalId } = await (await seller.request.get('/api/me/professional')).json()
  const made = await seller.request.post('/api/services', {
    data: {
      title: `Diagnóstico ${uniqueWord()}`,
      description: 'Miro tu producto y te digo por dónde empezar.',
      category: 'Programación',
      price: '30',
      professionalId,
    },
  })
  expect(made.status()).toBe(201)
  return `/servicios/${(await made.json()).service.id}`
}
const bookButton = (page: Page) => page.getByRole('button', { name: /^Agendar/ })
const times = (page: Page) => page.getByRole('group', { name: /^Hora del/ }).getByRole('radio')

test('a company books a free time, the professional confirms it, and the company cancels', async ({
  page,
  openBrowser,
}) => {
  const company = `Tejidos ${uniqueWord()}`
  const seller = await openBrowser()
  const service = await sell(seller)
  await signUpCompany(page, company)
  await page.goto(service)
  await bookButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Agendar con Rosa' })
  await expect(times(page).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Agendar cita' }).click()
  await expect(dialog.getByText('La hora es requerida')).toBeVisible()
  await expect(dialog.getByText('Elige una hora', { exact: true })).toBeVisible()

  // By keyboard: the next free day, and its second time.
  await dialog.getByRole('group', { name: 'Día' }).getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await times(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(times(page).nth(1)).toBeChecked()
  await dialog.getByLabel('Notas').fill('El catálogo de mantas')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const done = page.getByRole('dialog', { name: 'Cita solicitada' })
  await expect(done.getByRole('status')).toContainText('(hora de Lima)')
  await expectAccessible(page)
  const file = await done.getByRole('link', { name: 'Añadir a mi calendario' }).getAttribute('href')
  expect(await (await page.request.get(file ?? '')).text()).toContain('SUMMARY:Cita con Rosa')
  await done.getByRole('link', { name: 'Ver mis citas' }).click()
  await expect(page.getByRole('heading', { name: 'Esperan confirmación (1)' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'El catálogo de mantas' })).toBeVisible()
  await expectAccessibleEverywhere(page)

  await seller.goto('/dashboard/citas')
  const asked = seller.getByRole('listitem').filter({ hasText: company })
  await asked.getByRole('button', { name: /^Confirmar/ }).click()
  await expect(asked.getByText('Confirmada')).toBeVisible()

  // The company's open page updates.
  await whenNotified(
    expect(page.getByRole('listitem').filter({ hasText: 'Confirmada' })).toBeVisible({
      timeout: untilNotified,
    }),
  )
  await page.getByRole('button', { name: /^Cancelar ?: Rosa/ }).click()
  const question = page.getByRole('dialog', { name: '¿Cancelar esta cita?' })
  await question.getByRole('button', { name: 'Cancelar cita' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cancelada' })).toBeVisible()
  await whenNotified(expect(asked.getByText('Cancelada')).toBeVisible({ timeout: untilNotified }))
})

test.describe('a time that is booked meanwhile', () => {
  test.use({ allowConsole: refused(409) })

  test('is refused with alternatives, is no longer offered, and the form keeps its values', async ({
    page,
    openBrowser,
  }) => {
    const service = await sell(await openBrowser())
    await signUpCompany(page)
    await page.goto(service)
    await bookButton(page).click()
    const last = await times(page).last().inputValue()
    await times(page).last().check({ force: true })
    await page.getByLabel('Notas').fill('Dos tiendas en Arequipa')
    const other = await openBrowser()
    await signUpCompany(other)
    await other.goto(service)
    await bookButton(other).click()
    await times(other).last().check({ force: true })
    await other.getByRole('button', { name: 'Agendar cita' }).click()
    await expect(other.getByRole('dialog', { name: 'Cita solicitada' })).toBeVisible()

    await page.getByRole('button', { name: 'Agendar cita' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Ese horario ya no está libre. Los más cercanos:',
    )
    await expect(page.getByRole('radio', { name: last, exact: true })).toHaveCount(0)
    await expect(page.getByLabel('Notas')).toHaveValue('Dos tiendas en Arequipa')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await bookButton(page).click()
    await expect(page.getByLabel('Notas')).toHaveValue('Dos tiendas en Arequipa')
  })
})

test('in Madrid a time is shown in both time zones', async ({ openBrowser }) => {
  const page = await openBrowser({ timezoneId: 'Europe/Madrid', viewport: { width: 360, height: 740 } })
  const service = await sell(await openBrowser())
  await signUpCompany(page)
  await page.goto(service)
  await bookButton(page).click()
  await expect(times(page).first()).toHaveAccessibleName(/^09:00 en Lima, 1[56]:00 en Madrid$/)
  await expectNoSidewaysScroll(page)
})

test('a professional sets the hours of the week, once for all workdays, and finds them again', async ({
  page,
}) => {
  await signUpProfessional(page)
  await page.goto('/dashboard/citas')
  await expect(page.getByText('Funcionalidad exclusiva del Plan Premium')).toBeVisible()
  await expectAccessible(page)
  expect((await page.request.post('/api/professionals/activate-premium')).ok()).toBe(true)

  await page.reload()
  await page.getByRole('button', { name: 'Definir mis horas' }).click()
  await page.getByRole('button', { name: 'Agregar horas al lunes' }).click()
  await page.getByLabel('Hasta, lunes').selectOption('13:00')
  await page.getByRole('button', { name: 'Agregar horas al lunes' }).click()
  await page.getByLabel('Desde, lunes, tramo 2').selectOption('12:00')
  const save = page.getByRole('button', { name: 'Guardar disponibilidad' })
  await save.click()
  await expect(page.getByText('Separa las horas del lunes: se cruzan')).toBeVisible()
  await page.getByLabel('Desde, lunes, tramo 2').selectOption('15:00')
  await page.getByLabel('Hasta, lunes, tramo 2').selectOption('18:00')
  await page.getByRole('button', { name: 'Copiar las horas del lunes' }).click()
  await page.getByRole('menuitem', { name: 'Copiar de lunes a viernes' }).click()
  await page.getByLabel('Margen entre citas').selectOption('30 min')
  await page.getByLabel('Día libre', { exact: true }).fill('2040-12-25')
  await page.getByRole('button', { name: 'Agregar día' }).click()
  await expectAccessibleEverywhere(page)
  await save.click()
  await expect(page.getByText('Disponibilidad guardada').first()).toBeVisible()

  await page.reload()
  await page.getByRole('tab', { name: 'Disponibilidad' }).click()
  await expect(page.getByLabel('Desde, viernes, tramo 2')).toHaveValue('15:00')
  await expect(page.getByLabel('Margen entre citas')).toHaveValue('30')
  await expect(page.getByText('martes 25 de diciembre de 2040')).toBeVisible()
  await expect(page.getByRole('group', { name: 'sábado' }).getByText('Sin horas')).toBeVisible()
  await page.getByRole('tab', { name: 'Calendario' }).click()
  await expect(page.getByRole('table', { name: 'Citas del mes' })).toBeVisible()
  await expectAccessibleEverywhere(page)
})
