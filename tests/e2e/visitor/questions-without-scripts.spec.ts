import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { ofForm, publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, refused, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'
import { pdf } from '#tests/support/multipart.ts'

test.use({ javaScriptEnabled: false, allowConsole: refused(400, 409) })

test('the questions of an ad are answered in the form without scripts, which loses nothing when it is refused', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const licence = { kind: 'yes_no', text: '¿Tienes licencia A-I?' }
  const years = { kind: 'number', text: '¿Cuántos años manejas?' }
  const jobId = await publishJob(company, `Chofer ${uniqueWord()}`, { questions: [licence, years] })
  const email = `${uniqueWord()}@ejemplo.pe`

  await page.goto(`/jobs/${jobId}/postular`)
  await page.getByLabel('Nombre completo').fill('Rosa Quispe')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel(years.text).fill('cuatro')
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('Elige sí o no')).toBeVisible()
  await expect(page.getByLabel(years.text)).toHaveAccessibleDescription('Escribe solo un número, sin letras')
  await expect(page.getByLabel(years.text)).toHaveValue('cuatro')
  await page.getByRole('group', { name: licence.text }).getByLabel('Sí').check()
  await page.getByLabel(years.text).fill('4')

  // Another question comes in between.
  const job = await (await company.request.get(`/api/company/jobs/${jobId}`)).json()
  const more = { kind: 'choice', text: '¿Qué turno prefieres?', options: ['Día', 'Noche'], isRequired: false }
  const data = ofForm(job, [...job.questions, more])
  expect((await company.request.put(`/api/jobs/${jobId}`, { data })).status()).toBe(200)
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText(/La empresa cambió las preguntas/)).toBeVisible()
  await expect(page.getByRole('group', { name: licence.text }).getByLabel('Sí')).toBeChecked()
  await page.getByRole('group', { name: more.text }).getByLabel('Noche').check()
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()

  const mail = await mailTo(page, email, 'Confirma tu postulación en Qhatu')
  await page.goto(linkTo('postulacion/confirmar', mail))
  await page.getByRole('button', { name: 'Confirmar y enviar' }).click()
  await expect(page).toHaveURL('/dashboard/postulaciones')
  const reply = await company.request.get(`/api/jobs/${jobId}/candidates`)
  expect((await reply.json())[0].answers.map(({ answer }: { answer: string }) => answer)).toEqual([
    'Sí',
    '4',
    'Noche',
  ])
})

test('a file that an ad asks for is sent by the form without scripts, by a visitor and by a professional', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  await signUpCompany(company)
  const question = { kind: 'file', text: 'Adjunta tu portafolio' }
  const jobId = await publishJob(company, `Ilustrador ${uniqueWord()}`, { questions: [question] })
  const portfolio = { name: 'Portafolio.pdf', mimeType: 'application/pdf', buffer: pdf(900, 'Portafolio') }
  const email = `${uniqueWord()}@ejemplo.pe`

  await page.goto(`/jobs/${jobId}/postular`)
  await page.getByLabel('Nombre completo').fill('Rosa Quispe')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('Adjunta el archivo', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Rosa Quispe')
  await page.getByLabel(question.text).setInputFiles(portfolio)
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible()
  const mail = await mailTo(page, email, 'Confirma tu postulación en Qhatu')
  await page.goto(linkTo('postulacion/confirmar', mail))
  await page.getByRole('button', { name: 'Confirmar y enviar' }).click()
  await expect(page).toHaveURL('/dashboard/postulaciones')

  const otherCompany = await openBrowser()
  await signUpCompany(otherCompany)
  const other = await publishJob(otherCompany, `Ilustrador ${uniqueWord()}`, { questions: [question] })
  await page.goto(`/jobs/${other}/postular`)
  await page.getByLabel(question.text).setInputFiles(portfolio)
  await page.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Postulación enviada' })).toBeVisible()
  for (const [owner, id] of [
    [company, jobId],
    [otherCompany, other],
  ] as const) {
    const [candidate] = await (await owner.request.get(`/api/jobs/${id}/candidates`)).json()
    const sent = await owner.request.get(candidate.answers[0].fileUrl)
    expect((await sent.body()).equals(portfolio.buffer)).toBe(true)
  }
})
