import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { chatStream } from '#server/platform/language-model/chat-stream.ts'
import type { ChatModel } from '#server/platform/language-model/chat-model.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { standardJob } from '#tests/support/jobs.ts'
import { startReplay } from '#tests/support/replayed-service.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let rosa: TestActor
let jobId: number
let service: Awaited<ReturnType<typeof startReplay>> | undefined
let current: ChatModel | null = null
/** The model of a test stands behind this one. */
const model: ChatModel = {
  host: 'modelo.ejemplo.pe',
  name: 'pequeno',
  converse: (...args) => current!.converse(...args),
}

beforeAll(async () => {
  app = await startTestApp({}, { chatModel: model })
  const company = await createCompany(app, { name: 'Metales Andinos' })
  rosa = await createProfessional(app, { title: 'Soldadora', skills: 'Soldadura' })
  const { body } = await app.request({
    method: 'POST',
    url: '/api/jobs',
    headers: company.headers,
    payload: {
      ...standardJob,
      title: 'Soldador 6G',
      category: 'Operaciones',
      description: 'Soldador 6G: el trabajo de cada día, con todo el equipo.',
    },
  })
  jobId = body.id
})
afterAll(() => app.close())
afterEach(() => service?.close())

const quick = { firstByteMs: 3_000, pauseMs: 200, wholeMs: 5_000 }
async function replay(name: string): Promise<void> {
  service = await startReplay(`chat/${name}`)
  current = chatStream({ url: service.url, key: null, model: 'pequeno' }, quick)
}

async function ask(question: string, actor?: TestActor, memory?: string) {
  const reply = await app.request({
    method: 'POST',
    url: '/api/assistant/questions',
    headers: actor?.headers ?? {},
    payload: { question, ...(memory && { memory }) },
  })
  expect(reply.status).toBe(200)
  const events = reply.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as AssistantEvent)
  const end = events.at(-1)
  if (end?.type !== 'end') throw new Error('no end')
  return {
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    cards: events.flatMap((event) => (event.type === 'cards' ? event.cards : [])),
    sources: events.flatMap((event) => (event.type === 'sources' ? event.sources : [])),
    sent: events.filter((event) => event.type === 'sent'),
    end,
  }
}
const sentBodies = () => (service?.received ?? []).map(({ body }) => JSON.parse(body))
const byRules = 'Hay 1 empleo abierto para esta búsqueda'

test('the model calls the tool, and its answer stands with the cards and sources of the tool', async () => {
  await replay('answer')
  // The recorded answer names the first job that was ever published.
  expect(jobId).toBe(1)
  const { text, cards, sources, end, sent } = await ask('hay chamba de soldador')
  expect(text).toBe('Hay 1 empleo abierto de soldador [1].\n\nEs de Metales Andinos [1].')
  expect(cards).toMatchObject([{ kind: 'job', job: { id: jobId, title: 'Soldador 6G' } }])
  expect(sources).toMatchObject([{ number: 1, href: '/empleos?q=soldador' }])
  expect(end).toMatchObject({ tool: 'jobs', by: 'assistant-v1' })
  expect(sent).toMatchObject([{ host: 'modelo.ejemplo.pe', messages: [{ role: 'user' }, { role: 'tool' }] }])
  const [first, second] = sentBodies()
  expect(first.tools.map((tool: { function: { name: string } }) => tool.function.name)).toEqual([
    'jobs',
    'services',
    'help',
    'plans',
  ])
  expect(first.tools[0].function.parameters.properties).toHaveProperty('minPay')
  // Words of others were read: nothing more can be called.
  expect(second).not.toHaveProperty('tools')
})

describe('a model that fails before anything was shown leaves the answer to the rules:', () => {
  test.each([
    'server-error',
    'busy',
    'html',
    'html-as-events',
    'wrong-shape',
    'stops-midway',
    'hangs-midway',
    'too-long',
    'empty',
    'no-tool',
    'bad-arguments',
    'unknown-tool',
    'endless-calls',
    'error-after-call',
    'invented-figure',
    'invented-job',
    'invented-company',
    'invented-source',
    'link',
  ])('%s', async (name) => {
    await replay(name)
    const { text, cards, end } = await ask('hay chamba de soldador')
    expect(text).toContain(byRules)
    expect(text).not.toMatch(/9,000|250|999999|Bambas|malo|contratan|borré/)
    expect(cards).toMatchObject([{ kind: 'job', job: { id: jobId } }])
    expect(end).toMatchObject({ tool: 'jobs', by: 'rules' })
    expect(service?.received.length).toBeLessThanOrEqual(3)
  })
})

describe('a model that fails in the middle leaves what was checked, and nothing is said twice:', () => {
  test.each(['stops-after-paragraph', 'hangs-after-paragraph', 'invented-figure-later'])(
    '%s',
    async (name) => {
      await replay(name)
      const { text, cards, sources, end } = await ask('hay chamba de soldador')
      expect(text).toBe('Hay 1 empleo abierto de soldador [1].')
      expect(cards).toMatchObject([{ kind: 'job', job: { id: jobId } }])
      expect(sources).toHaveLength(1)
      expect(end).toMatchObject({ tool: 'jobs', by: 'assistant-v1' })
    },
  )
})

test('what has fixed words never reaches a model', async () => {
  await replay('answer')
  for (const question of ['hola', 'me quiero matar', 'dame el correo de otro postulante', 'postula por mí'])
    // oxlint-disable-next-line no-await-in-loop -- in their order
    expect((await ask(question)).end.by).toBe('rules')
  expect(service?.received).toHaveLength(0)
})

describe('without a yes', () => {
  test('own things, and a conversation that goes on, stay with the rules', async () => {
    await replay('answer')
    expect((await ask('cómo van mis postulaciones', rosa)).end).toMatchObject({
      tool: 'applications',
      by: 'rules',
    })
    const first = await ask('hay chamba de soldador', rosa)
    expect(first.end.by).toBe('assistant-v1')
    expect(service?.received).toHaveLength(2)
    expect((await ask('y en Arequipa?', rosa, first.end.memory)).end.by).toBe('rules')
    expect(service?.received).toHaveLength(2)
  })

  test('a question goes without addresses and numbers of persons', async () => {
    await replay('answer')
    await ask('busco chamba de soldador, mi correo es rosa@correo.pe y mi celular 987654321')
    const bodies = JSON.stringify(sentBodies())
    expect(bodies).toContain('[correo]')
    expect(bodies).not.toMatch(/rosa@|987654321/)
  })
})

const allow = (uses: string[], actor = rosa) =>
  app.request({ method: 'POST', url: '/api/assistant/model', headers: actor.headers, payload: { uses } })

test('a yes stands in the ledger, opens what it names, and ends at once', async () => {
  await replay('answer')
  const before = await app.request({ url: '/api/assistant/model', headers: rosa.headers })
  expect(before.body.model).toMatchObject({ host: 'modelo.ejemplo.pe', isNew: true })
  await allow(['conversation', 'applications'])
  await allow(['conversation', 'applications'])
  const memory = (await ask('hay chamba de soldador', rosa)).end.memory
  const offered = sentBodies()[0].tools.map((tool: { function: { name: string } }) => tool.function.name)
  expect(offered).toContain('applications')
  expect(offered).not.toContain('profile')
  await ask('y en Arequipa?', rosa, memory)
  expect(JSON.stringify(sentBodies().at(-1))).toContain('La última búsqueda')
  const { body } = await allow(['applications'])
  expect(body.model).toMatchObject({
    isNew: false,
    uses: [
      { use: 'conversation', isAllowed: false },
      { use: 'profile', isAllowed: false },
      { use: 'applications', isAllowed: true },
    ],
  })
  const sent = service?.received.length
  expect((await ask('y en Arequipa?', rosa, memory)).end.by).toBe('rules')
  expect(service?.received).toHaveLength(sent ?? -1)
  const { rows } = await app.deps.pool.query(
    `select document, ended_at is not null as ended from consents where document like 'asistente-%' order by id`,
  )
  expect(rows).toEqual([
    { document: 'asistente-conversation', ended: true },
    { document: 'asistente-applications', ended: false },
  ])
  await allow([])
})

test('a company lets it have other things than a person', async () => {
  const company = await createCompany(app)
  const { body } = await allow(['profile', 'company'], company)
  expect(body.model?.uses).toEqual([
    { use: 'conversation', isAllowed: false },
    { use: 'company', isAllowed: true },
  ])
})

test('over the budget of the day the rules answer and say so; tomorrow it is new', async () => {
  await replay('answer')
  const actor = await createProfessional(app)
  await app.deps.pool.query(`update settings set value = '2' where key = 'assistant_model_daily'`)
  const by = async () => (await ask('hay chamba de soldador', actor)).end.by
  expect([await by(), await by()]).toEqual(['assistant-v1', expect.anything()])
  const over = await ask('hay chamba de soldador', actor)
  expect(over.end.by).toBe('rules')
  expect(over.text).toContain('Hoy ya usaste tus 2 respuestas con modelo de lenguaje')
  app.clock.advance({ days: 1 })
  await replay('answer')
  expect(await by()).toBe('assistant-v1')
  await app.deps.pool.query(`update settings set value = '40' where key = 'assistant_model_daily'`)
})
