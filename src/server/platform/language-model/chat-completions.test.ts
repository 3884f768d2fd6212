import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startReplay } from '#tests/support/replayed-service.ts'
import { chatCompletions } from './chat-completions.ts'
import { createLanguageModel } from './create-language-model.ts'
import { LanguageModelError } from './language-model.ts'

const question = {
  system: 'Lee el CV.',
  user: 'Rosa Quispe Mamani, asistente contable',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
}
/** Short enough for a test. Times that a test does not wait for may be long. */
const quick = { pauseMs: 1, timeoutMs: 5_000 }

let service: Awaited<ReturnType<typeof startReplay>>
const replay = async (name: string) => {
  service = await startReplay(name)
  return { url: service.url, key: 'clave-secreta', model: 'pequeno' }
}
afterEach(() => service?.close())

async function failureOf(promise: Promise<unknown>): Promise<LanguageModelError> {
  const failure: unknown = await promise.catch((error: unknown) => error)
  if (failure instanceof LanguageModelError) return failure
  throw new Error(`no LanguageModelError: ${JSON.stringify(failure)}`)
}

test('a question is asked as the protocol wants it, and the answer comes parsed', async () => {
  const answer = await chatCompletions(await replay('good'), quick).complete(question)
  expect(answer).toMatchObject({
    experiences: [{ company: 'Comercial Andina Sur' }],
    technical: ['Excel', 'SAP'],
  })
  expect(service.received).toHaveLength(1)
  const [request] = service.received
  expect(request).toMatchObject({ method: 'POST', path: '/chat/completions' })
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer clave-secreta',
    'content-type': 'application/json',
  })
  expect(JSON.parse(request?.body ?? '')).toEqual({
    model: 'pequeno',
    messages: [
      { role: 'system', content: question.system },
      { role: 'user', content: question.user },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: question.schema },
    },
  })
})

test('a service without a key gets no authorization', async () => {
  await chatCompletions({ ...(await replay('good')), key: null }, quick).complete(question)
  expect(service.received[0]?.headers).not.toHaveProperty('authorization')
})

test("an answer with invented values arrives as it is: to judge it is not the port's business", async () => {
  const answer = await chatCompletions(await replay('invented-values'), quick).complete(question)
  expect(answer).toMatchObject({ experiences: [{ company: 'Google' }] })
})

describe('a second attempt', () => {
  test.each(['busy-then-good', 'busy-until-now'])(
    'is made after the pause that the service asks for (%s)',
    async (name) => {
      const model = chatCompletions(await replay(name), { ...quick, pauseMs: 60_000 })
      expect(await model.complete(question)).toMatchObject({ name: 'Rosa Quispe Mamani' })
      expect(service.received).toHaveLength(2)
      expect(service.received[1]?.body).toBe(service.received[0]?.body)
    },
  )

  test.each([
    ['busy-for-long', 429],
    ['busy-until-a-date', 503],
  ])('is not made when the service asks for a long pause (%s)', async (name, status) => {
    const model = chatCompletions(await replay(name), quick)
    expect(await failureOf(model.complete(question))).toMatchObject({ code: 'status', status })
    expect(service.received).toHaveLength(1)
  })

  test('is the last one', async () => {
    const model = chatCompletions(await replay('server-error'), quick)
    expect(await failureOf(model.complete(question))).toMatchObject({ code: 'status', status: 500 })
    expect(service.received).toHaveLength(2)
  })

  test('would not help where the key is wrong', async () => {
    const model = chatCompletions(await replay('wrong-key'), quick)
    expect(await failureOf(model.complete(question))).toMatchObject({ code: 'status', status: 401 })
    expect(service.received).toHaveLength(1)
  })
})

test.each(['malformed-answer', 'malformed-reply', 'refusal'])('%s is no answer', async (name) => {
  const model = chatCompletions(await replay(name), quick)
  expect(await failureOf(model.complete(question))).toMatchObject({ code: 'unreadable' })
  expect(service.received).toHaveLength(1)
})

test('a service that stays silent is given up', async () => {
  const model = chatCompletions(await replay('silence'), { ...quick, timeoutMs: 100 })
  expect(await failureOf(model.complete(question))).toMatchObject({ code: 'timeout' })
})

test('an unreachable service has its own failure', async () => {
  const settings = await replay('good')
  await service.close()
  expect(await failureOf(chatCompletions(settings, quick).complete(question))).toMatchObject({
    code: 'unreachable',
  })
})

test('nobody sends the text and the key on to another address', async () => {
  const model = chatCompletions(await replay('moved'), quick)
  expect(await failureOf(model.complete(question))).toMatchObject({ code: 'unreachable' })
  expect(service.received.map(({ path }) => path)).toEqual(['/chat/completions'])
})

test('a question or an answer out of all proportion is refused', async () => {
  const settings = await replay('good')
  const asked = chatCompletions(settings, { ...quick, questionBytes: 100 })
  expect(await failureOf(asked.complete(question))).toMatchObject({ code: 'too_large' })
  expect(service.received).toHaveLength(0)
  const answered = chatCompletions(settings, { ...quick, answerBytes: 100 })
  expect(await failureOf(answered.complete(question))).toMatchObject({ code: 'too_large' })
})

test.each([
  'malformed-answer',
  'malformed-reply',
  'refusal',
  'busy-for-long',
  'server-error',
  'wrong-key',
  'moved',
])('a failure says nothing of the person or of the key (%s)', async (name) => {
  const failure = await failureOf(chatCompletions(await replay(name), quick).complete(question))
  const written = [failure.message, failure.stack, String(failure.cause), JSON.stringify(failure)].join('\n')
  expect(written).not.toMatch(/Rosa|Quispe|clave-secreta/)
})

test('without a configuration there is no model; with one, it answers', async () => {
  expect(createLanguageModel(readConfig({}))).toBeNull()
  const { url, model, key } = await replay('good')
  const configured = createLanguageModel(
    readConfig({ ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key }),
  )
  expect(await configured?.complete(question)).toMatchObject({ name: 'Rosa Quispe Mamani' })
})
