import { demo, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessibleEverywhere, refused, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { pdf } from '#tests/support/multipart.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

test.use({ allowConsole: refused(400) })

test('a verified company hides its name in an ad, and who applied learns it with the interview', async ({
  page,
  openBrowser,
}) => {
  // The answer of the administration waits until it cannot be undone.
  test.setTimeout(120_000)
  const title = `Tesorera ${uniqueWord()}`
  const name = `Textiles ${uniqueWord()}`
  const { email } = await signUpCompany(page, name)
  await page.goto('/company-dashboard/publicar')
  const hide = page.getByRole('checkbox', { name: 'Ocultar el nombre de la empresa' })
  await expect(hide).toBeDisabled()
  await page.getByRole('link', { name: 'Verificar mi empresa' }).click()
  const verification = page.getByRole('region', { name: /^RUC y verificación$/ })
  const paper = { name: 'ficha-ruc.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await verification.getByRole('checkbox').check()
  await page.getByLabel('Sube tu ficha RUC').setInputFiles(paper)
  await expect(page.getByRole('link', { name: 'ficha-ruc.pdf' })).toBeVisible()
  await page.getByLabel('Sube tu vigencia de poder').setInputFiles({ ...paper, name: 'vigencia.pdf' })
  await expect(page.getByRole('link', { name: 'vigencia.pdf' })).toBeVisible()
  await verification.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Documentos en revisión')).toBeVisible()
  const admin = await openBrowser()
  await admin.request.post('/api/admin/login', { data: demo.admin })
  await admin.goto(`/admin/requests?desk=verifications&q=${name}`)
  await expect(admin.getByRole('article', { name })).toBeVisible()
  await admin.getByRole('radio', { name: 'Verificar' }).check()
  await admin.getByRole('button', { name: 'Verificar y seguir' }).click()
  await mailTo(page, email, 'Tu empresa ya está verificada')

  await page.goto('/company-dashboard/publicar')
  await page.getByLabel('Título del empleo').fill(title)
  await page.getByLabel('Categoría').selectOption('Finanzas')
  await page.getByLabel('Ubicación').fill('Miraflores, Lima')
  await page.getByLabel('Rango salarial').fill('S/ 4,000 - 5,000')
  await page.getByLabel('Tipo de trabajo').selectOption('presencial')
  await page
    .getByLabel('Descripción del puesto')
    .fill(`Llevarás la caja de ${name} y sus pagos de cada semana.`)
  await page.getByLabel('Requisitos').fill('Tres años en tesorería y conciliaciones.')
  await hide.check()
  await expect(page.getByLabel('Así se verá en la lista')).toContainText('Empresa confidencial')
  await page.getByRole('button', { name: 'Publicar empleo' }).click()
  await expect(page.getByText(`Quita “${name}”`)).toBeVisible()
  await page.getByLabel('Descripción del puesto').fill('Llevarás la caja y los pagos de cada semana.')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Publicar empleo' }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('Confidencial')

  await test.step('a copy of it and a template keep that it is hidden', async () => {
    const menu = page.getByRole('button', { name: `Más acciones para ${title}` })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Guardar como plantilla' }).click()
    const dialog = page.getByRole('dialog', { name: 'Guardar como plantilla' })
    await dialog.getByLabel('Nombre de la plantilla').fill('Caja')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('button', { name: 'Usar Caja' }).click()
    await expect(page.getByText('Sigues con un borrador')).toBeVisible()
    await expect(hide).toBeChecked()
    await page.goto('/company-dashboard/empleos')
    await menu.last().click()
    await page.getByRole('menuitem', { name: 'Duplicar' }).click()
    await expect(page.getByLabel('Título del empleo')).toHaveValue(title)
    await expect(hide).toBeChecked()
  })
  const { id } = await (await page.request.get('/api/me/company')).json()
  const [{ id: jobId }] = await (await page.request.get(`/api/companies/${id}/jobs`)).json()

  const person = await openBrowser()
  const html = await (await person.request.get(`/jobs/${jobId}`)).text()
  expect(html).toContain('Empresa confidencial')
  expect(html).toContain('"hiringOrganization":"confidential"')
  expect(html).not.toContain(name)
  await signUpProfessional(person)
  await person.goto(`/jobs/${jobId}`)
  await expect(person.getByText('Sabrás quién es cuando te escriba')).toBeVisible()
  await expectAccessibleEverywhere(person)
  await person.request.post(`/api/jobs/${jobId}/apply`, { data: {} })
  await person.goto('/dashboard/postulaciones')
  await expect(person.getByText('Empresa confidencial').first()).toBeVisible()

  const [sent] = await (await page.request.get(`/api/jobs/${jobId}/candidates`)).json()
  await page.request.patch(`/api/applications/${sent.id}/status`, { data: { status: 'interviewed' } })
  await whenNotified(
    expect(person.getByRole('main').getByText(name).first()).toBeVisible({ timeout: 30_000 }),
  )
})
