import { expect, type Page } from '@playwright/test'
import { confirmEmail, signUpProfessional } from './accounts.ts'
import { whenNotified } from './undo-time.ts'

/** Ten seconds to undo, and the queue. */
export const afterUndo = { timeout: 40_000 }

/** A new professional, whom everybody sees, with a service in music and audio that has this word. Returns its id and the account's. */
export async function signUpSeller(
  page: Page,
  lastName: string,
  word: string,
): Promise<{ serviceId: number; professionalId: number }> {
  const account = await signUpProfessional(page, lastName)
  await confirmEmail(page, account)
  expect((await page.request.post('/api/professionals/activate-premium')).status()).toBe(200)
  const { id: professionalId } = await (await page.request.get('/api/me/professional')).json()
  const reply = await page.request.post('/api/services', {
    data: {
      professionalId,
      title: `Mezclas ${word}`,
      category: 'Música y Audio',
      description: 'Mezclo y masterizo tu pódcast para que se escuche parejo.',
      price: '25.00',
    },
  })
  expect(reply.status()).toBe(201)
  return { serviceId: (await reply.json()).service.id, professionalId }
}

const pleasant =
  'Seis episodios grabados en casa: limpiar ruido, nivelar voces y dejarlos listos para publicar.'

/** A brief of the signed-in company that was published; returns its id. */
export async function publishBrief(page: Page, word: string, description = pleasant): Promise<number> {
  const made = await page.request.post('/api/briefs', {
    data: {
      title: `Mezclar un pódcast ${word}`,
      category: 'Música y Audio',
      description,
      needs: ['Limpiar ruido', 'Nivelar voces'],
      budget: { minCents: 50_000, maxCents: 90_000 },
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  expect((await page.request.post(`/api/briefs/${id}/publish`)).status()).toBe(200)
  return id
}

/** Waits until professionals see the brief in their list. */
export async function untilOpen(page: Page, word: string): Promise<void> {
  await whenNotified(
    expect(async () => {
      const { total } = await (await page.request.get(`/api/open-briefs?q=${word}`)).json()
      expect(total).toBe(1)
    }).toPass(afterUndo),
  )
}
