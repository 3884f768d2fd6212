import type { Locator, Page } from '@playwright/test'
import { answerChallenge } from '#tests/support/human-check.ts'
import {
  signUpCompany,
  signUpNewCompany,
  signUpProfessional,
  uniqueWord,
} from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessibleEverywhere, refused } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { withOwnServer } from '#tests/e2e/support/own-server.ts'

const admin = { email: 'turno@ejemplo.pe', password: 'una jornada larga y tranquila' }
// Nothing waits there but what the journey brings.
const test = withOwnServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
test.use({ allowConsole: refused(404) })

/** Has one thing arrive at each of four desks. */
async function bringWork(open: () => Promise<Page>) {
  const newCompany = await open()
  await signUpNewCompany(newCompany)
  const heldAd = `Almacenero ${uniqueWord()}`
  await publishJob(newCompany, heldAd)

  const company = await open()
  await signUpCompany(company)
  const reported = `Cajero ${uniqueWord()}`
  const jobId = await publishJob(company, reported)
  const report = {
    reason: 'false_data',
    details: 'El sueldo no es ese.',
    email: `${uniqueWord()}@ejemplo.pe`,
  }
  expect((await company.request.post(`/api/jobs/${jobId}/report`, { data: report })).status()).toBe(201)

  const professional = await open()
  await signUpProfessional(professional)
  const service = `Planos ${uniqueWord()}`
  await publishService(professional, service)

  const name = `Ruth ${uniqueWord()}`
  const email = `${uniqueWord()}@ejemplo.pe`
  const humanCheck = await answerChallenge(await (await company.request.get('/api/human-check')).json())
  const message = { name, email, topic: 'account', message: 'No puedo entrar a mi cuenta.', humanCheck }
  const written = await company.request.post('/api/contact', { data: message })
  expect(written.status()).toBe(201)
  return { heldAd, reported, service, name, email, code: (await written.json()).code }
}

async function publishService(page: Page, title: string): Promise<void> {
  await page.request.post('/api/professionals/activate-premium')
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const service = {
    professionalId,
    title,
    category: 'Tecnología e IT',
    description: 'Planos de vivienda en AutoCAD, con dos rondas de cambios.',
    price: '25',
  }
  expect((await page.request.post('/api/services', { data: service })).status()).toBe(201)
}

/** Presses a key until it has brought the focus there: a page is painted a moment before it listens to keys. */
const pressFor = (page: Page, key: string, field: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key)
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()

const isInbox = (url: string) => new URL(url).pathname === '/admin'

test('a day of an administrator by keyboard, from a full inbox to an empty one', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000)
  const work = await bringWork(openBrowser)
  expect((await page.request.post('/api/admin/login', { data: admin })).ok()).toBe(true)
  const inbox = page.getByRole('list', { name: 'Lo que espera' })
  /** Opens the item by its key, which is the first one left of its desk. */
  const open = async (desk: RegExp, title: string) => {
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Mesas' }).getByRole('link', { name: desk }).press('Enter')
    const row = inbox.getByRole('button', { name: new RegExp(title) })
    // The first Enter unfolds a row that is not unfolded, the next one opens it; before hydration neither does anything.
    await expect(async () => {
      if (isInbox(page.url())) await row.press('Enter', { timeout: 1000 })
      expect(isInbox(page.url())).toBe(false)
    }).toPass()
  }
  await page.goto('/admin')
  await expect(inbox.getByRole('listitem')).toHaveCount(4)
  // What is due first is on top: a held ad within hours, a message within working days.
  await expect(inbox.getByRole('listitem').first()).toContainText(work.heldAd)
  await expect(inbox.getByRole('listitem').last()).toContainText(work.name)
  await expectAccessibleEverywhere(page)

  await open(/^Avisos en espera/, work.heldAd)
  const heldAd = page.getByRole('article', { name: work.heldAd })
  await expect(heldAd).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('a')
    await expect(heldAd).toBeHidden({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('z')
  await expect(page.getByText('El aviso espera otra vez y no avisamos a nadie.')).toBeVisible()
  await expect(heldAd).toBeVisible()
  await page.keyboard.press('a')
  await expect(heldAd).toBeHidden()

  await open(/^Servicios/, work.service)
  await expect(page.getByRole('article', { name: work.service })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('a')
    await expect(page.getByText(`Aprobado: ${work.service}`)).toBeVisible({ timeout: 2000 })
  }).toPass()

  await open(/^Reportes/, work.reported)
  await expect(page.getByRole('article', { name: work.reported })).toBeVisible()
  await pressFor(page, 'd', page.getByLabel(/^Nota/))
  await page.keyboard.type('El sueldo del aviso es el que pagan.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`No procede: ${work.reported}`)).toBeVisible()

  await open(/^Contacto/, work.name)
  await expect(page.getByRole('article', { name: work.name })).toBeVisible()
  await pressFor(page, 'r', page.getByRole('textbox', { name: 'Respuesta' }))
  await page.keyboard.type('Ya puedes entrar.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Respondida: ${work.name}`)).toBeVisible()

  await page.goto('/admin')
  await expect(page.getByText('No espera nada')).toBeVisible()
  await expect(page.getByText('Hoy se resolvieron 4 cosas.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  expect(await mailTo(page, work.email, `Respuesta a tu mensaje (${work.code})`)).toContain(
    'Ya puedes entrar',
  )
})
