import { demo, signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { afterUndo, publishBrief, signUpSeller, untilOpen } from '#tests/e2e/support/briefs.ts'
import { expect, expectAccessible, refused, test } from '#tests/e2e/support/journey.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

// A brief that is held does not exist for others.
test.use({ allowConsole: refused(404) })

for (const [device, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`on a ${device}, a brief with a telephone waits, its company mends it, and then it is looked at and seen`, async ({
    page,
    openBrowser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const word = uniqueWord()
    await page.setViewportSize(viewport)
    await signUpCompany(page)
    const seller = await openBrowser({ baseURL: baseURL!, viewport })
    await signUpSeller(seller, 'Mamani', word)
    const id = await publishBrief(
      page,
      word,
      'Seis episodios grabados en casa. Llámanos al 987 654 321 para coordinar el detalle de cada uno.',
    )
    await page.goto(`/company-dashboard/requerimientos/${id}`)
    await expect(page.getByRole('heading', { name: 'Este requerimiento está en revisión' })).toBeVisible()
    await expect(page.getByText(/987 654 321/).first()).toBeVisible()
    await expectAccessible(page)
    await seller.goto(`/dashboard/requerimientos/${id}`)
    await expect(seller.getByText(/987 654 321/)).toHaveCount(0)
    await expect(seller.getByLabel('Precio por todo, en dólares')).toHaveCount(0)

    const admin = await openBrowser({ baseURL: baseURL!, viewport })
    await admin.request.post('/api/admin/login', { data: demo.admin })
    await whenNotified(
      expect(async () => {
        await admin.goto(`/admin/moderation?tab=briefs&q=${word}`)
        // A phone shows the list first, a desk the first one beside it.
        await expect(admin.getByRole('main').getByText(new RegExp(word)).first()).toBeVisible({
          timeout: 1000,
        })
      }).toPass(afterUndo),
    )
    await expectAccessible(admin)

    await page.getByRole('link', { name: 'Corregir el requerimiento' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page
      .getByLabel('Cuéntalo', { exact: false })
      .fill('Seis episodios grabados en casa: limpiar ruido, nivelar voces y dejarlos listos.')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await whenNotified(
      expect(page.getByRole('heading', { name: 'Este requerimiento está en revisión' })).toBeHidden(
        afterUndo,
      ),
    )
    await untilOpen(seller, word)
    await seller.reload()
    await expect(seller.getByLabel('Precio por todo, en dólares')).toBeVisible()
  })
