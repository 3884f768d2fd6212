import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { tellOfBrief } from './tell-of-brief.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function publish(company: TestActor, values: object = {}): Promise<number> {
  const { headers } = company
  const payload = {
    title: 'Fotos de nuestros platos',
    category: 'Fotografía',
    description: 'Necesitamos cuarenta fotos de platos para la carta, retocadas en Photoshop.',
    ...values,
  }
  const { body } = await app.request({ method: 'POST', url: '/api/briefs', headers, payload })
  await app.request({ method: 'POST', url: `/api/briefs/${body.id}/publish`, headers })
  await settleActs(app)
  await app.queue.drain()
  return body.id
}
const seller = async (category: string, values: object = {}) => {
  const person = await createProfessional(app, { planType: 'premium', ...values })
  await createService(app, person, { category, title: `Servicio de ${category}` })
  return person
}
const noticesOf = async ({ headers }: TestActor) =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.filter(
    ({ type }: { type: string }) => type === 'brief',
  )

test('who sells the category hears of it with the reasons, once, and others do not', async () => {
  const photographer = await seller('Fotografía', { skills: 'Photoshop' })
  const lawyer = await seller('Consultoría Legal')
  const id = await publish(await createCompany(app))
  const [notice, another] = await noticesOf(photographer)
  expect(notice).toMatchObject({ title: 'Buscan lo que haces', link: `/dashboard/requerimientos/${id}` })
  expect(notice?.message).toContain('Por tu servicio “Servicio de Fotografía”')
  expect(another).toBeUndefined()
  expect(await noticesOf(lawyer)).toEqual([])
  await tellOfBrief(app.deps, id)
  expect(await noticesOf(photographer)).toHaveLength(1)
  const { body } = await app.request({ url: `/api/open-briefs/${id}`, headers: photographer.headers })
  expect(body.reasons[0]).toBe('Por tu servicio “Servicio de Fotografía”')
})

test('who turned the notices off is not told, and nobody hears of more than three a day', async () => {
  const quiet = await seller('Música y Audio')
  for (const channel of ['bell', 'email'])
    await app.request({
      method: 'PUT',
      url: '/api/notification-preferences',
      headers: quiet.headers,
      payload: { type: 'brief', channel, isOn: false },
    })
  const musician = await seller('Música y Audio')
  const values = { category: 'Música y Audio', title: 'Una canción para un anuncio' }
  for (let count = 0; count < 4; count++) await publish(await createCompany(app), values)
  expect(await noticesOf(musician)).toHaveLength(3)
  expect(await noticesOf(quiet)).toEqual([])
})

test('the range of prices is counted from ten services on', async () => {
  const company = await createCompany(app)
  const range = async () =>
    (
      await app.request({
        url: `/api/briefs/range?category=${encodeURIComponent('Video y Animación')}`,
        headers: company.headers,
      })
    ).body
  const person = await createProfessional(app, { planType: 'premium' })
  for (let count = 1; count <= 9; count++)
    await createService(app, person, { category: 'Video y Animación', price: `$${count * 10}.00` })
  expect(await range()).toEqual({ packages: null, hours: null })
  await createService(app, person, { category: 'Video y Animación', price: '$100.00' })
  expect(await range()).toEqual({
    packages: null,
    hours: { services: 10, lowCents: 3000, highCents: 8000 },
  })
})
