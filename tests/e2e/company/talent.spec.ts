import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/journey.ts'
import { premiumJob } from '#tests/support/jobs.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

test('a company finds who said yes, compares, saves, and invites in one press; who takes it back is gone', async ({
  page,
  openBrowser,
}) => {
  const company = await openBrowser()
  const name = `Curtiembre ${uniqueWord()}`
  await signUpCompany(company, name)
  expect((await company.request.post('/api/companies/activate-premium')).status()).toBe(200)
  const first = await publishJob(company, `Ayudante ${uniqueWord()}`)
  const title = `Curtidor ${uniqueWord()}`
  const published = await company.request.post('/api/jobs/create-premium', { data: { ...premiumJob, title } })
  const jobId: number = (await published.json()).job.id

  const craft = uniqueWord()
  const person = await signUpProfessional(page, craft)
  const own = await (await page.request.get('/api/me/professional')).json()
  const profile = { title: `Curtidora ${craft}`, skills: 'Excel, Curtido', location: 'Arequipa' }
  expect((await page.request.patch(`/api/professionals/${own.id}`, { data: profile })).status()).toBe(200)
  await page.goto(`/jobs/${first}?postular=1`)
  const apply = page.getByRole('dialog', { name: 'Postular' })
  const box = apply.getByLabel(`Guarda mi postulación para otros empleos de ${name}`)
  await expect(box).not.toBeChecked()
  await box.check()
  await expectAccessible(page)
  await apply.getByRole('button', { name: 'Postular Ahora' }).click()
  await expect(page.getByText('Postulación Enviada')).toBeVisible()

  await company.goto('/company-dashboard')
  await company.getByRole('link', { name: 'Buscar talento' }).first().click()
  await expect(company.getByRole('heading', { name: 'Buscar talento', level: 1 })).toBeVisible()
  const words = company.getByLabel('Palabras')
  await words.fill('curtidora en Arequipa con 2 años de experiencia')
  await words.press('Enter')
  // A place and years in the words are filters, and can be taken back.
  await expect(words).toHaveValue('curtidora')
  await expect(words).toBeFocused()
  await expect(company.getByRole('link', { name: 'Quitar Arequipa' })).toBeVisible()
  await expectAccessible(company)
  await company.getByRole('link', { name: 'Quitar 2 años o más' }).click()
  await expect(company).toHaveURL(/q=curtidora&lugar=Arequipa$/)
  await company.getByRole('link', { name: 'Quitar Arequipa' }).click()
  await words.fill('curtidora en Arequipa')
  await words.press('Enter')
  await company.getByRole('link', { name: 'Buscar “Arequipa” como palabra' }).click()
  await expect(words).toHaveValue('curtidora "Arequipa"')
  await expect(company.getByRole('link', { name: 'Quitar Arequipa' })).toHaveCount(0)
  await company.getByLabel('Palabras').fill(`curtidora "${craft}"`)
  // On a slow line: the job is chosen before the people are there, and the words still count.
  await company.route(/talent\S*curtidora/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await company.getByRole('button', { name: 'Buscar', exact: true }).click()
  await company.getByLabel('Comparar con').selectOption({ label: title })
  await expect(company.getByLabel('Comparar con')).toHaveValue(String(jobId))
  await company.unrouteAll({ behavior: 'wait' })
  const row = company.getByRole('article').filter({ hasText: craft })
  await expect(company.getByRole('status').getByText('1 persona', { exact: true })).toBeVisible()
  await expect(row.getByText('Postuló antes')).toBeVisible()
  await expect(row.getByRole('button', { name: /^Por qué/ })).toBeVisible()
  await expectAccessible(company)
  await company.keyboard.press('j')
  await expect(row.getByRole('link', { name: `Rosa ${craft}` })).toBeFocused()

  await company.getByRole('button', { name: 'Avisarme de nuevas' }).click()
  await company.getByLabel('Nombre', { exact: true }).fill('Curtidoras')
  await company.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(company.getByRole('link', { name: 'Curtidoras' })).toBeVisible()

  await row.getByRole('button', { name: /en un banco$/ }).click()
  await company.getByLabel('Banco', { exact: true }).fill('Taller')
  await company.getByLabel('Nota').fill('Llamar en marzo')
  await expectAccessible(company)
  await company.getByRole('button', { name: 'Guardar en el banco' }).click()
  await expect(company.getByRole('link', { name: 'Taller' })).toBeVisible()

  await row.getByLabel(`Elegir a Rosa ${craft}`).check()
  const chosen = company.getByRole('region', { name: 'Personas elegidas' })
  await expect(chosen.getByText('1 persona elegida')).toBeVisible()
  await chosen.getByRole('button', { name: 'Guardar en un banco' }).click()
  await company.getByLabel('Banco', { exact: true }).fill('Finalistas')
  await company.getByRole('button', { name: 'Guardar en el banco' }).click()
  await expect(company.getByText('1 persona en “Finalistas”')).toBeVisible()
  await row.getByLabel(`Elegir a Rosa ${craft}`).check()
  await expectAccessible(company)
  await chosen.getByRole('button', { name: 'Invitar' }).click()
  const several = company.getByRole('dialog', { name: 'Invita a 1 persona' })
  await expect(several.getByLabel('Empleo')).toHaveValue(String(jobId))
  await expectAccessible(company)
  await several.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await expect(company.getByText('1 invitación lista')).toBeVisible()
  await expect(row.getByText('Invitación enviada')).toBeVisible()
  await company.getByRole('button', { name: 'Deshacer' }).last().click()

  await row.getByRole('button', { name: `Invitar a Rosa ${craft}` }).click()
  await expect(company.getByText(`Invitación a Rosa ${craft} lista`)).toBeVisible()
  await expect(row.getByText('Invitación enviada')).toBeVisible()
  const mail = await mailTo(page, person.email, `${name} te invita a postular: ${title}`)
  await page.goto(linkTo('apply', mail))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await company.goto(`/company-dashboard/candidatos/${jobId}`)
  await expect(company.getByText(person.email)).toHaveCount(0)

  await company.setViewportSize({ width: 360, height: 740 })
  await company.goto('/company-dashboard/talento')
  await expectNoSidewaysScroll(company)
  await company.getByRole('link', { name: 'Taller' }).click()
  await expect(company.getByText('Llamar en marzo')).toBeVisible()
  await expectNoSidewaysScroll(company)
  await page.goto('/dashboard/configuracion')
  await page.getByRole('button', { name: `Ya no aceptar que ${name} me busque` }).click()
  await expect(page.getByText(`${name} ya no te busca para otros empleos`)).toBeVisible()
  await company.reload()
  await expect(company.getByText('No hay nadie en este banco')).toBeVisible()
  await company.goto(`/company-dashboard/talento?q=${craft}`)
  await expect(company.getByText('Nadie coincide')).toBeVisible()
})
