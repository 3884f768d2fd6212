import { afterAll, beforeAll, expect, test } from 'vitest'
import { notFoundTexts } from '#contracts/errors.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { everyCall, fillPath } from './every-call.ts'

let app: TestApp
let actors: Record<string, TestActor>
beforeAll(async () => {
  app = await startTestApp()
  const professional = await createProfessional(app)
  actors = {
    professional,
    'signed-in': professional,
    company: await createCompany(app),
    admin: await createAdmin(app),
  }
})
afterAll(() => app.close())

const folders = {
  job: /\/jobs\/:(\w+)/,
  professional: /\/professionals?\/:(\w+)/,
  invitation: /\/invitations\/:(\w+)/,
} as const

const named = everyCall.flatMap(({ endpoint }) =>
  Object.entries(folders).flatMap(([thing, folder]) => {
    const name = folder.exec(endpoint.path)?.[1]
    return name && !endpoint.debug
      ? [
          {
            endpoint,
            thing: thing as keyof typeof folders,
            name,
            title: `${endpoint.method} ${endpoint.path}`,
          },
        ]
      : []
  }),
)

const ask = ({ endpoint }: (typeof named)[number], params: Record<string, string>) =>
  app.request({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    headers: actors[endpoint.audience]?.headers ?? {},
  })

test.each(named)('$title says that the $thing is not there in the documented words', async (call) => {
  const { endpoint, name, thing } = call
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, other]) => other!)
  const given = Object.fromEntries(names.map((other) => [other, '1']))
  const answers = [await ask(call, { ...given, [name]: 'abc' })]
  // A GET without a body and with one parameter also gets an id that nothing has.
  if (endpoint.method === 'GET' && names.length === 1) answers.push(await ask(call, { [name]: '999999' }))
  for (const { status, body } of answers) {
    expect([404, 410]).toContain(status)
    expect(body.message).toBe(notFoundTexts[thing])
  }
})
