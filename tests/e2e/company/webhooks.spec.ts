import { demo, signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { type Receiver, startReceiver, status, verified } from '#tests/support/webhook-receiver.ts'

let receiver: Receiver
test.beforeEach(async () => {
  receiver = await startReceiver()
})
test.afterEach(() => receiver.close())

test('a company connects its system: secret once, test, application, resend, rotation; the administrator sees it', async ({
  page,
  openBrowser,
}) => {
  const name = `Textiles ${uniqueWord()}`
  await signUpCompany(page, name)
  await page.goto('/company-dashboard/configuracion')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Agregar webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar webhook' })
  await form.getByLabel('Dirección').fill('mi sistema')
  await form.getByRole('button', { name: 'Agregar' }).click()
  await expect(form.getByText('Escribe una dirección como https://tu-sistema.com/qhatu')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Dirección').fill(receiver.url)
  await form.getByLabel('Descripción').fill('Nuestro ATS')
  await form.getByRole('button', { name: 'Agregar' }).click()

  const shown = page.getByRole('dialog', { name: 'Guarda la clave de firma' })
  const secret = await shown.getByText(/^whsec_/).innerText()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Ya la guardé' }).click()
  await page.reload()
  await expect(page.getByText(secret)).toHaveCount(0)

  await test.step('a test arrives, signed', async () => {
    receiver.answer(status(200, '{"ok":true}'))
    await page.getByRole('button', { name: 'Enviar prueba' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Prueba' })
    await expect(row.getByText('Exitoso')).toBeVisible({ timeout: 20_000 })
    expect(verified(secret, receiver.received[0]!)).toMatchObject({ event: 'test' })
    await row.getByRole('button', { name: /^Ver Prueba/ }).click()
    await page.getByRole('tab', { name: 'La respuesta (200)' }).click()
    await expect(page.getByLabel('Respuesta', { exact: true })).toContainText('"ok": true')
    await expectAccessibleEverywhere(page)
  })

  await test.step('an application that the system refuses is sent again by hand', async () => {
    receiver.answerAlways(status(503, 'en mantenimiento'))
    const jobId = await publishJob(page, `Operario ${uniqueWord()}`)
    const person = await openBrowser()
    await signUpProfessional(person)
    expect((await person.request.post(`/api/jobs/${jobId}/apply`)).status()).toBe(201)
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(1)
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: 'Alguien postula' }).last()
    await row.getByRole('button', { name: /^Ver Alguien postula/ }).click()
    await expect(row.getByText('Servicio no disponible').first()).toBeVisible()
    receiver.answerAlways(status(204))
    await row.getByRole('button', { name: 'Reenviar ahora' }).click()
    await expect(row.getByText('Exitoso')).toBeVisible({ timeout: 20_000 })
    const [, first, again] = receiver.received
    expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  })

  await test.step('a rotated secret is shown once, and the old one can be retired', async () => {
    await page.getByRole('button', { name: 'Rotar clave' }).click()
    await page
      .getByRole('dialog', { name: 'Rotar la clave de firma' })
      .getByRole('button', { name: 'Rotar' })
      .click()
    await expect(shown.getByText(/también firma durante/)).toBeVisible()
    await shown.getByRole('button', { name: 'Ya la guardé' }).click()
    await expect(page.getByText('Rotación en curso.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Retirarla ya' }).click()
    await expect(page.getByText('Rotación en curso.')).toHaveCount(0)
  })

  await test.step('the administrator finds the delivery, reads it and sends it again', async () => {
    const admin = await openBrowser()
    await admin.request.post('/api/admin/login', { data: demo.admin })
    await admin.goto('/admin/webhooks')
    await admin.getByLabel('Buscar', { exact: true }).fill(name)
    await admin.getByRole('button', { name: 'Filtrar' }).click()
    const table = admin.getByRole('table', { name: 'Eventos' })
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(admin.getByRole('status').filter({ hasText: '2 envíos' })).toBeVisible()
    await table.getByRole('link', { name: 'new_application' }).click()
    const detail = admin.getByRole('complementary', { name: 'Detalle del envío' })
    await expect(detail.getByLabel('Cuerpo', { exact: true })).toContainText('"event": "new_application"')
    await expectAccessibleEverywhere(admin)
    const before = receiver.received.length
    await detail.getByRole('button', { name: 'Reenviar ahora' }).click()
    await expect(detail.getByText('desde Qhatu')).toBeVisible({ timeout: 20_000 })
    expect(receiver.received).toHaveLength(before + 1)
    await admin.getByRole('link', { name: 'Cerrar el detalle' }).click()
    await admin.getByRole('link', { name: 'Registro detallado' }).click()
    const log = admin.getByRole('table', { name: 'Registro detallado' })
    await expect(log.getByText(/→ 503, servicio no disponible/).first()).toBeVisible()
    await expectAccessibleEverywhere(admin)
    // Refreshing shows what happened since.
    await page.getByRole('button', { name: 'Enviar prueba' }).click()
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(before + 2)
    const count = await log.getByRole('row').count()
    await expect(async () => {
      await admin.getByRole('button', { name: 'Actualizar' }).click()
      await expect(log.getByRole('row')).toHaveCount(count + 1, { timeout: 2000 })
    }).toPass({ timeout: 20_000 })
  })

  await test.step('a deleted webhook comes back', async () => {
    await page.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByRole('heading', { name: 'Conecta tu sistema de selección' })).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Nuestro ATS')).toBeVisible()
  })
})
