import { expect, type Page } from '@playwright/test'
import { signUpProfessional } from './accounts.ts'

/** A service with a package and an extra of a new premium professional; returns its id. */
export async function sellPackage(page: Page, title: string, price = '250'): Promise<number> {
  await signUpProfessional(page)
  expect((await page.request.post('/api/professionals/activate-premium')).status()).toBe(200)
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const made = await page.request.post('/api/services', {
    data: {
      title,
      description: 'Uno tus fuentes de datos en un tablero.',
      category: 'Programación',
      price: '30',
      professionalId,
      packages: [{ name: 'Estándar', price, days: 5, includes: ['Tres tableros'], rounds: 1 }],
      extras: [{ name: 'Capacitación', price: '50.50', days: 2 }],
    },
  })
  const { service } = await made.json()
  await page.request.patch('/api/me/professional/visibility', { data: { visibility: 'public' } })
  return service.id
}
