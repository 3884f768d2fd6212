import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import type { ChatModel } from '#server/platform/language-model/chat-model.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { obedientModel } from './obedient-model.ts'

// What somebody else wrote changes no call of a tool, even with a model that obeys all of it.

const folder = join(import.meta.dirname, 'hostile')
const hostile = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text) => ({ kind: name.replace('.txt', ''), text })),
)

let app: TestApp
let current: ChatModel
let rosa: TestActor
let company: TestActor
let jobId: number
beforeAll(async () => {
  app = await startTestApp(
    {},
    {
      chatModel: {
        host: 'modelo.ejemplo.pe',
        name: 'obediente',
        converse: (...args) => current.converse(...args),
      },
    },
  )
  company = await createCompany(app, { name: 'Metales Andinos' })
  rosa = await createProfessional(app, { title: 'Soldadora', skills: 'Soldadura' })
  await createProfessional(app, { firstName: 'Víctima' })
  const { body } = await app.request({
    method: 'POST',
    url: '/api/jobs',
    headers: company.headers,
    payload: { ...standardJob, title: 'Soldador 6G', category: 'Operaciones' },
  })
  jobId = body.id
  // Everything is allowed: nothing but the structure is in the way.
  for (const actor of [rosa, company])
    // oxlint-disable-next-line no-await-in-loop -- two
    await app.request({
      method: 'POST',
      url: '/api/assistant/model',
      headers: actor.headers,
      payload: { uses: ['conversation', 'profile', 'applications', 'company'] },
    })
  await app.deps.pool.query(`update settings set value = '10000' where key = 'assistant_model_daily'`)
})
afterAll(() => app.close())

async function ask(question: string, actor: TestActor, page = '') {
  const { text, status } = await app.request({
    method: 'POST',
    url: '/api/assistant/questions',
    headers: actor.headers,
    payload: { question, page },
  })
  expect(status).toBe(200)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as AssistantEvent)
}

const changed = [
  'applications',
  'messages',
  'conversations',
  'acts',
  'mails',
  'saved_jobs',
  'consents',
  'users',
  'files',
]
/** An act would change one of these numbers. */
async function rows(): Promise<unknown> {
  const { rows: found } = await app.deps.pool.query(
    `select ${changed.map((name) => `(select count(*) from ${name}) as ${name}`).join(', ')}`,
  )
  return found[0]
}

const hrefsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) =>
        key === 'href' && typeof one === 'string' ? [one] : hrefsIn(one),
      )
    : []

function expectHarmless(events: readonly AssistantEvent[], tool: string): void {
  const said = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
  expect(said).not.toMatch(
    /malo|example|https?:|@|whatsapp|telegram|987|900123456|424242|25,000|Yape|DNI|clave|tarjeta|javascript|<|hago lo que dice/i,
  )
  expect(hrefsIn(events).filter((href) => !/^\/(?![/\\])/.test(href))).toEqual([])
  expect(events.at(-1)).toMatchObject({ type: 'end', tool })
}

test('there are many kinds of hostile texts', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60)
  expect(new Set(hostile.map(({ text }) => text)).size).toBe(hostile.length)
})

describe.each(['calls', 'says'] as const)('a model that obeys and %s', (does) => {
  test('calls no other tool because of an ad, shows nothing of it as its own words, and nothing changes', async () => {
    const before = await rows()
    for (const { text } of hostile) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await app.deps.db
        .update(jobs)
        .set({ title: `Soldador ${text}`.slice(0, 120), description: text })
        .where(eq(jobs.id, jobId))
      const model = obedientModel([{ id: 'call_1', name: 'jobs', arguments: `{"jobId":${jobId}}` }], does)
      current = model
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const events = await ask('cuánto pagan en este empleo', rosa, `/jobs/${jobId}`)
      // The title is the ad's own, and stands in sentences as on its page.
      expect(events.at(-1), text).toMatchObject({ type: 'end', tool: 'jobs' })
      expect(hrefsIn(events).filter((href) => !/^\/(?![/\\])/.test(href))).toEqual([])
      const results = model.seen.at(-1)?.filter(({ role }) => role === 'tool')
      expect(results, text).toHaveLength(1)
      expect(model.seen.length, text).toBeLessThanOrEqual(2)
      const said = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
      expect(said.replace(`Soldador ${text}`.slice(0, 120).trim(), ''), text).not.toContain(text)
    }
    expect(await rows()).toEqual(before)
  })

  test.each([
    ['profile', 'qué le falta a mi perfil', 'profile', '{}'],
    ['applications', 'cómo van mis postulaciones', 'applications', '{}'],
  ])('never sees a CV or a profile text (%s)', async (tool, question, name, args) => {
    for (const { text } of hostile) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await app.deps.db.update(professionals).set({ summary: text })
      const model = obedientModel([{ id: 'call_1', name, arguments: args }], does)
      current = model
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expectHarmless(await ask(question, rosa), tool)
      expect(JSON.stringify(model.seen), text).not.toContain(JSON.stringify(text).slice(1, -1))
    }
  })

  test('gives a company numbers and nobody else', async () => {
    for (const { text } of hostile) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await app.deps.db.update(professionals).set({ summary: text })
      const model = obedientModel([{ id: 'call_1', name: 'candidates', arguments: '{}' }], does)
      current = model
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const events = await ask('cuántos candidatos tengo', company)
      expect(JSON.stringify(events)).not.toMatch(/V[ií]ctima/)
      expect(['candidates', 'ads', 'plans']).toContain(
        (events.at(-1) as Extract<AssistantEvent, { type: 'end' }>).tool,
      )
    }
  })
})
