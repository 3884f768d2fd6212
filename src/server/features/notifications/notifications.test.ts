import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { notify } from './notifications.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ring = (userId: number, title: string) =>
  transaction(app.deps, (tx) =>
    notify(app.deps, tx, {
      userId,
      by: null,
      type: 'system',
      title,
      message: 'Un mensaje',
      link: '/dashboard',
    }),
  )
const list = async (headers: { cookie: string }) =>
  (await app.request({ url: '/api/notifications', headers })).body

test('shows the latest 50, newest first, and counts all unread', async () => {
  const person = await createProfessional(app)
  for (let number = 1; number <= 52; number++) {
    app.clock.advance({ minutes: 1 })
    await ring(person.userId, `Aviso ${number}`)
  }
  const { notifications, unreadCount } = await list(person.headers)
  expect(notifications).toHaveLength(50)
  expect(notifications[0]).toEqual({
    id: expect.any(Number),
    type: 'system',
    title: 'Aviso 52',
    message: 'Un mensaje',
    link: '/dashboard',
    read: false,
    createdAt: app.clock.now().toISOString(),
  })
  expect(unreadCount).toBe(52)
})

test('older ones come 50 at a time, each once, also when they happened in the same moment', async () => {
  const person = await createProfessional(app)
  for (let number = 1; number <= 120; number++) await ring(person.userId, `Aviso ${number}`)
  const titles: string[] = []
  let before = ''
  for (const expected of [50, 50, 20]) {
    const { body } = await app.request({ url: `/api/notifications${before}`, headers: person.headers })
    expect(body.notifications).toHaveLength(expected)
    expect(body.hasMore).toBe(expected === 50)
    titles.push(...body.notifications.map(({ title }: { title: string }) => title))
    before = `?before=${body.notifications.at(-1).id}`
  }
  expect(titles).toEqual(Array.from({ length: 120 }, (_, n) => `Aviso ${120 - n}`))
})

test('somebody else’s notification is no place to begin from', async () => {
  const [owner, stranger] = [await createProfessional(app), await createProfessional(app)]
  await ring(stranger.userId, 'Mío')
  await ring(owner.userId, 'Ajeno')
  const [foreign] = (await list(owner.headers)).notifications
  const reply = await app.request({
    url: `/api/notifications?before=${foreign!.id}`,
    headers: stranger.headers,
  })
  expect(reply.body.notifications).toEqual([])
})

test('one is marked read, then all; both kinds of user have a bell', async () => {
  const company = await createCompany(app)
  await ring(company.userId, 'Uno')
  await ring(company.userId, 'Dos')
  const [newest] = (await list(company.headers)).notifications
  const read = await app.request({
    method: 'PUT',
    url: `/api/notifications/${newest!.id}/read`,
    headers: company.headers,
  })
  expect(read).toMatchObject({ status: 200, body: { success: true } })
  expect((await list(company.headers)).unreadCount).toBe(1)
  await app.request({ method: 'PUT', url: '/api/notifications/read-all', headers: company.headers })
  const after = await list(company.headers)
  expect(after.unreadCount).toBe(0)
  expect(after.notifications.every((one: { read: boolean }) => one.read)).toBe(true)
})

test('nobody reads or marks another person’s notifications', async () => {
  const [owner, stranger] = [await createProfessional(app), await createProfessional(app)]
  await ring(owner.userId, 'Privado')
  const [mine] = (await list(owner.headers)).notifications
  const { headers } = stranger
  const refused = [
    await app.request({ method: 'PUT', url: `/api/notifications/${mine!.id}/read`, headers }),
    await app.request({ url: `/api/notifications/professional/${owner.id}`, headers }),
    await app.request({
      method: 'PUT',
      url: `/api/notifications/professional/${owner.id}/read-all`,
      headers,
    }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await list(headers)).notifications).toEqual([])
  expect((await list(owner.headers)).unreadCount).toBe(1)
})

test('the professional’s own variants do the same as the general ones', async () => {
  const person = await createProfessional(app)
  await ring(person.userId, 'Uno')
  const url = `/api/notifications/professional/${person.id}`
  expect((await app.request({ url, headers: person.headers })).body).toEqual(await list(person.headers))
  await app.request({ method: 'PUT', url: `${url}/read-all`, headers: person.headers })
  expect((await list(person.headers)).unreadCount).toBe(0)
})
