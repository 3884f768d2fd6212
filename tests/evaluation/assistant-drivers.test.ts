import { describe, expect, test } from 'vitest'
import { readMemory } from '#domain/assistant/memory.ts'
import { understand } from '#domain/assistant/understand.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import { filterParams } from '#domain/jobs/search/job-query.address.ts'
import { figuresOf, measure } from '#evaluation/assistant/measure-understanding.ts'
import { modelDriver } from '#evaluation/assistant/model-driver.ts'
import type { ChatModel, ToolCall } from '#server/platform/language-model/chat-model.ts'

/** A model that calls what a script says for each question. */
const scripted = (callFor: (question: string) => ToolCall | null): ChatModel => ({
  host: 'modelo.ejemplo.pe',
  name: 'guion',
  async *converse(messages) {
    const call = callFor(messages.at(-1)?.role === 'user' ? messages.at(-1)!.content : '')
    yield call ? { type: 'calls', calls: [call] } : { type: 'text', text: 'No sé.' }
  },
})
const call = (name: string, args: unknown): ToolCall => ({
  id: 'call_1',
  name,
  arguments: JSON.stringify(args),
})

/** What the rules understand, as a model would call it. */
function written(found: Understanding): ToolCall | null {
  switch (found.tool) {
    case 'jobs': {
      const { jobId, likeId, query } = found
      const params = filterParams(query)
      const search = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
      return call('jobs', {
        ...search,
        ...(query.sort && { sort: query.sort }),
        ...(jobId !== null && { jobId }),
        ...(likeId !== null && { likeId }),
      })
    }
    case 'services': {
      const { q, maxPrice, maxDays, isWellRated } = found.asked
      return call('services', {
        q,
        ...(maxPrice !== null && { maxPrice }),
        ...(maxDays !== null && { maxDays }),
        ...(isWellRated && { minRating: 4 }),
      })
    }
    case 'match':
      return call('match', found.jobId === null ? {} : { jobId: found.jobId })
    case 'applications':
      return call('applications', found.status === null ? {} : { status: found.status })
    case 'plans':
      return call('plans', found.for === null ? {} : { for: found.for })
    case 'candidates':
    case 'help':
      return call(found.tool, { q: found.q })
    case 'ads':
    case 'profile':
      return call(found.tool, {})
    default:
      return null
  }
}

describe('the evaluation of a model', () => {
  test('finds what a model that understands as the rules do understands, through the same arguments', async () => {
    const byRules = await measure('dev')
    let answers: (ToolCall | null)[] = []
    const queue = byRules.map(({ found }) => written(found))
    let at = 0
    const driver = modelDriver(scripted(() => answers.shift() ?? null))
    const byModel = await measure('dev', (question, asker, memory) => {
      answers = [queue[at++] ?? null]
      return driver(question, asker, memory)
    })
    const [rules, model] = [figuresOf(byRules), figuresOf(byModel)]
    expect(model['right tool']).toBe(rules['right tool'])
    expect(model['right refusals and distress']).toBe(rules['right refusals and distress'])
    // An article is chosen by the words of the model's search alone.
    expect(model['right tool and arguments']).toBeGreaterThan(0.9)
  })

  test('finds a model that understands nothing', async () => {
    const figures = figuresOf(await measure('dev', modelDriver(scripted(() => call('plans', {})))))
    expect(figures['right tool']).toBeLessThan(0.6)
    // One of them goes on from an answer that this model did not give.
    expect(figures['right refusals and distress']).toBeGreaterThan(0.95)
  })

  test('asks the rules where a model answers nothing that is ours', async () => {
    for (const wrong of [call('delete_account', {}), call('jobs', 'no'), call('match', { jobId: 9 })]) {
      const driver = modelDriver(scripted(() => wrong))
      const asker = { kind: 'professional', pageJobId: null } as const
      const memory = readMemory('')
      // oxlint-disable-next-line no-await-in-loop -- three
      expect(await driver('hay chamba de soldador', asker, memory)).toEqual(
        understand('hay chamba de soldador', asker, memory),
      )
    }
  })
})
