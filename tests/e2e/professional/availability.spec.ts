import { signUpCompany, signUpProfessional, uniqueWord } from '#tests/e2e/support/accounts.ts'
import { expect, expectAccessible, test } from '#tests/e2e/support/journey.ts'

for (const [device, viewport] of [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test(`on a ${device}, a professional says when work can begin, and a company finds, filters and reads it`, async ({
    page,
    openBrowser,
    baseURL,
  }) => {
    test.setTimeout(150_000)
    const word = uniqueWord()
    await page.setViewportSize(viewport)
    await signUpProfessional(page)
    expect((await page.request.post('/api/professionals/activate-premium')).status()).toBe(200)
    const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
    const made = await page.request.post('/api/services', {
      data: {
        professionalId,
        title: `Actas ${word}`,
        description: 'Escribo las actas de tus reuniones el mismo día.',
        category: 'Redacción y Traducción',
        price: '20',
      },
    })
    expect(made.status()).toBe(201)
    await page.request.put('/api/me/visibility', { data: { visibility: 'public', hiddenFrom: [] } })

    await page.goto('/dashboard/servicios')
    const card = page.getByRole('main')
    await expect(card.getByText('Tus servicios aún no dicen cuándo puedes empezar.')).toBeVisible()
    await card.getByLabel('Sí, desde un día').check()
    await card.getByRole('button', { name: 'Guardar disponibilidad' }).click()
    await expect(card.getByText('Elige el día').first()).toBeVisible()
    await expectAccessible(page)
    const day = new Date(Date.now() + 3 * 86_400_000 - 5 * 3_600_000).toISOString().slice(0, 10)
    await card.getByLabel('Desde qué día').fill(day)
    await card.getByLabel('Pedidos a la vez').fill('2')
    await card.getByRole('button', { name: 'Guardar disponibilidad' }).click()
    await expect(card.getByText(/^Disponible desde el /)).toBeVisible()
    await expect(card.getByText(/Tienes 0 pedidos en curso de 2 a la vez/)).toBeVisible()

    const company = await openBrowser({ baseURL: baseURL!, viewport })
    await signUpCompany(company)
    await company.goto(`/servicios?q=${word}`)
    await company.getByLabel('Disponibilidad').selectOption('Disponible ahora (0)')
    await expect(company.getByRole('heading', { name: 'No se encontraron servicios' })).toBeVisible()
    await company.getByLabel('Disponibilidad').selectOption('Disponible esta semana (1)')
    await expect(company).toHaveURL(/available=week/)
    const found = company.getByRole('listitem').filter({ hasText: word })
    await expect(found.getByText(/^Disponible desde el /)).toBeVisible()
    await expectAccessible(company)
    await company.getByRole('link', { name: `Actas ${word}` }).click()
    const opened = company.getByRole('dialog')
    await expect(opened.getByText(/^Disponible desde el /)).toBeVisible()
    await opened.getByRole('button', { name: 'Contratar Servicio' }).first().click()
    const order = company.getByRole('dialog', { name: 'Contratar Servicio' })
    await expect(order.getByText(/^Rosa puede empezar desde el /)).toBeVisible()
    await expectAccessible(company)

    await card.getByLabel('Tengo la agenda llena hasta un día').check()
    await card.getByRole('button', { name: 'Guardar disponibilidad' }).click()
    await expect(card.getByText(/^Con agenda llena hasta el /)).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).last().click()
    await expect(card.getByText(/^Disponible desde el /)).toBeVisible()
    await expect(card.getByLabel('Sí, desde un día')).toBeChecked()
  })
