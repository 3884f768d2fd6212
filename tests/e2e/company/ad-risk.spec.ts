import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { publishJob } from '#tests/e2e/support/jobs.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'

test.use({ allowConsole: refused(410), viewport: { width: 360, height: 740 } })

test('an ad that only leads to a chat is held on the phone with its words quoted, and public once it is mended', async ({
  page,
  openBrowser,
}) => {
  const title = `Empacador ${uniqueWord()}`
  await signUpCompany(page)
  const id = await publishJob(page, title, {
    description: 'Armado de cajas en Ate, de lunes a sábado. Informes al WhatsApp 951 204 778.',
  })
  const visitor = await openBrowser()
  await visitor.goto(`/jobs/${id}`)
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0)

  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await expect(page.getByText('Lleva a un chat privado o a un teléfono')).toBeVisible()
  await expect(page.getByText(/En la descripción: …?.*WhatsApp 951 204 778/).first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel('Descripción del puesto')
    .fill('Armado de cajas en Ate, de lunes a sábado. Postula aquí y te llamamos.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Tu aviso ya está publicado')).toBeVisible()
  await visitor.goto(`/jobs/${id}`)
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
})

test('an ad that copies another company is held, asks to be explained, and is public in its own words', async ({
  page,
  openBrowser,
}) => {
  const words = Array.from({ length: 30 }, () => uniqueWord()).join(' ')
  const other = await openBrowser()
  await signUpCompany(other)
  await publishJob(other, `Mecánica ${uniqueWord()}`, { description: words })
  await signUpCompany(page)
  const title = `Mecánico ${uniqueWord()}`
  const id = await publishJob(page, title, { description: `Taller en Ate. ${words}` })

  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  await expect(page.getByText('Se parece mucho al aviso de otra empresa')).toBeVisible()
  await page.getByRole('button', { name: 'Pedir que lo revisemos' }).click()
  await expect(page.getByLabel('¿Qué debemos saber de este aviso?')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel('¿Qué debemos saber de este aviso?')
    .fill('Somos la misma cadena de talleres con otra razón social.')
  await page.getByRole('button', { name: 'Enviar a revisión' }).click()
  await expect(page.getByText('Pediste que lo revisemos.', { exact: false })).toBeVisible()

  await page
    .getByLabel('Descripción del puesto')
    .fill('Afinamiento y frenos de autos en nuestro taller de Ate.')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Tu aviso ya está publicado')).toBeVisible()
})

test('an ad that discriminates and asks for money is on no page', async ({ page, openBrowser }) => {
  const word = uniqueWord()
  await signUpCompany(page)
  const id = await publishJob(page, `Señorita de buena presencia ${word}`, {
    description: 'Soltera, de 20 a 30 años, pago de S/ 50 por inscripción.',
    category: 'Ventas',
  })
  const visitor = await openBrowser()
  for (const path of ['/', '/empleos', `/empleos?q=${word}`, `/jobs/${id}`, '/empleos.rss']) {
    await visitor.goto(path)
    await expect(visitor.getByText(word), path).toHaveCount(path.includes('?q=') ? await echoed() : 0)
  }
  /** The search repeats the word that was typed; the ad would be a heading. */
  async function echoed() {
    await expect(visitor.getByRole('heading', { name: 'Señorita' })).toHaveCount(0)
    return visitor.getByText(word).count()
  }
  await page.goto(`/company-dashboard/empleos/${id}/editar`)
  for (const quoted of ['pago de S/ 50 por inscripción', 'de 20 a 30 años', 'buena presencia', 'Soltera'])
    await expect(page.locator('mark').filter({ hasText: quoted })).toBeVisible()
  await expectAccessible(page)
})
