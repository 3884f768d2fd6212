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

test('a company proposes three times, and the candidate picks one on a phone in Madrid', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const company = `Textiles ${uniqueWord()}`
  await signUpCompany(page, company)
  await page.request.put('/api/company/team/me', { data: { name: 'Ariana Ríos' } })
  const title = `Contadora ${uniqueWord()}`
  const jobId = await publishJob(page, title)
  const hers = await openBrowser({ timezoneId: 'Europe/Madrid', viewport: phone })
  const lastName = uniqueWord()
  const account = await signUpProfessional(hers, lastName)
  await confirmEmail(hers, account)
  const sent = await hers.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  const { application } = (await sent.json()) as { application: { id: number } }

  // From the board; what is missing is said at its field.
  await page.goto(`/company-dashboard/candidatos/${jobId}?candidato=${application.id}`)
  const panel = page.getByRole('complementary', { name: `Candidato: Rosa ${lastName}` })
  await panel.getByRole('tab', { name: 'Entrevistas' }).click()
  await expect(panel.getByText('Aún no hay entrevistas con Rosa.')).toBeVisible()
  await panel.getByRole('button', { name: 'Proponer entrevista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proponer entrevista a Rosa' })
  await dialog.getByLabel('De qué trata').fill('Entrevista con Finanzas')
  await expect(dialog.getByLabel('Ariana Ríos (tú)')).toBeChecked()
  await dialog.getByRole('button', { name: 'Proponer', exact: true }).click()
  const place = dialog.getByLabel('Enlace de la videollamada')
  await expect(place).toHaveAccessibleDescription('Pega el enlace completo, que empieza con https://')
  await expect(place).toBeFocused()
  await place.fill('https://meet.example/finanzas')
  await dialog.getByRole('button', { name: 'Agregar horario' }).click()
  await dialog.getByRole('button', { name: 'Agregar horario' }).click()
  for (const [at, time] of ['10:00', '15:00', '16:30'].entries()) {
    await dialog.getByLabel(`Día ${at + 1}`).fill(dayIn(at === 0 ? 3 : 4))
    await dialog.getByLabel(`Hora ${at + 1}`).fill(time)
  }
  await expectAccessibleEverywhere(page)
  await dialog.getByRole('button', { name: 'Proponer', exact: true }).click()
  await expect(page.getByText('Entrevista propuesta').first()).toBeVisible()
  await expect(panel.getByText('Por elegir hora')).toBeVisible()

  // The candidate learns of it in the panel, live, and chooses on the page of the link.
  await hers.goto('/dashboard/postulaciones')
  const mail = await mailTo(page, account.email, `${company} te propone una entrevista`)
  expect(mail).toContain('Entrevista con Finanzas')
  await hers.getByRole('link', { name: /^Elegir hora/ }).click()
  await expect(hers).toHaveURL(/\/entrevistas\//)
  await expect(hers.getByText(/en Madrid/).first()).toBeVisible()
  await expectNoSidewaysScroll(hers)
  await expectAccessible(hers)
  await hers.getByRole('radio', { name: /^15:00 - 15:45/ }).check()
  await hers.getByRole('button', { name: 'Elegir esta hora' }).click()
  await expect(hers.getByText('Agendada')).toBeVisible()
  await expect(hers.getByText(/15:00 - 15:45 \(hora de Lima\)/)).toBeVisible()
  await expect(hers.getByRole('link', { name: 'Agregar a mi calendario' })).toBeVisible()
  await expectAccessible(hers)

  // Both see it: the team without a reload, and in its list.
  await expect(panel.getByText('Agendada')).toBeVisible()
  await page.goto('/company-dashboard/entrevistas')
  const item = page.getByRole('listitem').filter({ hasText: `Rosa ${lastName}` })
  await expect(item.getByText(/15:00 - 15:45 \(hora de Lima\)/)).toBeVisible()
  await expectAccessible(page)
  await hers.goto('/dashboard/postulaciones')
  // The bell may tell of it, too.
  await expect(hers.getByRole('time').filter({ hasText: /15:00 - 15:45 \(hora de Lima\)/ })).toBeVisible()
  await expectNoSidewaysScroll(hers)

  // The company cancels, and changes its mind.
  await item.getByRole('button', { name: /^Cancelar/ }).click()
  const why = page.getByRole('dialog', { name: `Cancelar la entrevista con Rosa ${lastName}` })
  await why.getByRole('button', { name: 'Cancelar entrevista' }).click()
  await expect(why.getByLabel('Motivo')).toHaveAccessibleDescription('Escribe el motivo')
  await why.getByLabel('Motivo').fill('Se llenó el puesto')
  await why.getByRole('button', { name: 'Cancelar entrevista' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(item.getByText('Agendada')).toBeVisible()
})

test('a candidate without an account moves and cancels by the link, without scripts', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const company = `Textiles ${uniqueWord()}`
  await signUpCompany(page, company)
  const jobId = await publishJob(page, `Contadora ${uniqueWord()}`)
  const plain = await openBrowser({ javaScriptEnabled: false, viewport: phone })
  const email = `${uniqueWord()}@ejemplo.pe`
  await plain.goto(`/jobs/${jobId}/postular`)
  await plain.getByLabel('Nombre completo').fill('Nadia Quispe')
  await plain.getByLabel('Correo electrónico').fill(email)
  await plain.getByRole('button', { name: 'Postular Ahora' }).click()
  const confirm = await mailTo(page, email, 'Confirma tu postulación en Qhatu')
  await plain.goto(linkTo('postulacion/confirmar', confirm))
  await plain.getByRole('button', { name: 'Confirmar y enviar' }).click()
  await expect(plain).toHaveURL('/dashboard/postulaciones')

  const [candidate] = (await (await page.request.get(`/api/jobs/${jobId}/candidates`)).json()) as {
    id: number
  }[]
  const { id } = (await (await page.request.get('/api/session')).json()).user as { id: number }
  const proposed = await page.request.post(`/api/applications/${candidate!.id}/interviews`, {
    data: {
      title: 'Entrevista por teléfono',
      kind: 'phone',
      minutes: 30,
      bufferMinutes: 15,
      interviewerIds: [id],
      slots: [
        { date: dayIn(3), time: '10:00' },
        { date: dayIn(3), time: '11:00' },
      ],
      note: 'Te llamamos a tu número.',
    },
  })
  expect(proposed.status()).toBe(201)

  // Another browser, without a session.
  const visitor = await openBrowser({ javaScriptEnabled: false, viewport: phone })
  await visitor.goto(linkTo('entrevistas', await mailTo(page, email, `${company} te propone una entrevista`)))
  await visitor.getByRole('radio', { name: '10:00 - 10:30' }).check()
  await visitor.getByRole('button', { name: 'Elegir esta hora' }).click()
  await expect(visitor.getByText('Agendada')).toBeVisible()
  const when = visitor.getByText(/\(hora de Lima\)/)
  await expect(when).toContainText('10:00 - 10:30')
  await visitor.getByRole('radio', { name: '11:00 - 11:30' }).check()
  await visitor.getByRole('button', { name: 'Mover la entrevista' }).click()
  await expect(when).toContainText('11:00 - 11:30')
  await expectNoSidewaysScroll(visitor)

  await visitor.getByRole('link', { name: 'Cancelar la entrevista' }).click()
  await visitor.getByLabel('Motivo').fill('   ')
  await visitor.getByRole('button', { name: 'Cancelar la entrevista' }).click()
  await expect(visitor.getByLabel('Motivo')).toHaveAccessibleDescription('Escribe el motivo')
  await visitor.getByLabel('Motivo').fill('Estaré de viaje')
  await visitor.getByRole('button', { name: 'Cancelar la entrevista' }).click()
  await expect(visitor.getByText('La cancelaste tú: “Estaré de viaje”')).toBeVisible()
  await page.goto('/company-dashboard/entrevistas')
  await page.getByRole('tab', { name: 'Anteriores' }).click()
  await expect(page.getByText('La canceló el candidato: “Estaré de viaje”')).toBeVisible()
})
