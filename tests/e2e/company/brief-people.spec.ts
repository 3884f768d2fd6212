import { demo, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { afterUndo, publishBrief, signUpSeller, untilOpen } from '#tests/e2e/support/briefs.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'
import { goodPdf } from '#tests/support/good-pdf.ts'

test.use({ allowConsole: refused(409) })
test.setTimeout(240_000)

for (const [device, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test(`on a ${device}, a company invites who fits, with the reason; who is invited reads the file, reports the brief and declines`, async ({
    page,
    openBrowser,
    baseURL,
  }) => {
    const word = uniqueWord()
    await page.setViewportSize(viewport)
    await signUpCompany(page)
    const seller = await openBrowser({ baseURL: baseURL!, viewport })
    await signUpSeller(seller, `Quispe${word}`, word)
    const id = await publishBrief(page, word)
    const attached = await page.request.post(`/api/briefs/${id}/files`, {
      multipart: {
        file: { name: 'guion.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await goodPdf()) },
      },
    })
    expect(attached.status(), await attached.text()).toBe(200)
    await untilOpen(seller, word)

    await page.goto(`/company-dashboard/requerimientos/${id}`)
    await expect(page.getByText(/Puedes invitar a 10 personas más/)).toBeVisible()
    const more = page.getByRole('button', { name: /^Ver los otros/ })
    const person = page.getByRole('listitem').filter({ hasText: `Rosa Quispe${word}` })
    await expect(person.or(more).first()).toBeVisible()
    if (!(await person.isVisible())) await more.click()
    await expect(person.getByText(`Por su servicio “Mezclas ${word}”`)).toBeVisible()
    await expectAccessible(page)
    await person.getByRole('button', { name: `Invitar a Rosa Quispe${word}` }).click()
    await expect(person.getByText('Invitación enviada')).toBeVisible()
    await expect(page.getByText(/Puedes invitar a 9 personas más/)).toBeVisible()
    await expect(person.getByRole('button')).toHaveCount(0)

    await whenNotified(
      expect(async () => {
        await seller.goto(`/dashboard/requerimientos/${id}`)
        await expect(seller.getByText(/te invitó a proponer/)).toBeVisible({ timeout: 1000 })
      }).toPass(afterUndo),
    )
    const [download] = await Promise.all([
      seller.waitForEvent('download'),
      seller.getByRole('link', { name: 'guion.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('guion.pdf')
    await seller.getByRole('link', { name: 'Reportar', exact: true }).click()
    const report = seller.getByRole('dialog')
    await report.getByRole('button', { name: 'Enviar reporte' }).click()
    await expect(report.getByText('Elige un motivo')).toBeVisible()
    await report.getByRole('radio').first().check()
    await expectAccessible(seller)
    await report.getByRole('button', { name: 'Enviar reporte' }).click()
    const thanks = report.getByText(/Tu código es R-[2-9A-Z]{6}/)
    await expect(thanks).toBeVisible()
    const code = /R-[2-9A-Z]{6}/.exec((await thanks.textContent()) ?? '')?.[0]
    await seller.keyboard.press('Escape')
    await seller.getByRole('button', { name: 'Declinar invitación' }).click()
    await expect(seller.getByText(/^Declinaste la invitación/)).toBeVisible()
    await whenNotified(expect(person.getByText('No propondrá')).toBeVisible(afterUndo))

    const admin = await openBrowser({ baseURL: baseURL!, viewport })
    await admin.request.post('/api/admin/login', { data: demo.admin })
    await admin.goto(`/admin/reports?q=${code}`)
    await expect(admin.getByText(new RegExp(word)).first()).toBeVisible()
  })

  test(`on a ${device}, four of five proposals are compared, by keyboard too, and one becomes an order`, async ({
    page,
    openBrowser,
    baseURL,
  }) => {
    const word = uniqueWord()
    await page.setViewportSize(viewport)
    await signUpCompany(page)
    const id = await publishBrief(page, word)
    const names = ['Apaza', 'Bravo', 'Condori', 'Diaz', 'Espino']
    for (const [at, name] of names.entries()) {
      const seller = await openBrowser({ baseURL: baseURL!, viewport })
      const { serviceId } = await signUpSeller(seller, name, word)
      await untilOpen(seller, word)
      const sent = await seller.request.post(`/api/open-briefs/${id}/proposals`, {
        data: {
          serviceId,
          priceCents: 60_000 + at * 10_000,
          days: 20 - at,
          rounds: at,
          message: 'Limpio las voces, nivelo los episodios y te entrego archivos listos.',
          covers: at === 0 ? [0] : [0, 1],
          milestones: [],
        },
      })
      expect(sent.status(), await sent.text()).toBe(201)
      await seller.context().close()
    }
    await page.goto(`/company-dashboard/requerimientos/${id}`)
    await whenNotified(expect(page.getByRole('heading', { name: '5 propuestas' })).toBeVisible(afterUndo))
    const toggle = (name: string) =>
      page
        .getByRole('group', { name: 'Propuestas para comparar' })
        .getByRole('button', { name: new RegExp(`Rosa ${name}`) })
    const column = (name: string) => page.getByRole('article', { name: `Propuesta de Rosa ${name}` })
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(toggle('Espino')).toBeDisabled()
    await toggle('Bravo').press('Space')
    await expect(column('Bravo')).toHaveCount(0)
    await toggle('Espino').press('Space')
    await expect(column('Espino').getByText('La más rápida')).toBeVisible()
    await expect(column('Apaza').getByText('1 de 2')).toBeVisible()
    // Nothing beside the screen widens the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    )
    await expectAccessible(page)
    await column('Apaza').focus()
    for (const next of ['Condori', 'Diaz', 'Espino']) {
      await page.keyboard.press('ArrowRight')
      await expect(column(next)).toBeFocused()
      await expect(column(next)).toBeInViewport()
    }
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Elegir a Rosa Espino' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Elegir y contratar' }).press('Enter')
    await whenNotified(
      expect(column('Espino').getByRole('link', { name: 'Ver la contratación' })).toBeVisible(afterUndo),
    )
    await column('Espino').getByRole('link', { name: 'Ver la contratación' }).click()
    await expect(page.getByRole('heading', { name: new RegExp(word) }).first()).toBeVisible()
  })
}
