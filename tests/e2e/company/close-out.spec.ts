import type { Page } from '@playwright/test'
import { confirmEmail, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

/** A minute to undo, two seconds for the last press, and the queue. In milliseconds. */
const untilAnswered = 90_000

async function apply(page: Page, jobId: number) {
  const lastName = uniqueWord()
  const account = await signUpProfessional(page, lastName)
  // Their mails say everything only then.
  await confirmEmail(page, account)
  const { email } = account
  const reply = await page.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const { application } = (await reply.json()) as { application: { id: number } }
  const mine = async () => {
    const list = await (await page.request.get('/api/applications/professional')).json()
    return (list as { status: string; closedUnansweredAt: string | null }[])[0]!
  }
  return { page, email, name: `Rosa ${lastName}`, id: application.id, mine }
}

test('a recruiter archives an ad and answers three groups by keyboard, undoes one, and two people hear it', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signUpCompany(company)
  const title = `Contador ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  const browser = () => openBrowser({ baseURL: baseURL! })
  const pending = await apply(await browser(), jobId)
  const viewed = await apply(await browser(), jobId)
  const preselected = await apply(await browser(), jobId)
  await company.request.post(`/api/applications/${viewed.id}/viewed`, { data: {} })
  await company.request.patch(`/api/applications/${preselected.id}/status`, {
    data: { status: 'preselected' },
  })

  await company.goto('/company-dashboard/empleos')
  await company.getByRole('button', { name: `Más acciones para ${title}` }).click()
  await company.getByRole('menuitem', { name: 'Archivar' }).click()
  await expect(company.getByRole('heading', { name: 'Responder a todos', level: 1 })).toBeVisible()
  await expect(company.getByText('3 personas esperan tu respuesta.', { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(company)

  const answerByKeyboard = async (group: string, text: string | null) => {
    const see = company.getByRole('button', { name: `Ver y editar la respuesta a ${group}` })
    await see.focus()
    await company.keyboard.press('Enter')
    await company.keyboard.press('Tab')
    if (text !== null) {
      await company.keyboard.press('ControlOrMeta+A')
      await company.keyboard.type(text)
    }
    await company.keyboard.press('Tab')
    await company.keyboard.press('Tab')
    await company.keyboard.press('Enter')
    await expect(see).toBeHidden()
  }
  await answerByKeyboard('Pasaron tu primer filtro', 'Hola, {nombre}: para {puesto} elegimos a otra persona.')
  await answerByKeyboard('Abriste su postulación', null)
  await answerByKeyboard('Aún no la abres', null)
  await expect(company.getByRole('status').getByText('1 respuesta', { exact: true })).toHaveCount(3)
  await expectAccessibleEverywhere(company)

  const undo = company.getByRole('status').getByRole('button', { name: 'Deshacer 1 respuesta' }).nth(1)
  await undo.focus()
  await company.keyboard.press('Enter')
  await expect(company.getByText('Deshecho')).toBeVisible()
  await expect(
    company.getByRole('button', { name: 'Ver y editar la respuesta a Abriste su postulación' }),
  ).toBeVisible()

  await whenNotified(
    expect.poll(async () => (await preselected.mine()).status, { timeout: untilAnswered }).toBe('rejected'),
  )
  const mail = await mailTo(company, preselected.email, `Respuesta a tu postulación: ${title}`)
  expect(mail).toContain(`Hola, Rosa: para ${title} elegimos a otra persona.`)
  await expect.poll(async () => (await pending.mine()).status).toBe('rejected')
  expect((await viewed.mine()).status).toBe('viewed')
  await preselected.page.goto('/dashboard/postulaciones')
  await expect(preselected.page.getByText('Rechazado').first()).toBeVisible()
  await preselected.page.getByText('Historial').click()
  await expect(
    preselected.page.getByRole('main').getByText(`Hola, Rosa: para ${title} elegimos a otra persona.`),
  ).toBeVisible()
})

test('the candidate of a company that deletes its ad without a word hears that the process closed, and no rejection', async ({
  page: company,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signUpCompany(company)
  const title = `Cajero ${uniqueWord()}`
  const jobId = await publishJob(company, title)
  const silent = await apply(await openBrowser({ baseURL: baseURL! }), jobId)
  await company.goto('/company-dashboard/empleos')
  await company.getByRole('button', { name: `Más acciones para ${title}` }).click()
  await company.getByRole('menuitem', { name: 'Eliminar' }).click()
  const dialog = company.getByRole('dialog', { name: `¿Eliminar “${title}”?` })
  await expect(dialog).toContainText('1 persona espera tu respuesta: les diremos que el proceso se cerró')
  await dialog.getByRole('button', { name: 'Eliminar' }).click()

  await whenNotified(
    expect
      .poll(async () => (await silent.mine()).closedUnansweredAt, { timeout: 2 * untilAnswered })
      .not.toBeNull(),
  )
  await silent.page.goto('/dashboard/postulaciones')
  await expect(silent.page.getByText('Cerrada sin respuesta')).toBeVisible()
  await expect(silent.page.getByText('Proceso cerrado sin respuesta de la empresa.')).toBeVisible()
  await expect(silent.page.getByRole('link', { name: 'Ver empleos parecidos' })).toBeVisible()
  await expect(silent.page.getByText(/rechaz/i)).toHaveCount(0)
  await expectAccessibleEverywhere(silent.page)
  await mailTo(company, silent.email, `Proceso cerrado sin respuesta de la empresa: ${title}`)
})
