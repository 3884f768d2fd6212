import type { Page } from '@playwright/test'
import { becomePublic, demo, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  refused,
  test,
} from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { sayByCall, startTalk } from '#tests/e2e/support/talks.ts'
import { smallPng } from '#tests/support/multipart.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

// The public address of a rejected picture, and messages of a report that is not one of a conversation.
test.use({ allowConsole: refused(404) })

const picture = { name: 'yo.png', mimeType: 'image/png', buffer: smallPng }

async function openQueue(page: Page, query: string): Promise<void> {
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto(`/admin/moderation${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Moderación' })).toBeVisible()
}

test('a photo is rejected by keyboard, its owner reads why where it is changed, and uploads another', async ({
  page,
  openBrowser,
}) => {
  const owner = await openBrowser()
  const account = await signUpProfessional(owner)
  await becomePublic(owner)
  const { photoUrl } = await (
    await owner.request.post('/api/upload-photo', { multipart: { photo: picture } })
  ).json()

  await openQueue(page, `?tab=photos&q=${account.email}`)
  await expect(page.getByRole('img', { name: /^Foto de perfil de Rosa/ })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^Nota/)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('3')
  await expect(page.getByLabel(/^Nota/)).toHaveValue('La foto es de otra persona. Sube una tuya.')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Rechazado: Rosa/)).toBeVisible()
  expect((await page.request.get(photoUrl)).status()).toBe(404)

  await mailTo(owner, account.email, 'Tu foto necesita un cambio')
  await owner.goto('/dashboard')
  await expect(owner.getByText('Los demás no ven esta foto')).toBeVisible()
  await expect(owner.getByText('La foto es de otra persona. Sube una tuya.', { exact: true })).toBeVisible()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Cambiar foto' }).click()
  await owner.locator('input[type=file][accept*=png]').first().setInputFiles(picture)
  await owner.getByRole('button', { name: 'Guardar foto' }).click()
  await expect(owner.getByText('Los demás no ven esta foto')).toBeHidden()
  await page.goto(`/admin/moderation?tab=photos&q=${account.email}`)
  await expect(page.getByRole('img', { name: /^Foto de perfil de Rosa/ })).toBeVisible()
})

test('a review is rejected, its company corrects it, and it counts again', async ({ page, openBrowser }) => {
  const [seller, company] = [await openBrowser(), await openBrowser()]
  const { serviceId, companyName } = await startTalk(seller, company)
  const { id: professionalId } = await (await seller.request.get('/api/me/professional')).json()
  const word = uniqueWord()
  await company.request.post('/api/reviews', {
    data: { serviceId, professionalId, rating: 2, comment: `Llámalo al 900 000 142 ${word}` },
  })
  // It waits until its company can no longer undo it.
  await whenNotified(
    expect
      .poll(
        async () =>
          (await (await page.request.get(`/api/professionals/${professionalId}/reviews`)).json()).reviews
            .length,
        {
          timeout: 30_000,
        },
      )
      .toBe(1),
  )

  await openQueue(page, `?tab=reviews&q=${word}`)
  await expect(page.getByRole('article', { name: `Reseña de ${companyName}` })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByText('Datos de contacto o personales').click()
  await page.getByRole('button', { name: 'Rechazar y seguir' }).click()
  await expect(page.getByText(`Rechazado: Reseña de ${companyName}`)).toBeVisible()

  await company.goto(`/professional/${professionalId}?seccion=resenas&servicio=${serviceId}#reviews`)
  await expect(company.getByText('Nadie más ve esta reseña')).toBeVisible()
  await expect(company.getByText(/^Quita los teléfonos/)).toBeVisible()
  await expectAccessible(company)
  await company.getByLabel('Comentario').fill('Entregó a tiempo, faltó un plano.')
  await company.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(company.getByText('Reseña actualizada')).toBeVisible()
  await expect(company.getByText('Entregó a tiempo, faltó un plano.')).toBeVisible()
})

test('a message is reported from a phone, looked at with those around it, and withdrawn', async ({
  page,
  openBrowser,
}) => {
  const [seller, company] = [await openBrowser(), await openBrowser()]
  const { serviceId } = await startTalk(seller, company)
  const word = uniqueWord()
  await sayByCall(company, serviceId, `Deposita S/ 50 a ${word}`)

  await seller.setViewportSize({ width: 360, height: 740 })
  await seller.goto(`/dashboard/mensajes?servicio=${serviceId}`)
  await expect(seller.getByRole('log').getByText(`Deposita S/ 50 a ${word}`)).toBeVisible()
  await seller
    .getByRole('button', { name: /^Reportar el mensaje/ })
    .last()
    .click()
  await expect(seller.getByRole('dialog', { name: 'Reportar este mensaje' })).toBeVisible()
  await expectAccessible(seller)
  await seller.getByText('Pide dinero').click()
  await seller.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(seller.getByText('Gracias por avisar')).toBeVisible()
  await seller.getByRole('button', { name: 'Cerrar', exact: true }).last().click()

  await openQueue(page, `?tab=messages&q=${word}`)
  await expect(page.getByRole('article')).toContainText(`Deposita S/ 50 a ${word}`)
  await page.getByRole('button', { name: 'Leer los mensajes de alrededor' }).click()
  await expect(page.getByText('Es el mensaje reportado')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByRole('radio', { name: /^Pide dinero/ }).check()
  await page.getByRole('button', { name: 'Rechazar y seguir' }).click()
  await expect(page.getByText(/^Rechazado: Mensaje de/)).toBeVisible()

  await expect(seller.getByRole('log').getByText('Mensaje retirado por moderación')).toBeVisible()
  await company.goto(`/company-dashboard/mensajes?servicio=${serviceId}`)
  await expect(company.getByText(/lo retiramos por moderación/)).toBeVisible()
  await expect(company.getByText(/^No se puede pedir dinero/)).toBeVisible()
  await expectAccessible(company)
})
