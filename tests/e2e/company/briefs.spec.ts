import type { Page } from '@playwright/test'
import { signUpCompany, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { afterUndo, signUpSeller, untilOpen } from '#tests/e2e/support/briefs.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'
import { whenNotified } from '#tests/e2e/support/undo-time.ts'

// The acts wait ten seconds before the other side sees them.
test.setTimeout(240_000)

/** Opens the brief in the list, and proposes. */
async function propose(page: Page, word: string, { price, days }: { price: string; days: string }) {
  await page.goto(`/dashboard/requerimientos?q=${word}`)
  const category = page.getByLabel('Categoría')
  await category.focus()
  await category.selectOption('Música y Audio')
  await expect(page).toHaveURL(new RegExp(`q=${word}&categoria=M`))
  await expect(category).toBeFocused()
  await page.getByRole('link', { name: new RegExp(word) }).click()
  await page.getByLabel('Precio por todo, en dólares').fill(price)
  await page.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(page.getByLabel('Días hasta la entrega')).toBeFocused()
  await expect(page.getByLabel('Días hasta la entrega')).toHaveAccessibleDescription(/Escribe los días/)
  await page.getByLabel('Días hasta la entrega').fill(days)
  await page
    .getByLabel('Cómo lo harías')
    .fill('Limpio las voces, nivelo los episodios y te entrego archivos listos.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(page.getByText('Propuesta enviada').first()).toBeVisible()
  await expect(page.getByText('Espera respuesta')).toBeVisible()
}

for (const [device, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`on a ${device}, a company describes what it needs, compares two proposals and chooses one, which becomes an order`, async ({
    page,
    openBrowser,
    baseURL,
  }) => {
    const word = uniqueWord()
    await page.setViewportSize(viewport)
    await signUpCompany(page)
    await page.goto('/company-dashboard/requerimientos')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Describir lo que necesitas' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByLabel('Categoría')).toBeFocused()
    await page.getByLabel('Categoría').selectOption('Música y Audio')
    await page.getByLabel('Qué necesitas, en una línea').fill(`Mezclar un pódcast ${word}`)
    await page.getByRole('button', { name: 'Guardar y salir' }).click()
    // The draft is continued where it was left.
    await page.getByRole('link', { name: new RegExp(word) }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('heading', { name: 'Los detalles' })).toBeVisible()
    await page.getByRole('button', { name: 'Empezar con este ejemplo' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('Tengo un rango').check()
    await page.getByLabel('Desde').fill('600')
    await page.getByLabel('Hasta').fill('500')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByLabel('Hasta')).toHaveAccessibleDescription(/Escribe un máximo/)
    await page.getByLabel('Hasta').fill('900')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('heading', { name: 'Revisa y publica' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publicar requerimiento' }).click()
    await expect(page.getByText('Aún no llegan propuestas')).toBeVisible()

    const [first, second] = [
      await openBrowser({ baseURL: baseURL!, viewport }),
      await openBrowser({ baseURL: baseURL!, viewport }),
    ]
    await signUpSeller(first, 'Mamani', word)
    await signUpSeller(second, 'Condori', word)
    await untilOpen(first, word)
    await propose(first, word, { price: '760', days: '15' })
    await propose(second, word, { price: '620', days: '18' })

    await whenNotified(expect(page.getByRole('heading', { name: '2 propuestas' })).toBeVisible(afterUndo))
    const column = (name: string) => page.getByRole('article', { name: `Propuesta de Rosa ${name}` })
    await expect(column('Condori').getByText('El menor precio')).toBeVisible()
    await expect(column('Mamani').getByText('La más rápida')).toBeVisible()
    await page.getByRole('switch', { name: 'Solo diferencias' }).check()
    await expect(column('Mamani').getByText('Rondas')).toHaveCount(0)
    await expectAccessible(page)
    await column('Mamani').focus()
    await page.keyboard.press('ArrowRight')
    await expect(column('Condori')).toBeFocused()
    await column('Mamani').getByRole('button', { name: 'Elegir a Rosa Mamani' }).click()
    const dialog = page.getByRole('dialog', { name: 'Elegir a Rosa Mamani' })
    await expect(dialog.getByText(/eligió otra propuesta/)).toBeVisible()
    await dialog.getByLabel('Unas palabras para la otra persona').fill('Gracias por el detalle.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Elegir y contratar' }).click()
    await whenNotified(
      expect(column('Mamani').getByRole('link', { name: 'Ver la contratación' })).toBeVisible(afterUndo),
    )
    await column('Mamani').getByRole('link', { name: 'Ver la contratación' }).click()
    await expect(page.getByRole('heading', { name: new RegExp(word) }).first()).toBeVisible()

    await second.goto('/dashboard/requerimientos?ver=propuestas')
    await expect(second.getByText('No elegida')).toBeVisible()
    await second.getByRole('link', { name: new RegExp(word) }).click()
    await expect(
      second.getByText('Este requerimiento ya no recibe propuestas.').or(second.getByText('No elegida')),
    ).toBeVisible()
    await expectAccessible(second)
  })
