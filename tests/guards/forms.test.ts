import fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointSpec, FormSpec } from '#contracts/endpoint.ts'
import { isFor } from '#server/actor.ts'
import { filePart, multipart } from '#tests/support/multipart.ts'
import { screens } from '#tests/support/screens.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { everyCall, fillPath, type NamedCall } from './every-call.ts'
import { withStored } from './stored-rows.ts'
import { createWorld, entries, type Made, type World } from './world.ts'

/*
 * Every change is a call of a contract, or a page's form that a contract declares with its call (`form`). No other route
 * accepts a POST, so that audience, limits, input and errors are handled in one place.
 */

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type WorkingForm = Extract<FormSpec, { leadsTo: string }>
type Posted = NamedCall & { form: FormSpec }
type Working = NamedCall & { form: WorkingForm }

const everyForm = everyCall.flatMap(({ name, endpoint }): Posted[] =>
  endpoint.form ? [{ name, endpoint, form: endpoint.form }] : [],
)
const isWorking = (one: Posted): one is Working => 'leadsTo' in one.form
const workingForms = everyForm.filter(isWorking)

/** Ignores the names of parameters: calls with the same address may name them differently. */
const nameless = (path: string) => path.replaceAll(/:[\w:|]+/g, ':')
const known = new Set([
  ...everyCall.map(({ endpoint }) => `${endpoint.method} ${nameless(endpoint.path)}`),
  ...everyForm.map(({ form }) => `POST ${nameless(form.page)}`),
])
/** The handler of unknown calls (http/unknown-calls.ts). */
const isUnknownCall = (url: string) => ['/api', '/api*', '/api/*'].includes(url)

/** The routes that change something and are in no contract, as 'METHOD /path'. */
function strayRoutes(server: FastifyInstance): string[] {
  const routes = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) =>
    pathsOf(server.printRoutes({ commonPrefix: false, method })).map((url) => ({ method, url })),
  )
  return routes
    .filter(({ method, url }) => !isUnknownCall(url) && !known.has(`${method} ${nameless(url)}`))
    .map(({ method, url }) => `${method} ${url}`)
}

/** The addresses in a printed tree of routes, where each line continues the one above it. */
function pathsOf(tree: string): string[] {
  const parts: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^(.*?)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? []
    parts.length = indent.length / 4
    parts.push(part)
    return methods && methods !== '-' ? [parts.join('')] : []
  })
}

test('every route that changes something is in a contract', async () => {
  expect(strayRoutes(app.app)).toEqual([])
  const planted = fastify()
  planted.post('/contacto', async () => '')
  planted.post('/contacto/otra', async () => '')
  void planted.register(async (scope) => scope.put('/api/jobs/:id/otra', async () => ''))
  await planted.ready()
  expect(strayRoutes(planted)).toEqual(['POST /contacto/otra', 'PUT /api/jobs/:id/otra'])
})

test('every form that is declared is mounted', () => {
  const missing = everyForm.filter(({ form }) => !app.app.hasRoute({ method: 'POST', url: form.page }))
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(everyForm.length).toBeGreaterThan(15)
})

/** The faults in a call's declaration of its form. */
function faultsOf({ endpoint, form }: Pick<Posted, 'endpoint' | 'form'>): string[] {
  const named = [...form.page.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const isSame = String(named) === String(Object.keys(endpoint.params?.shape ?? {}))
  const faults = isSame || 'needsScripts' in form ? [] : ['its page has other parameters than its path']
  if (!screens.some(({ path }) => path === form.page)) faults.push('there is no such page')
  if (!('leadsTo' in form)) return faults
  const shapes = { ...shapeOf(endpoint.reply), ...endpoint.body?.shape, ...endpoint.params?.shape }
  const unknown = [...form.leadsTo.matchAll(/:([\w.]+)/g)].filter(([, name = '']) => !hasName(shapes, name))
  faults.push(...unknown.map(([name]) => `nothing is called ${name}`))
  if (endpoint.human && !form.limits) faults.push('no limit of its own stands in for the human check')
  return faults
}

const shapeOf = (schema: unknown): Record<string, unknown> =>
  schema instanceof z.ZodObject ? schema.shape : {}

function hasName(shape: Record<string, unknown>, name: string): boolean {
  const [first = '', ...rest] = name.split('.')
  return rest.length === 0 ? first in shape : hasName(shapeOf(shape[first]), rest.join('.'))
}

test.each(everyForm)('the form of $name says what it needs', (posted) => {
  expect(faultsOf(posted)).toEqual([])
})

test('a wrong declaration of a form is found', () => {
  const endpoint = {
    method: 'POST',
    path: '/api/things/:id',
    summary: 'Planted',
    audience: 'anyone',
    human: true,
    params: z.object({ id: z.string() }),
    reply: z.object({ sheet: z.object({ number: z.string() }) }),
  } satisfies EndpointSpec
  const form = {
    page: '/cosas/:token',
    leadsTo: '/cosas?id=:id&hoja=:sheet.number&otra=:sheet.code',
  } as const
  expect(faultsOf({ endpoint, form })).toHaveLength(4)
})

type Caller = 'anonymous' | 'admin' | 'professional' | 'company'
const callers: Caller[] = ['anonymous', 'admin', 'professional', 'company']

/** The call that a form of this page makes for this caller; an administrator's session does not count here. */
function madeBy(page: string, caller: Caller): Working | undefined {
  const kind = caller === 'admin' ? 'anonymous' : caller
  return workingForms.find(
    ({ endpoint, form }) =>
      form.page === page &&
      isFor(endpoint.audience, { kind } as Parameters<typeof isFor>[1]) &&
      !(form.visitorsOnly && kind !== 'anonymous'),
  )
}

/** As a browser sends it: an unticked box is left out. */
const typed = ({ body = {} }: Made): [string, string][] =>
  Object.entries(body).flatMap(([name, value]): [string, string][] =>
    value === false ? [] : [[name, value === true ? 'on' : String(value)]],
  )

function post(world: World, { endpoint, form }: Posted, made: Made, caller: Caller) {
  const headers = caller === 'anonymous' ? {} : world[caller].headers
  const url = fillPath(form.page, made.params)
  const takesFile = workingForms.some((one) => one.form.page === form.page && one.endpoint.upload)
  if (takesFile)
    return app.request({
      method: 'POST',
      url,
      ...multipart([...typed(made), ...(endpoint.upload ? [filePart(endpoint)] : [])], headers),
    })
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = String(new URLSearchParams(typed(made)))
  return app.request({ method: 'POST', url, payload, headers: { ...headers, ...type } })
}

describe.each(workingForms)('the form of $name', (posted) => {
  /** When two calls share a page, each is tried with the callers that it serves or that the page refuses. */
  const senders = callers.filter(
    (caller) => (madeBy(posted.form.page, caller)?.name ?? posted.name) === posted.name,
  )

  test.each(senders)('sent by %s', async (caller) => {
    const world = await createWorld(app)
    const made = (await entries[posted.name]?.(world)) ?? {}
    const sent = madeBy(posted.form.page, caller)
    const { result: reply, stored } = await withStored(app, () => post(world, posted, made, caller))
    if (sent) {
      expect(reply.status, reply.text).toBe(303)
      const address = sent.form.leadsTo.replaceAll('?', '\\?').replaceAll(/:[\w.]+/g, '[^?&/]+')
      expect(reply.headers['location']).toMatch(new RegExp(`^${address}$`))
      return
    }
    const { page } = posted.form
    if (everyForm.some(({ form }) => form.page === page && 'needsScripts' in form))
      expect([reply.status, reply.headers['location']]).toEqual([303, fillPath(page, made.params)])
    else
      expect([reply.status, reply.body.code]).toEqual(
        caller === 'anonymous' || caller === 'admin' ? [401, 'not_signed_in'] : [403, 'wrong_user_type'],
      )
    expect(stored, 'a refused form stored something').toEqual({})
  })
})
