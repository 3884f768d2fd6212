import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostKept } from '#contracts/assistant/kept-conversations-figures.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let rosa: TestActor
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  rosa = await createProfessional(app)
  company = await createCompany(app)
})
afterAll(() => app.close())

const turn = {
  question: 'hay chamba de soldador',
  text: 'Hay 1 empleo [1].',
  links: [{ title: 'Búsqueda', href: '/empleos?q=soldador' }],
}
const keep = (payload: object, actor = rosa) =>
  app.request({ method: 'POST', url: '/api/assistant/conversations', headers: actor.headers, payload })
const list = async (actor = rosa) =>
  (await app.request({ url: '/api/assistant/conversations', headers: actor.headers })).body

test('a conversation is kept by choice, opened by its owner alone, and deleted with a way back', async () => {
  const { body, status } = await keep({ turns: [turn] })
  expect(status).toBe(201)
  expect(await list()).toMatchObject([{ id: body.id, title: 'hay chamba de soldador', turns: 1 }])
  expect(await list(company)).toEqual([])
  const url = `/api/assistant/conversations/${body.id}`
  expect((await app.request({ url, headers: rosa.headers })).body).toMatchObject({ turns: [turn] })
  expect((await app.request({ url, headers: company.headers })).status).toBe(404)
  expect((await app.request({ method: 'DELETE', url, headers: company.headers })).status).toBe(404)
  const removed = await app.request({ method: 'DELETE', url, headers: rosa.headers })
  expect(await list()).toEqual([])
  const { actId } = removed.body.undo
  await app.request({ method: 'POST', url: `/api/acts/${actId}/undo`, headers: rosa.headers })
  expect(await list()).toHaveLength(1)
})

test('what is no conversation of ours stores nothing and says what to do', async () => {
  const before = await list()
  const bad = [
    { turns: [] },
    { turns: [{ ...turn, question: ' ' }] },
    { turns: [{ ...turn, links: [{ title: 'x', href: 'https://malo.example' }] }] },
    { turns: [{ ...turn, links: [{ title: 'x', href: '//malo.example' }] }] },
    { turns: [{ ...turn, links: [{ title: 'x', href: String.raw`/\malo.example` }] }] },
    { turns: [{ ...turn, text: 'uno\u0000' }] },
    { turns: Array.from({ length: 41 }, () => turn) },
    {},
  ]
  for (const payload of bad)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await keep(payload)).status, JSON.stringify(payload)).toBe(400)
  expect(await list()).toEqual(before)
})

test('the oldest goes when there are too many', async () => {
  for (let number = 0; number <= mostKept; number++)
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await keep({ turns: [{ ...turn, question: `pregunta ${number}` }] }, company)
  const kept = await list(company)
  expect(kept).toHaveLength(mostKept)
  expect(kept[0]).toMatchObject({ title: `pregunta ${mostKept}` })
  expect(kept.at(-1)).toMatchObject({ title: 'pregunta 1' })
})
