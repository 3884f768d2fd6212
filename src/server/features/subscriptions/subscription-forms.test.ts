import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { writeLink } from './subscription.address.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  await app.deps.db.delete(subscriptions)
})

const post = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.request({ method: 'POST', url, payload, headers })
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request({
    method: 'POST',
    url,
    payload: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const rows = () => app.deps.db.select().from(subscriptions)
const ask = (more: object = {}) =>
  post('/api/job-alerts', { search: 'q=analista&location=Lima', frequency: 'daily', ...more })

/** The token of the newest mail's link. */
async function mailedToken(page = 'suscripcion/confirmar'): Promise<string> {
  await app.queue.drain()
  const token = new RegExp(`/${page}/([\\w-]+)`).exec(app.mails.sent.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error('No mail with such a link')
  return token
}
const state = async (token: string) => (await app.request({ url: `/api/subscriptions/${token}` })).body
const press = (what: 'confirmar' | 'cancelar', token: string) => form(`/suscripcion/${what}/${token}`, {})

describe('links', () => {
  const subscribed = async () => {
    await ask({ email: 'rosa@ejemplo.pe' })
    const token = await mailedToken()
    await press('confirmar', token)
    const [row] = await rows()
    const key = await readSecret(app.deps.db, 'subscriptions')
    return { confirm: token, manage: writeLink(key, { purpose: 'manage', id: row!.id }) }
  }

  test('neither opening the page to cancel nor asking about its link ends anything; the button does', async () => {
    const { manage } = await subscribed()
    await app.request({ url: `/suscripcion/cancelar/${manage}` })
    await state(manage)
    expect(await rows()).toHaveLength(1)
    const reply = await press('cancelar', manage)
    expect(reply).toMatchObject({ status: 303, headers: { location: `/suscripcion/cancelar/${manage}` } })
    expect(await rows()).toEqual([])
    expect(await state(manage)).toMatchObject({ status: 'ended', email: '' })
    expect((await press('cancelar', manage)).status, 'pressing again').toBe(303)
  })

  test('a mail program unsubscribes with one press: no session, no cookie, no redirect, in either type of form', async () => {
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ] as const) {
      const { manage } = await subscribed()
      const url = `/suscripcion/cancelar/${manage}`
      const reply = await app.request({ method: 'POST', url, payload, headers: { 'content-type': type } })
      expect(reply.status, type).toBe(200)
      expect(reply.headers['location']).toBeUndefined()
      expect(await rows(), type).toEqual([])
    }
  })

  test("another site's page cannot press a button", async () => {
    const { manage } = await subscribed()
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://otro.example' },
    ]
    for (const headers of foreign)
      for (const path of [`/suscripcion/cancelar/${manage}`, '/newsletter', '/alertas'])
        expect((await form(path, { email: 'a@ejemplo.pe', frequency: 'daily' }, headers)).status).toBe(403)
    expect(await rows()).toHaveLength(1)
  })

  test('the frequency changes by the link of a sent mail', async () => {
    const { manage, confirm } = await subscribed()
    expect((await form(`/suscripcion/${manage}`, { frequency: 'weekly' })).status).toBe(303)
    expect(await rows()).toMatchObject([{ frequency: 'weekly' }])
    await form(`/suscripcion/${manage}`, { frequency: 'hourly' })
    await form(`/suscripcion/${confirm}`, { frequency: 'daily' })
    expect(await rows()).toMatchObject([{ frequency: 'weekly' }])
  })

  test('a confirmation is good for seven days; then it is forgotten', async () => {
    await ask({ email: 'rosa@ejemplo.pe' })
    const token = await mailedToken()
    app.clock.advance({ days: 7 })
    expect((await app.request({ url: `/api/subscriptions/${token}` })).status).toBe(410)
    await press('confirmar', token)
    expect(await rows()).toMatchObject([{ confirmedAt: null }])
  })

  test('a link does not confirm what was ended', async () => {
    const { confirm, manage } = await subscribed()
    await press('cancelar', manage)
    await press('confirmar', confirm)
    expect(await rows()).toEqual([])
  })

  test.each(['x', 'x'.repeat(40), '..', '%00', 'a b'])('a made-up link is told kindly: %s', async (token) => {
    for (const page of ['confirmar/', 'cancelar/', '']) {
      const reply = await form(`/suscripcion/${page}${encodeURIComponent(token)}`, { frequency: 'daily' })
      expect(reply.status).toBeLessThan(500)
    }
    const told = await app.request({ url: `/api/subscriptions/${encodeURIComponent(token)}` })
    expect([404, 410]).toContain(told.status)
  })
})

describe('forms without scripts', () => {
  test('the newsletter form subscribes and comes back to its page', async () => {
    const reply = await form('/newsletter', { email: 'rosa@ejemplo.pe' })
    expect(reply).toMatchObject({ status: 303, headers: { location: '/newsletter?enviado=1' } })
    expect(await rows()).toMatchObject([{ kind: 'newsletter', confirmedAt: null }])
  })

  test('a wrong address is refused with its reason', async () => {
    const fields = { email: 'rosa', frequency: 'weekly', search: 'q=analista' }
    for (const path of ['/newsletter', '/alertas']) {
      const reply = await form(path, fields)
      expect(reply).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
    }
    expect(await rows()).toEqual([])
  })

  test('an alert form asks for confirmation', async () => {
    const fields = { email: 'rosa@ejemplo.pe', frequency: 'weekly', search: 'q=analista' }
    expect((await form('/alertas', fields)).headers['location']).toContain('enviado=1')
    expect(await rows()).toMatchObject([{ search: 'q=analista', confirmedAt: null }])
  })

  test('other kinds of body are refused', async () => {
    const headers = { 'content-type': 'text/xml' }
    const reply = await app.request({ method: 'POST', url: '/newsletter', payload: '<a/>', headers })
    expect(reply.status).toBe(415)
    const huge = await form('/newsletter', { email: 'x'.repeat(300_000) })
    expect(huge.status).toBe(413)
  })
})
