import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchSuggestion } from '#contracts/jobs/search-suggestions.contract.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { premiumJob } from '#tests/support/jobs.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor

const ask = (typed: string) => app.request({ url: `/api/jobs/suggestions?q=${encodeURIComponent(typed)}` })
const suggest = async (typed: string): Promise<SearchSuggestion[]> => {
  const { status, body } = await ask(typed)
  expect(status).toBe(200)
  return body.suggestions
}
const textsFor = async (typed: string) => (await suggest(typed)).map(({ text }) => text)

const trusted = { planType: 'premium', verifiedAt: new Date('2026-01-05') } as const
const details = { mode: 'onsite', experience: '1-2', skills: '["Orden", "Trato", "Buena voz"]' }
async function publish(title: string, fields: object, by = company): Promise<number> {
  const payload = { ...premiumJob, ...details, title, ...fields }
  const { status, body } = await app.request({
    method: 'POST',
    url: '/api/jobs/create-premium',
    payload,
    headers: by.headers,
  })
  expect([status, body.job ? body.job.hold : body]).toEqual([201, null])
  return body.job.id
}

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { ...trusted, name: 'Tupay Servicios SAC' })
  const hidden = await createCompany(app, { ...trusted, name: 'Ornitorrinco Perú' })
  await publish('Soldador(a) de estructuras', {
    location: 'Piura',
    skills: '["Soldadura TIG", "Orden", "Trato"]',
  })
  await publish('Soldadora de estructuras', { location: 'Castilla, Piura' })
  await publish('Jefe de tienda', { location: 'Miraflores, Lima', skills: '["Excel", "Power BI", "Trato"]' })
  await publish('Analista contable', { location: 'Cusco', skills: '["Excel", "C++", "Orden"]' })
  await publish('Guardaparque', { location: 'Puno', isConfidential: true }, hidden)
  await app.deps.matching.follower.settle()
}, 60_000)
afterAll(() => app.close())

describe('what a search field suggests', () => {
  test('are titles, skills, companies and places of active ads with their numbers', async () => {
    expect(await suggest('soldad')).toEqual([
      { kind: 'title', text: 'Soldador de estructuras', ads: 2 },
      { kind: 'skill', text: 'Soldadura TIG', ads: 1 },
    ])
    expect(await suggest('exc')).toEqual([{ kind: 'skill', text: 'Excel', ads: 2 }])
    expect(await suggest('tup')).toEqual([{ kind: 'company', text: 'Tupay Servicios SAC', ads: 4 }])
    expect(await suggest('piu')).toEqual([{ kind: 'place', text: 'Piura', ads: 2 }])
  })

  test('is a place behind the words, with the ads that the list has', async () => {
    expect(await suggest('soldador en pi')).toEqual([{ kind: 'place', text: 'soldador en Piura', ads: 2 }])
    expect(await suggest('soldador piu')).toEqual([{ kind: 'place', text: 'soldador en Piura', ads: 2 }])
    expect(await textsFor('soldador en')).toContain('soldador en Piura')
    expect(await suggest('soldador en cus')).toEqual([])
  })

  test('forgives accents and small errors', async () => {
    expect(await textsFor('SOLDÁD')).toContain('Soldador de estructuras')
    expect(await textsFor('analsita')).toEqual(['Analista contable'])
  })

  test('finds at least one ad, whatever is suggested', async () => {
    const texts = new Set<string>()
    for (const letter of 'acejmopst') for (const text of await textsFor(letter)) texts.add(text)
    expect(texts.size).toBeGreaterThan(12)
    for (const text of texts) {
      const { body } = await app.request({ url: `/api/jobs/search?q=${encodeURIComponent(text)}` })
      expect(body.total, text).toBeGreaterThan(0)
      expect(body.correctedQuery, text).toBeNull()
    }
  })

  test('is never the company of a confidential ad', async () => {
    expect(await textsFor('guarda')).toEqual(['Guardaparque'])
    for (const typed of ['ornitorrinco', 'orni', 'empresa conf', 'confidencial'])
      expect(await suggest(typed), typed).toEqual([])
  })

  test('follows an ad that is closed, opened, made confidential or deleted', async () => {
    const id = await publish('Domador de leones', {})
    const send = (method: 'PATCH' | 'DELETE', url: string, payload?: object) =>
      app.request({ method, url, headers: company.headers, ...(payload ? { payload } : {}) })
    expect(await textsFor('domad')).toEqual(['Domador de leones'])
    await send('PATCH', `/api/jobs/${id}/status`, { status: 'archived' })
    expect(await textsFor('domad')).toEqual([])
    await send('PATCH', `/api/jobs/${id}/status`, { status: 'active' })
    expect(await textsFor('domad')).toEqual(['Domador de leones'])
    await send('DELETE', `/api/jobs/${id}`)
    await settleActs(app)
    expect(await textsFor('domad')).toEqual([])
  })
})

test('hostile texts get an answer that quotes nothing', async () => {
  for (const typed of [
    '',
    ' ',
    '%',
    "';drop table jobs--",
    '<script>',
    '\u0000',
    '\uD800',
    '👩‍👩‍👧',
    'a'.repeat(5000),
    'en en en',
    '((((',
    'x en '.repeat(300),
  ]) {
    const { status, body } = await app.request({
      url: `/api/jobs/suggestions?q=${encodeURIComponent(typed.toWellFormed())}`,
    })
    expect([status, body.suggestions.length <= 8], typed).toEqual([200, true])
    expect(JSON.stringify(body), typed).not.toContain('<')
  }
  expect((await app.request({ url: '/api/jobs/suggestions?q=a&q=b' })).status).toBe(200)
  expect((await app.request({ url: '/api/jobs/suggestions' })).body).toEqual({ suggestions: [] })
})

test('a browser keeps the answer for a minute', async () => {
  const reply = await ask('exc')
  expect(reply.headers['cache-control']).toBe('public, max-age=60')
})
