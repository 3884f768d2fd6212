import { demo, password, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob, searchField } from '#tests/e2e/support/jobs.ts'
import { expect, test } from '#tests/e2e/support/journey.ts'
import { press, tabTo, type } from '#tests/e2e/support/keyboard.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { untilNotified, whenNotified } from '#tests/e2e/support/undo-time.ts'

// The journeys without a pointer: Tab reaches everything, Enter, Space and arrows choose, and text is typed.

test('a job is published, found and applied to by keyboard alone', async ({ page: company, openBrowser }) => {
  test.setTimeout(90_000)
  const word = uniqueWord()
  const title = `Analista de nóminas ${word}`
  await signUpCompany(company)
  await company.goto('/company-dashboard/publicar')
  await type(company, company.getByLabel('Título del empleo'), title)
  await tabTo(company, company.getByLabel('Categoría'))
  await company.keyboard.type('Fin')
  await expect(company.getByLabel('Categoría')).toHaveValue('Finanzas')
  await type(company, company.getByLabel('Ubicación'), 'San Isidro, Lima')
  await type(company, company.getByLabel('Rango salarial'), 'S/ 3,000 - 4,000')
  await tabTo(company, company.getByLabel('Tipo de trabajo'))
  await company.keyboard.type('Híb')
  await type(
    company,
    company.getByLabel('Descripción del puesto'),
    'Preparas la planilla mensual de una fábrica.',
  )
  await type(company, company.getByLabel('Requisitos'), 'Dos años en planillas.')
  await press(company, company.getByRole('button', { name: 'Publicar empleo' }), 'Enter')
  await expect(company.getByRole('link', { name: title })).toBeVisible()

  const visitor = await openBrowser()
  await visitor.goto('/')
  await type(visitor, searchField(visitor), `nominas ${word}`)
  await visitor.keyboard.press('Enter')
  await press(visitor, visitor.getByRole('link', { name: new RegExp(`Ver detalles.*${word}`) }), 'Enter')
  await press(visitor, visitor.getByRole('link', { name: 'Postular Ahora' }), 'Enter')
  const dialog = visitor.getByRole('dialog', { name: 'Postular' })
  await type(visitor, dialog.getByLabel('Nombre completo'), 'Rosa Huamán')
  await type(visitor, dialog.getByLabel('Correo electrónico'), `${word}@correo.pe`)
  await press(visitor, dialog.getByLabel('No soy un robot'), 'Space')
  await press(visitor, dialog.getByRole('button', { name: 'Postular Ahora' }), 'Enter')
  await type(visitor, dialog.getByLabel('Contraseña', { exact: true }), password)
  await press(visitor, dialog.getByRole('button', { name: 'Guardar contraseña' }), 'Enter')
  await expect(visitor).toHaveURL('/dashboard')
})

test('a service is found, opened over the list and left by keyboard alone', async ({ page }) => {
  await page.goto('/servicios')
  await type(page, page.getByRole('searchbox'), 'power bi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/servicios?q=power+bi')
  const card = page.getByRole('link', { name: /Tableros de control en Power BI/ }).first()
  await press(page, card, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Tableros de control en Power BI' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await tabTo(page, dialog.getByRole('link', { name: 'Ver Perfil Completo' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card).toBeFocused()
})

test('an alert is asked for by keyboard alone', async ({ page }) => {
  const word = uniqueWord()
  await page.goto(`/empleos?q=${word}`)
  await press(page, page.getByRole('link', { name: 'Crear alerta' }), 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Crear alerta' })
  await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
  await page.keyboard.type(`${word}@ejemplo.pe`)
  await press(page, dialog.getByRole('button', { name: 'Crear alerta' }), 'Enter')
  await expect(dialog.getByText('Revisa tu correo')).toBeVisible()
  expect(await mailTo(page, `${word}@ejemplo.pe`, 'Confirma tu alerta de empleos')).not.toBe('')
})

test('an administrator finds an ad, takes it down and undoes it by keyboard alone', async ({
  page,
  openBrowser,
}) => {
  const word = uniqueWord()
  const title = `Analista de nóminas ${word}`
  const company = await openBrowser()
  await signUpCompany(company)
  const id = await publishJob(company, title)
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/posts')
  await press(page, page.getByRole('link', { name: /^Empleos \(/ }), 'Enter')
  await expect(page).toHaveURL('/admin/posts?tab=jobs')
  await type(page, page.getByLabel('Buscar', { exact: true }), word)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: `Acciones para ${title}` }), 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Ver detalles' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Desactivar' })).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: `Desactivar “${title}”` })
  await expect(form.getByLabel('Motivo')).toBeFocused()
  await page.keyboard.type('Est')
  await expect(form.getByLabel('Motivo')).toHaveValue('duplicate_or_expired')
  await type(page, form.getByLabel('Nota para su dueño'), 'Ya lo publicaste ayer.')
  await press(page, form.getByRole('button', { name: 'Desactivar' }), 'Enter')
  await expect(page.getByText('Desactivaste el empleo')).toBeVisible()
  expect((await page.request.get(`/api/jobs/${id}`)).status()).toBe(410)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Activaste el empleo', { exact: true })).toBeVisible()
  expect((await page.request.get(`/api/jobs/${id}`)).status()).toBe(200)
})

test('a candidate is moved over the board and hired by keyboard alone', async ({ page, openBrowser }) => {
  test.setTimeout(120_000)
  await signUpCompany(page)
  const jobId = await publishJob(page, `Contadora ${uniqueWord()}`)
  const person = await openBrowser()
  await signUpProfessional(person, 'Condori')
  await person.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  await page.goto(`/company-dashboard/candidatos/${jobId}`)
  const column = (name: string) =>
    page.getByRole('group', { name: 'Tablero por etapa' }).getByRole('region', { name })
  const card = (name: string) => column(name).getByRole('link', { name: 'Rosa Condori' })
  await expect(card('Pendiente')).toBeVisible()
  await page.keyboard.press('j')
  await expect(card('Pendiente')).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('dialog', { name: 'Mover a Rosa Condori' })).toBeVisible()
  await page.keyboard.press('3')
  await expect(card('Preseleccionado')).toBeVisible()

  await press(page, card('Preseleccionado'), 'Enter')
  const panel = page.getByRole('complementary', { name: 'Candidato: Rosa Condori' })
  await tabTo(page, panel.getByLabel('Estado de Rosa Condori'))
  await page.keyboard.type('Contra')
  const dialog = page.getByRole('dialog', { name: 'Rosa Condori pasa a Contratado' })
  await expect(dialog).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Mover a Contratado' }), 'Enter')
  const known = async () =>
    (await (await person.request.get('/api/applications/professional')).json())[0].status
  await whenNotified(expect.poll(known, { timeout: 2 * untilNotified }).toBe('hired'))
})
