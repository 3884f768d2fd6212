import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { everyCall } from '#tests/guards/every-call.ts'
import { createWorld, entries, type Made } from '#tests/guards/world.ts'
import { startTestApp, type TestApp, type TestReply } from '#tests/support/test-app.ts'
import { hostileRequest, type Material } from './hostile-requests.ts'

/* `npm run fuzz -- COUNT [SEED] [NUMBER]` sets these; `npm test` sends the first 5,000 of one seed. */
const count = Number(process.env['FUZZ_COUNT'] ?? 5000)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const first = Number(process.env['FUZZ_NUMBER'] ?? 0)

/** In milliseconds, far above the time of any refusal on a busy machine: it finds requests that never end. */
const patience = 20_000

let app: TestApp
let material: Material

beforeAll(async () => {
  app = await startTestApp()
  const world = await createWorld(app)
  const made = new Map<string, Made>()
  for (const { name } of everyCall) made.set(name, (await entries[name]?.(world)) ?? {})
  const { professional, company, otherProfessional, otherCompany, admin } = world
  material = {
    cookies: [professional, company, otherProfessional, otherCompany, admin].map(({ headers }) => headers),
    madeFor: (name) => made.get(name) ?? {},
  }
}, 300_000)
afterAll(() => app.close())

/** The fault of a reply; null for none. */
function faultOf(request: InjectOptions, { status, body, headers }: TestReply): string | null {
  if (status >= 500 && status !== 503) return `${status}`
  const isCall = String(request.url).startsWith('/api/')
  if (!isCall || status < 400 || request.method === 'HEAD') return null
  if (!String(headers['content-type']).startsWith('application/json'))
    return `no JSON: ${String(headers['content-type'])}`
  return Object.hasOwn(errors, body?.code) ? null : `no code of ours: ${JSON.stringify(body).slice(0, 100)}`
}

async function ask(number: number): Promise<string | null> {
  const request = hostileRequest(seed, number, material)
  const replay = `npm run fuzz -- 1 ${seed} ${number}   ${request.method} ${String(request.url).slice(0, 150)}`
  const never = new Promise<'never'>((resolve) => setTimeout(() => resolve('never'), patience).unref())
  const reply = await Promise.race([app.request(request).catch((error: unknown) => String(error)), never])
  const fault = typeof reply === 'string' ? reply : faultOf(request, reply)
  return fault === null ? null : `${fault}   ${replay}`
}

test(
  `${count} hostile requests (seed ${seed}) are answered in our words, and none breaks anything`,
  async () => {
    const faults: string[] = []
    for (let number = first; number < first + count && faults.length < 20; number += 4) {
      const some = [0, 1, 2, 3].map((n) => number + n).filter((n) => n < first + count)
      const found = await Promise.all(some.map(ask))
      faults.push(...found.filter((fault) => fault !== null))
    }
    expect(faults).toEqual([])
    expect((await app.request({ url: '/health/ready' })).status).toBe(200)
  },
  Infinity,
)
