import type { Page } from '@playwright/test'
import {
  confirmEmail,
  demo,
  signUpCompany,
  signUpProfessional,
  uniqueWord,
} from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '#tests/e2e/support/journey.ts'
import { mailTo } from '#tests/e2e/support/mails.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

async function write(page: Page, subject: string, content: string): Promise<void> {
  await page.getByLabel('Asunto').fill(subject)
  await page.getByLabel('Contenido').fill(content)
}

async function find(page: Page, word: string): Promise<void> {
  await page.getByLabel('Buscar', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page).toHaveURL(`/admin/email?q=${word}`)
}

const entry = (page: Page, subject: string) => page.getByRole('article', { name: subject })

test('a notice is written, tried on oneself, sent, undone, and sent again to everybody of a search', async ({
  page,
  openBrowser,
}) => {
  const theirs = await openBrowser()
  const word = uniqueWord()
  const person = await signUpProfessional(theirs, word)
  const company = await signUpCompany(theirs, `Textiles ${word}`)
  const subject = `Mantenimiento ${word}`
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/email')
  await expect(page.getByRole('heading', { level: 1, name: 'Correos' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  for (const sentence of [
    'El asunto es requerido.',
    'El contenido del mensaje es requerido.',
    'Selecciona al menos un destinatario.',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expectAccessible(page)

  await write(page, subject, 'Hola:\n\nEl domingo cerramos una hora <pronto>.')
  await expect(page.getByText('El domingo cerramos una hora <pronto>.').last()).toBeVisible()
  await expect(page.getByText('Recibes este aviso porque tienes una cuenta en Qhatu.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
  await expect(page.getByText('Prueba enviada')).toBeVisible()
  expect(await mailTo(page, demo.admin.email, `[Prueba] ${subject}`)).toContain('El domingo cerramos')

  await find(page, word)
  await page.getByRole('button', { name: 'Elegir a las 2 personas' }).click()
  await expect(page.getByText('Lo reciben 2 personas.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Enviar a 2 personas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar a 2 personas' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar a 2 personas' }).click()
  await expect(entry(page, subject).getByText('Empieza en unos segundos')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Tu mensaje sigue aquí y no avisamos a nadie.')).toBeVisible()
  await expect(page.getByLabel('Asunto')).toHaveValue(subject)

  await page.getByRole('button', { name: 'Enviar a 2 personas' }).click()
  await dialog.getByRole('button', { name: 'Enviar a 2 personas' }).click()
  const sent = entry(page, subject).first()
  await whenNotified(expect(sent.getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 }))
  await expect(sent.getByText('2 de 2 personas')).toBeVisible()
  await expect(entry(page, subject).nth(1).getByText('Cancelado')).toBeVisible()
  for (const { email } of [person, company])
    expect(await mailTo(page, email, subject)).toContain('El domingo cerramos una hora <pronto>.')
  await expectAccessibleEverywhere(page)
})

test('news go on a phone only to who agreed, and a waiting sending is paused, resumed and cancelled', async ({
  page,
  openBrowser,
}) => {
  const word = uniqueWord()
  const hers = await openBrowser()
  const person = await signUpProfessional(hers, word)
  await confirmEmail(hers, person)
  const other = await openBrowser()
  await signUpCompany(other, `Textiles ${word}`)
  const subject = `Consejos ${word}`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.request.post('/api/admin/login', { data: demo.admin })
  await page.goto('/admin/email')
  await page.getByLabel('Novedades y consejos').check()
  await write(page, subject, 'Tres consejos para tu perfil.')
  await find(page, word)
  await page.getByRole('button', { name: 'Elegir a las 2 personas' }).click()
  await expect(page.getByText('Nadie lo recibe: 2 no aceptaron recibir novedades.')).toBeVisible()
  await expectAccessible(page)

  await hers.goto('/dashboard/configuracion')
  const agree = hers.getByRole('switch', { name: /^Novedades y consejos de Qhatu/ })
  // The switch shows its choice a moment after the press.
  await agree.click()
  await expect(agree).toBeChecked()
  await expect(hers.getByText('Preferencia guardada')).toBeVisible()
  await expectAccessible(hers)

  await page.getByRole('button', { name: 'Limpiar selección' }).click()
  await page.getByRole('button', { name: 'Elegir a las 2 personas' }).click()
  await page.getByRole('button', { name: 'Enviar a 1 persona' }).click()
  await page
    .getByRole('dialog', { name: 'Enviar a 1 persona' })
    .getByRole('button', { name: 'Enviar a 1 persona' })
    .click()
  await page.getByRole('button', { name: `Pausar “${subject}”` }).click()
  await expect(entry(page, subject).getByText('En pausa')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Reanudar “${subject}”` }).click()
  await whenNotified(
    expect(entry(page, subject).getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 }),
  )
  const text = await mailTo(page, person.email, subject)
  const leave = /\/suscripcion\/cancelar\/[\w-]+/.exec(text)?.[0] ?? ''
  await hers.goto(leave)
  await expect(hers.getByText('Novedades y consejos de Qhatu')).toBeVisible()
  await hers.getByRole('button', { name: /^Cancelar/ }).click()
  await expect(hers.getByText('Ya no recibirás estos correos')).toBeVisible()
})
