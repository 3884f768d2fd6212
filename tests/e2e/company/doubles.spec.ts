import type { Page } from '@playwright/test'
import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { makeFullCv } from '#tests/e2e/support/cv.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  test,
} from '#tests/e2e/support/journey.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

const phone = { width: 360, height: 740 }

/** Somebody applies with a new account and this telephone. */
async function apply(page: Page, jobId: number, number: string) {
  const lastName = uniqueWord()
  await signUpProfessional(page, lastName)
  const own = (await (await page.request.get('/api/me/professional')).json()) as { id: number }
  const saved = await page.request.patch(`/api/professionals/${own.id}`, {
    data: { phone: number },
  })
  expect(saved.status()).toBe(200)
  const sent = await page.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const { application } = (await sent.json()) as { application: { id: number } }
  const mine = async () =>
    ((await (await page.request.get('/api/applications/professional')).json()) as { status: string }[])[0]
      ?.status
  return { page, name: `Rosa ${lastName}`, id: application.id, mine }
}

test('two accounts of one person are joined, walked through and answered once each, on desk and phone', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  await signUpCompany(page)
  const title = `Contadora ${uniqueWord()}`
  const jobId = await publishJob(page, title)
  const browser = () => openBrowser({ baseURL: baseURL! })
  const first = await apply(await browser(), jobId, '987 650 001')
  const second = await apply(await browser(), jobId, '+51 987650001')
  const other = await apply(await browser(), jobId, '987 650 002')
  const cv = await makeFullCv()
  await second.page.request.put(`/api/applications/${second.id}/cv`, { multipart: { cv } })

  // The board says so; the panel leads to the page, whose way back keeps the filters.
  await page.goto(`/company-dashboard/candidatos/${jobId}?estado=pending&orden=recent`)
  const board = page.getByRole('group', { name: 'Tablero por etapa' })
  await expect(board.getByText('Posible doble')).toHaveCount(2)
  await page.getByRole('link', { name: first.name, exact: true }).click()
  const panel = page.getByRole('complementary', { name: `Candidato: ${first.name}` })
  await expect(panel.getByText('dejaron el mismo teléfono')).toBeVisible()
  await panel.getByRole('link', { name: 'Ver ficha completa' }).click()
  await expect(page.getByRole('heading', { name: first.name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/estado=pending&orden=recent/)
  // Opening moved the person to another stage: the other two are still those of the list.
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', /estado=pending&orden=recent/)
  await expectAccessibleEverywhere(page)

  // Joined by keyboard: the other one stays on the board.
  await page.getByRole('button', { name: `Unir con ${second.name}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Unir dos postulaciones' })
  await dialog.getByRole('radio', { name: first.name }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: second.name })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Unir' }).click()
  await expect(page.getByText('Postulaciones unidas')).toBeVisible()
  await expect(page.getByRole('heading', { name: second.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Su otra postulación' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver lo que envió' }).click()
  await expectAccessibleEverywhere(page)

  // The next step goes to both.
  const next = page.locator('#siguiente')
  await next.getByLabel('Pasa a').selectOption({ label: 'Preseleccionado' })
  await next.getByLabel(/^Mensaje para/).fill('Nos gustó tu experiencia.')
  await next.getByRole('button', { name: 'Enviar y pasar a Preseleccionado' }).click()
  await expect(page.getByText('Su otra postulación pasa también.')).toBeVisible()
  for (const one of [first, second])
    await whenNotified(expect.poll(one.mine, { timeout: untilNotified }).toBe('preselected'))

  // On a phone: the board has one card for both, and the words are found in the CV.
  await page.setViewportSize(phone)
  await page.goto(`/company-dashboard/candidatos/${jobId}?q=retail&vista=tabla`)
  await expect(page.getByText('Dos postulaciones')).toBeVisible()
  await expect(page.getByText('En su CV:').first()).toBeVisible()
  await expect(page.getByRole('link', { name: other.name })).toBeHidden()
  await expectNoSidewaysScroll(page)
  await page.goto(`/company-dashboard/candidatos/${jobId}/${second.id}?vista=tabla`)
  await expect(page.getByText(/^[12] de 2/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Separar' }).click()
  await expect(page.getByText('Postulaciones separadas')).toBeVisible()
  await page.getByRole('button', { name: `No es la misma persona que ${first.name}` }).click()
  await expect(page.getByText('Son dos personas')).toBeVisible()
  await expect(page.getByText('Parece la misma persona que')).toBeHidden()
})

test('J and K walk through the stage from which one came, also after a move', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await signUpCompany(page)
  const jobId = await publishJob(page, `Contadora ${uniqueWord()}`)
  const people = []
  for (const number of ['987 651 001', '987 651 002', '987 651 003'])
    people.push(await apply(await openBrowser({ baseURL: baseURL! }), jobId, number))
  for (const { id } of people) await page.request.post(`/api/applications/${id}/viewed`, { data: {} })
  const [latest, middle, earliest] = people.toReversed()
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`/company-dashboard/candidatos/${jobId}/${latest!.id}?orden=recent`)
  await expect(page.getByText('1 de 3 en Visto')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading).toHaveText(middle!.name)
  await expect(page.getByText('2 de 3 en Visto')).toBeVisible()
  await page
    .locator('#siguiente')
    .getByRole('button', { name: /^Pasar a/ })
    .click()
  await expect(page.getByText('Quedan 2 en Visto')).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading).toHaveText(earliest!.name)
  await expect(page.getByText('2 de 2 en Visto')).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading).toHaveText(latest!.name)
})
