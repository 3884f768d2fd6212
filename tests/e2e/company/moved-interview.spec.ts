import { confirmEmail, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

test.use({ allowConsole: refused(400, 409) })

const phone = { width: 360, height: 740 }
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('no time suits a candidate without scripts, the company offers those wished for, and later moves the chosen one', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000)
  const company = `Textiles ${uniqueWord()}`
  await signUpCompany(page, company)
  const jobId = await publishJob(page, `Contadora ${uniqueWord()}`)
  const lastName = uniqueWord()
  const hers = await openBrowser()
  const account = await signUpProfessional(hers, lastName)
  await confirmEmail(hers, account)
  const sent = await hers.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const { application } = (await sent.json()) as { application: { id: number } }
  const { id } = (await (await page.request.get('/api/session')).json()).user as { id: number }
  const proposed = await page.request.post(`/api/applications/${application.id}/interviews`, {
    data: {
      title: 'Entrevista con Finanzas',
      kind: 'phone',
      minutes: 30,
      bufferMinutes: 15,
      interviewerIds: [id],
      slots: [{ date: dayIn(3), time: '10:00' }],
    },
  })
  expect(proposed.status()).toBe(201)

  // On a phone without scripts and without a session: half a wish is named, and nothing is lost.
  const plain = await openBrowser({ javaScriptEnabled: false, viewport: phone })
  const link = linkTo(
    'entrevistas',
    await mailTo(page, account.email, `${company} te propone una entrevista`),
  )
  await plain.goto(link)
  await plain.getByRole('link', { name: 'Pedir otros horarios' }).click()
  await plain.getByLabel('Cuéntale por qué').fill('Trabajo por la mañana')
  await plain.getByLabel('Día 1').fill(dayIn(5))
  await plain.getByRole('button', { name: 'Pedir otros horarios' }).click()
  await expect(plain.getByLabel('Hora 1')).toHaveAccessibleDescription('Elige también la hora')
  await expect(plain.getByLabel('Cuéntale por qué')).toHaveValue('Trabajo por la mañana')
  await expectNoSidewaysScroll(plain)
  await plain.getByLabel('Hora 1').fill('18:30')
  await plain.getByRole('button', { name: 'Pedir otros horarios' }).click()
  await expect(plain.getByText(`Le pediste otros horarios a ${company}`)).toBeVisible()

  // The company answers with them.
  await page.goto('/company-dashboard/entrevistas')
  const item = page.getByRole('listitem').filter({ hasText: `Rosa ${lastName}` })
  await expect(item.getByText('Ninguna hora le sirve')).toBeVisible()
  await expectAccessible(page)
  await item.getByRole('button', { name: /^Proponer otros horarios/ }).click()
  const offer = page.getByRole('dialog', { name: `Otros horarios para Rosa ${lastName}` })
  await expect(offer.getByLabel('Día 1')).toHaveValue(dayIn(5))
  await expect(offer.getByLabel('Hora 1')).toHaveValue('18:30')
  await expectAccessibleEverywhere(page)
  await offer.getByRole('button', { name: 'Proponer horarios' }).click()
  await expect(page.getByText('Horarios propuestos').first()).toBeVisible()
  await mailTo(page, account.email, `${company} te propone otros horarios`)
  await hers.setViewportSize(phone)
  await hers.goto(link)
  await hers.getByRole('radio', { name: '18:30 - 19:00' }).check()
  await hers.getByRole('button', { name: 'Elegir esta hora' }).click()
  await expect(hers.getByText('Agendada')).toBeVisible()

  // It asks to move the chosen time, changes its mind once, and the old one stands until the candidate chooses.
  const move = page.getByRole('dialog', { name: `Mover la entrevista con Rosa ${lastName}` })
  const ask = async (time: string) => {
    await item.getByRole('button', { name: /^Mover/ }).click()
    await expect(move.getByText(/^Queda el .*18:30 - 19:00/)).toBeVisible()
    await move.getByLabel('Día 1').fill(dayIn(6))
    await move.getByLabel('Hora 1').fill(time)
    await move.getByLabel('Mensaje').fill('Se nos cruzó una reunión')
    await move.getByRole('button', { name: 'Pedir el cambio' }).click()
    await expect(item.getByText('Pediste moverla')).toBeVisible()
  }
  await ask('09:00')
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(item.getByText('Pediste moverla')).toBeHidden()
  await ask('09:30')
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await mailTo(page, account.email, `${company} te pide mover tu entrevista`)
  await hers.goto(link)
  await expect(hers.getByText(`${company} te pide mover la entrevista`)).toBeVisible()
  await expect(hers.getByText('“Se nos cruzó una reunión”')).toBeVisible()
  await expect(hers.getByText(/18:30 - 19:00 \(hora de Lima\)/)).toBeVisible()
  await expectAccessible(hers)
  await expectNoSidewaysScroll(hers)
  await hers.getByRole('radio', { name: '09:30 - 10:00' }).check()
  await hers.getByRole('button', { name: 'Mover la entrevista' }).click()
  await expect(hers.getByText(/09:30 - 10:00 \(hora de Lima\)/)).toBeVisible()
  await expect(item.getByText(/09:30 - 10:00 \(hora de Lima\)/)).toBeVisible()
  await expect(item.getByText('Pediste moverla')).toBeHidden()
})
