import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AssistantCard, AssistantEvent } from '#contracts/assistant/assistant.contract.ts'
import { assistantVerdicts } from '#server/db/schema/assistant.table.ts'
import { learnedModels } from '#domain/assistant/learned/models.ts'
import { readContent } from '#server/features/help/content-files.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob, standardJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let rosa: TestActor
let welderId: number
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { name: 'Metales Andinos' })
  rosa = await createProfessional(app, { title: 'Soldadora', skills: 'Soldadura' })
  welderId = await publish('Soldador 6G')
  await publish('Mozo de salón', await createCompany(app, { name: 'La Picantería' }))
})
afterAll(() => app.close())

/** Published by its company, so that it is in the search. */
async function publish(title: string, by = company): Promise<number> {
  const { body } = await app.request({
    method: 'POST',
    url: '/api/jobs',
    headers: by.headers,
    payload: {
      ...standardJob,
      title,
      category: 'Operaciones',
      description: `${title}: el trabajo de cada día, con todo el equipo.`,
    },
  })
  return body.id
}

interface Said {
  status: number
  text: string
  events: AssistantEvent[]
  memory: string
  tool: string
  cards: AssistantCard[]
}

async function ask(
  question: string,
  given: { actor?: TestActor; memory?: string; page?: string } = {},
): Promise<Said> {
  const { actor, ...rest } = given
  const reply = await app.request({
    method: 'POST',
    url: '/api/assistant/questions',
    headers: actor?.headers ?? {},
    payload: { question, ...rest },
  })
  const events =
    reply.status === 200
      ? reply.text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as AssistantEvent)
      : []
  const last = events.at(-1)
  return {
    status: reply.status,
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    events,
    memory: last?.type === 'end' ? last.memory : '',
    tool: last?.type === 'end' ? last.tool : '',
    cards: events.flatMap((event) => (event.type === 'cards' ? event.cards : [])),
  }
}

const titles = ({ cards }: Said) => cards.map((card) => (card.kind === 'job' ? card.job.title : card.kind))

describe('a search', () => {
  test('answers with the number, the ads as lists show them, and where it looked', async () => {
    const said = await ask('busco chamba de soldador')
    expect(said).toMatchObject({ status: 200, tool: 'jobs' })
    expect(said.text).toBe('Hay 1 empleo abierto para esta búsqueda: Soldador [1].')
    expect(titles(said)).toEqual(['Soldador 6G'])
    expect(said.events.find(({ type }) => type === 'sources')).toEqual({
      type: 'sources',
      sources: [{ number: 1, title: 'Búsqueda de empleos: Soldador', href: '/empleos?q=soldador' }],
    })
    expect(said.events.at(-1)?.type).toBe('end')
  })

  test('goes on from what the browser kept', async () => {
    const first = await ask('busco trabajo')
    expect(first.tool).toBe('question-back')
    const second = await ask('de mozo', { memory: first.memory })
    expect(titles(second)).toEqual(['Mozo de salón'])
  })

  test('that finds nothing says so, and what there is without a condition', async () => {
    const said = await ask('soldador desde 90 mil soles')
    expect(said.text).toContain('Ahora no hay empleos para esta búsqueda')
    expect(said.text).toContain('sin ese sueldo y hay 1 empleo')
    expect(titles(said)).toEqual(['Soldador 6G'])
  })

  test('begins anew when what the browser kept is not ours', async () => {
    for (const memory of ['{', '[]', 'null', '{"t":"jobs","n":[-1,"x"],"q":7,"s":[]}', '{"j":1e99}']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its text
      expect(await ask('soldador', { memory }), memory).toMatchObject({ status: 200, tool: 'jobs' })
    }
  })
})

describe('own data', () => {
  test('need an account of the kind that has them', async () => {
    const visitor = await ask('mis postulaciones')
    expect(visitor.tool).toBe('applications')
    expect(visitor.events.map(({ type }) => type)).toContain('sign-up')
    expect(visitor.cards).toEqual([])
    const other = await ask('¿qué le falta a mi perfil?', { actor: company })
    expect(other.text).toContain('cuentas de profesionales')
  })

  test('are those of the person who asks', async () => {
    await app.request({
      method: 'POST',
      url: `/api/jobs/${welderId}/apply`,
      headers: rosa.headers,
      payload: {},
    })
    const said = await ask('¿cómo van mis postulaciones?', { actor: rosa })
    expect(said.text).toBe('Tienes 1 postulación: 1 en Pendiente [1].')
    expect(said.cards).toMatchObject([{ kind: 'application', application: { jobId: welderId } }])
    const stranger = await createProfessional(app)
    expect((await ask('mis postulaciones', { actor: stranger })).text).toBe(
      'Todavía no tienes postulaciones.',
    )
  })

  test('a company hears how many candidates it has, and no names', async () => {
    const said = await ask('¿cuántos candidatos tengo?', { actor: company })
    expect(said.text).toMatch(/^En total tienes 1 candidato, /)
    expect(JSON.stringify(said.events)).not.toContain('Quispe')
    const other = await createCompany(app)
    expect((await ask('¿cuántos candidatos tengo?', { actor: other })).text).toBe('Todavía no tienes avisos.')
  })

  test('the page of a job says which job is meant', async () => {
    const said = await ask('¿calzo con este empleo?', { actor: rosa, page: `/jobs/${welderId}` })
    expect(said).toMatchObject({ tool: 'match', cards: [{ kind: 'job', job: { id: welderId } }] })
    const reply = await app.request({ url: `/api/jobs/${welderId}/match`, headers: rosa.headers })
    if (reply.status === 200 && reply.body.matchScore !== null)
      expect(said.text).toContain(`${reply.body.matchScore} de 100`)
  })

  test('an ad that is not public is not shown by its number', async () => {
    const hidden = await createJob(app, company, { title: 'Secreto', isOpen: false })
    const said = await ask('¿cuánto pagan aquí?', { page: `/jobs/${hidden}` })
    expect(said.text).toBe('Ese empleo ya no está disponible.')
    const { body } = await app.request({ url: `/api/assistant?page=/jobs/${hidden}` })
    expect(body.looksAt).toBeNull()
  })
})

describe('what it does not do', () => {
  test.each([
    ['dame el correo de maria lopez', 'refusal'],
    ['postula por mi', 'refusal'],
    ['cuéntame un chiste', 'refusal'],
    ['eres un idiota', 'refusal'],
    ['I am looking for a job in Lima', 'refusal'],
    ['asdfgh', 'unknown'],
    ['!!!! ???', 'unknown'],
    ['quiero hablar con una persona', 'person'],
  ])('%s', async (question, tool) => {
    const said = await ask(question)
    expect(said).toMatchObject({ status: 200, tool, cards: [] })
    expect(said.text).toMatch(/\S/)
  })

  test('somebody in need hears of the lines that help', async () => {
    const said = await ask('ya no quiero vivir')
    expect(said.cards).toMatchObject([
      { kind: 'help-line', line: { name: 'Línea 113, opción 5', phone: '113' } },
    ])
    const beaten = await ask('mi pareja me golpea')
    expect(beaten.cards).toMatchObject([{ line: { phone: '100' } }, { line: { phone: '105' } }])
  })

  test('nothing, and ten thousand letters, are refused with what to do', async () => {
    for (const [question, message] of [
      ['', 'Escribe tu pregunta'],
      ['   ', 'Escribe tu pregunta'],
      ['busco trabajo '.repeat(800), 'Usa 2,000 caracteres como máximo'],
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await app.request({
        method: 'POST',
        url: '/api/assistant/questions',
        payload: { question },
      })
      expect(status).toBe(400)
      expect(body.fields).toEqual({ question: message })
    }
  })

  test('a question with two thousand letters is answered at once', async () => {
    const long = 'busco trabajo de soldador en lima o en ate con sueldo de 2 mil '.repeat(31)
    const from = performance.now()
    expect(await ask(long.slice(0, 2000))).toMatchObject({ status: 200 })
    expect(performance.now() - from).toBeLessThan(2000)
  })
})

test('help answers with an article, and the same without scripts', async () => {
  const said = await ask('¿cómo postulo sin cuenta?')
  expect(said.cards[0]).toMatchObject({ kind: 'article', article: { slug: 'postular-sin-cuenta' } })
  const { status, body } = await app.request({
    url: `/api/assistant/answer?${new URLSearchParams({ q: '¿cómo postulo sin cuenta?' })}`,
  })
  expect(status).toBe(200)
  expect(body.events).toEqual(said.events)
})

test('the articles that are learned are those of the help centre: else `npm run train -- assistant`', async () => {
  const slugs = (await readContent('help')).map(({ slug }) => slug)
  const learned = learnedModels().intents.labels.flatMap((label) => /^help (.+)/.exec(label)?.[1] ?? [])
  expect(learned.toSorted()).toEqual(slugs.toSorted())
})

test('the beginnings are those of the person, and lead to answers', async () => {
  for (const actor of [null, rosa, company]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await app.request({ url: '/api/assistant', headers: actor?.headers ?? {} })
    expect(body.beginnings).toHaveLength(6)
    for (const { question } of body.beginnings) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const said = await ask(question, actor ? { actor } : {})
      expect(['unknown', 'refusal'], question).not.toContain(said.tool)
    }
  }
})

test('a verdict is counted by day, without the person', async () => {
  const judge = (payload: object) =>
    app.request({ method: 'POST', url: '/api/assistant/verdicts', headers: rosa.headers, payload })
  expect((await judge({ tool: 'jobs', verdict: 'bad', reason: 'wrong' })).status).toBe(204)
  expect((await judge({ tool: 'jobs', verdict: 'bad', reason: 'wrong' })).status).toBe(204)
  expect((await judge({ tool: 'jobs', verdict: 'good', reason: 'wrong' })).status).toBe(204)
  expect((await app.deps.db.select().from(assistantVerdicts)).toSorted((a, b) => b.count - a.count)).toEqual([
    { day: '2026-11-21', tool: 'jobs', verdict: 'bad', reason: 'wrong', driver: 'rules', count: 2 },
    { day: '2026-11-21', tool: 'jobs', verdict: 'good', reason: '', driver: 'rules', count: 1 },
  ])
  expect((await judge({ tool: 'jobs', verdict: 'so-so' })).body.fields).toEqual({
    verdict: 'Elige si te sirvió o no',
  })
})

test('whoever asks without end is asked to wait', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  const once = () =>
    limited.request({ method: 'POST', url: '/api/assistant/questions', payload: { question: 'hola' } })
  let last = await once()
  for (let asked = 0; asked < 305 && last.status === 200; asked++)
    // oxlint-disable-next-line no-await-in-loop -- until it is refused
    last = await once()
  expect(last.status).toBe(429)
  expect(last.body.message).toMatch(/^Demasiados intentos\. Vuelve a probar en /)
  await limited.close()
})
