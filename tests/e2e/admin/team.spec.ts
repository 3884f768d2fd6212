import { demo, password, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { linkTo, mailTo } from '#tests/e2e/support/mails.ts'

test('an owner invites an analyst, who joins, sees less, gets another role and leaves; the audit has it all', async ({
  page,
  openBrowser,
}) => {
  const name = `Rosa ${uniqueWord()}`
  const email = `${uniqueWord()}@ejemplo.pe`
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/team')
  await page.getByRole('button', { name: 'Invitar' }).click()
  const form = page.getByRole('dialog', { name: 'Invitar al equipo' })
  await form.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(form.getByText('Escribe un correo como nombre@ejemplo.com')).toBeVisible()
  await form.getByLabel('Nombre').fill(name)
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel('Rol').selectOption('Análisis')
  await expect(form.getByText('Solo consulta: cifras, pagos y auditoría.')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(page.getByText('Invitación enviada')).toBeVisible()
  await expect(page.getByRole('button', { name: `Cancelar la invitación de ${name}` })).toBeVisible()
  await expectAccessibleEverywhere(page)

  const hers = await openBrowser()
  await hers.goto(linkTo('admin/invitacion', await mailTo(hers, email, 'Te invitaron al equipo de Qhatu')))
  await hers.getByLabel('Contraseña', { exact: true }).fill(password)
  await hers.getByRole('button', { name: 'Unirme al equipo' }).click()
  await expect(hers).toHaveURL('/admin')
  const sections = hers.getByRole('navigation', { name: 'Administración' })
  await expect(sections.getByRole('link', { name: 'Auditoría' })).toBeVisible()
  await expect(sections.getByRole('link', { name: 'Equipo' })).toBeHidden()

  await page.reload()
  const role = page.getByLabel(`Rol de ${name}`)
  await role.selectOption('Propietario')
  await expect(page.getByText(`${name}: Propietario`)).toBeVisible()
  await hers.reload()
  await expect(sections.getByRole('link', { name: 'Equipo' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(role).toHaveValue('analyst')

  await page.getByRole('button', { name: `Quitar el acceso a ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar acceso' }).click()
  await expect(page.getByText(`${name} ya no puede entrar`)).toBeVisible()
  await expect(page.getByText(email)).toBeHidden()
  await hers.reload()
  await expect(hers).toHaveURL('/admin/login')

  await page.goto('/admin/audit')
  const audit = page.getByRole('table', { name: 'Auditoría' })
  await audit.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/adminId=/)
  await expect(audit.getByText('Se unió al equipo')).toBeVisible()
  await page.getByRole('link', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL('/admin/audit')
  await page.getByLabel('Qué hizo').selectOption('Cambió un rol')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL('/admin/audit?code=role-changed')
  await expect(audit.getByRole('row').nth(1)).toContainText('Rol: Propietario → Análisis')
  await expectAccessibleEverywhere(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/)
})
