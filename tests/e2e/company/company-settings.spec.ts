import { demo, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { photoFile } from '#tests/support/photo.ts'

test('a company says what it gives, looks at its page before saving, and shows its workplace once it was looked at', async ({
  page,
  openBrowser,
}) => {
  const name = `Textiles ${uniqueWord()}`
  await signUpCompany(page, name)
  await page.goto('/company-dashboard/configuracion')
  await page.getByRole('button', { name: 'Seguro EPS' }).click()
  await page.getByRole('button', { name: 'Horario flexible' }).click()
  await page.getByLabel('Otro beneficio').fill('Fruta fresca todos los días')
  await page.getByLabel('Otro beneficio').press('Enter')
  await expect(page.getByRole('button', { name: 'Quitar Fruta fresca todos los días' })).toBeVisible()
  await page.getByLabel('Sobre la empresa').fill('Tejemos alpaca en Arequipa.')

  await page.getByRole('button', { name: 'Vista previa' }).click()
  const preview = page.getByRole('dialog', { name: 'Vista previa' })
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(preview.getByText('Tejemos alpaca en Arequipa.')).toBeVisible()
  await expect(preview.getByRole('listitem').filter({ hasText: 'Fruta fresca' })).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()

  await page.getByRole('button', { name: 'Agregar foto' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar foto' })
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(form.getByText('Describe lo que se ve en la foto')).toBeVisible()
  await form.getByLabel('Qué se ve en la foto').fill('El taller')
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(form.getByText('Elige una foto')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Foto', { exact: true }).setInputFiles(photoFile('taller.png'))
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('En revisión')).toBeVisible()
  await expectAccessibleEverywhere(page)

  const visitor = await openBrowser()
  const publicPage = await page.getByRole('link', { name: 'Ver tu página pública' }).getAttribute('href')
  await visitor.goto(publicPage!)
  await expect(visitor.getByText('Seguro EPS')).toBeVisible()
  await expect(visitor.getByText('Así es trabajar aquí')).toHaveCount(0)

  const admin = await openBrowser()
  await admin.request.post('/api/admin/login', { data: demo.admin })
  await admin.goto(`/admin/moderation?tab=workplaces&q=${encodeURIComponent(name)}`)
  await expect(admin.getByText('El taller').first()).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Aprobar' }).click()
  await expect(admin.getByText(`Aprobado: ${name}`)).toBeVisible()

  await visitor.goto(publicPage!)
  await expect(visitor.getByRole('heading', { name: 'Así es trabajar aquí' })).toBeVisible()
  await expect(visitor.getByRole('figure').filter({ hasText: 'El taller' })).toBeVisible()
  await expectAccessibleEverywhere(visitor)

  await page.reload()
  await expect(page.getByText('En tu página', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Opciones de la foto: El taller' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar descripción' }).click()
  const describe = page.getByRole('dialog', { name: 'Cambiar descripción' })
  await describe.getByLabel('Qué se ve en la foto').fill('El taller de telares')
  await describe.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Opciones de la foto: El taller de telares' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(page.getByText('En tu página', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('En tu página', { exact: true })).toBeVisible()
})

test('a company sees its plan, what follows at its end, and its payments with a receipt to download', async ({
  page,
}) => {
  await signUpCompany(page)
  await page.goto('/company-dashboard/configuracion')
  await page.getByRole('link', { name: 'Facturación' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Facturación' })).toBeVisible()
  await expect(page.getByText('Aún no tienes recibos')).toBeVisible()
  await expect(page.getByText(/Puedes activar la oferta de lanzamiento/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mejorar Plan Ahora' })).toBeVisible()
  await expectAccessible(page)

  expect((await page.request.post('/api/companies/activate-premium')).status()).toBe(200)
  await page.reload()
  await expect(page.getByText(/No se renueva solo ni te cobramos/)).toBeVisible()
  await expect(page.getByText('20131312955')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Sin cobro' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^PDF del recibo R-\d{6}$/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^Constancia de pago R-\d{6}\.pdf$/)
  await expectAccessibleEverywhere(page)
})
