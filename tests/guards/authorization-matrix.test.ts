import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminRole, adminRoles, may } from '#contracts/admin/admin-vocabulary.ts'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import { keyScopes } from '#contracts/companies/keys-vocabulary.ts'
import { hasRole } from '#contracts/companies/team-vocabulary.ts'
import { admins } from '#server/db/schema/accounts.table.ts'
import { errorsOf, isOfAdministration, isOpenToViewer, neededRole } from '#contracts/errors-of.ts'
import { filePart, multipart } from '#tests/support/multipart.ts'
import { createKey, viewAs } from '#tests/support/actors.ts'
import { startOfStream } from '#tests/support/open-stream.ts'
import { mercadoPagoKeys } from '#tests/support/fake-mercado-pago.ts'
import { stripeKeys } from '#tests/support/fake-stripe.ts'
import { mailEventsSecret } from '#tests/support/signed-as.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { arrivedTypes, documentedTypes } from './documented-types.ts'
import { everyCall, fillPath, needsEntry } from './every-call.ts'
import { withStored } from './stored-rows.ts'
import { createWorld, entries, type Made, type World } from './world.ts'

let app: TestApp
beforeAll(async () => {
  // Nobody here signs: the holder of this secret is tested in mail-events.test.ts.
  app = await startTestApp({
    MAIL_EVENTS_SECRET: mailEventsSecret,
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    MERCADOPAGO_ACCESS_TOKEN: mercadoPagoKeys.accessToken,
    MERCADOPAGO_WEBHOOK_SECRET: mercadoPagoKeys.webhookSecret,
  })
  // Without statistics PostgreSQL takes few accounts for deleted, and reads all of them for each call.
  await createWorld(app)
  await app.deps.pool.query('analyze')
})
afterAll(() => app.close())

type Caller =
  | 'anonymous'
  | AdminRole
  | 'professional'
  | 'company'
  | 'otherProfessional'
  | 'otherCompany'
  | 'recruiter'
  | 'reader'
  | 'otherMember'
  | 'viewer'
  | 'key'
  | 'narrowKey'
const users = ['professional', 'company', 'otherProfessional', 'otherCompany'] as const
/** People of companies that others own. */
const members = ['recruiter', 'reader', 'otherMember'] as const
/** The roles differ only in the administration, where a view of an account is no session. */
const callersOf = (endpoint: EndpointSpec): Caller[] => [
  'anonymous',
  ...(endpoint.audience === 'admin' ? adminRoles : (['owner'] as const)),
  ...users,
  ...(neededRole(endpoint) === null ? [] : members),
  ...(isOfAdministration(endpoint) ? [] : (['viewer'] as const)),
  // Of the company: with every scope, and with every other than that of the call.
  'key',
  ...(endpoint.key ? (['narrowKey'] as const) : []),
]
const isAdminRole = (caller: Caller): caller is AdminRole => adminRoles.some((role) => role === caller)
const kinds = {
  professional: 'professional',
  company: 'company',
  otherProfessional: 'professional',
  otherCompany: 'company',
  recruiter: 'company',
  reader: 'company',
  otherMember: 'company',
} as const
const roles = { recruiter: 'recruiter', reader: 'reader', otherMember: 'recruiter' } as const
const isMember = (caller: Caller): caller is (typeof members)[number] =>
  members.some((member) => member === caller)
/** Whose account an administrator views who makes the call. */
const viewedBy = ({ audience }: EndpointSpec) => (audience === 'company' ? 'company' : 'professional')

interface Expected {
  statuses: number[]
  codes?: string[]
}

/** The result that the contract's audience and scope require. */
function expectedOf(
  endpoint: EndpointSpec,
  caller: Caller,
  made: Pick<Made, 'owners' | 'each' | 'personal' | 'refusesOwners' | 'endsWith'>,
): Expected {
  const { owners, each, personal, refusesOwners, endsWith } = made
  const { audience, scope } = endpoint
  const { reply, file, stream, pieces } = endpoint
  const passes: Expected = endsWith
    ? { statuses: [endsWith.status], codes: [endsWith.code] }
    : { statuses: [endpoint.status ?? (reply || file || stream || pieces ? 200 : 204)] }
  // A cached reply is the same for everyone, so its call knows no caller.
  if (caller === 'viewer')
    return endpoint.cache || isOpenToViewer(endpoint)
      ? expectedOf(endpoint, viewedBy(endpoint), made)
      : { statuses: [403], codes: ['view_only'] }
  if (caller === 'narrowKey') return { statuses: [403], codes: ['key_scope_missing'] }
  if (caller === 'key')
    return endpoint.key
      ? expectedOf(endpoint, 'company', made)
      : { statuses: [403], codes: ['key_not_accepted'] }
  if (endpoint.signed) return { statuses: [401], codes: ['signature_invalid'] }
  if (audience === 'anyone') return passes
  const notSignedIn = { statuses: [401], codes: ['not_signed_in'] }
  if (audience === 'admin') {
    if (!isAdminRole(caller)) return notSignedIn
    return may(caller, endpoint.capability) ? passes : { statuses: [403], codes: ['role_not_allowed'] }
  }
  // The administrator's session grants nothing outside the back-office.
  if (caller === 'anonymous' || isAdminRole(caller)) return notSignedIn
  const kind = kinds[caller]
  if (audience !== 'signed-in' && kind !== audience) return { statuses: [403], codes: ['wrong_user_type'] }
  const needed = neededRole(endpoint)
  if (isMember(caller) && needed && !hasRole(roles[caller], needed))
    return { statuses: [403], codes: [needed === 'owner' ? 'owner_only' : 'read_only_member'] }
  if (refusesOwners && kind === 'company' && !isMember(caller))
    return { statuses: [refusesOwners.status], codes: [refusesOwners.code] }
  if (!scope) return passes
  const isColleague = (caller === 'recruiter' || caller === 'reader') && !personal
  const whose = owners ?? (audience === 'signed-in' ? [] : [audience])
  const isOwner = (caller === kind || isColleague || each?.includes(kind)) && whose.includes(kind)
  return isOwner ? passes : { statuses: [403, 404], codes: ['forbidden', 'not_found'] }
}

async function headersOf(
  world: World,
  caller: Caller,
  endpoint: EndpointSpec,
): Promise<Record<string, string>> {
  if (caller === 'anonymous') return {}
  if (caller === 'viewer') return viewAs(app, world.admin, world[viewedBy(endpoint)])
  if (caller === 'key') return (await createKey(app, world.company)).headers
  if (caller === 'narrowKey') {
    const others = keyScopes.filter((scope) => scope !== endpoint.key)
    return (await createKey(app, world.company, others)).headers
  }
  if (!isAdminRole(caller)) return world[caller].headers
  // Its own account is prepared by the entries: whatever the role, it is the same administrator.
  await app.deps.db.update(admins).set({ role: caller }).where(eq(admins.id, world.admin.id))
  return world.admin.headers
}

async function ask(endpoint: EndpointSpec, headers: Record<string, string>, made: Made) {
  if (endpoint.stream) return startOfStream(app, headers, fillPath(endpoint.path, made.params))
  const request: InjectOptions = {
    method: endpoint.method,
    url: fillPath(endpoint.path, made.params),
    ...(made.query ? { query: made.query } : {}),
    headers,
  }
  if (endpoint.upload) {
    const fields = Object.entries(made.body ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ])
    Object.assign(request, multipart(made.file ? [...fields, filePart(endpoint)] : fields, headers))
  } else if (made.body) request.payload = made.body
  return app.request(request)
}

describe.each(everyCall)('$name', ({ name, endpoint }) => {
  const make = async () => {
    const world = await createWorld(app)
    return { world, made: (await entries[name]?.(world)) ?? {} }
  }
  // Refused callers and readers change nothing: they can share one world.
  let shared: ReturnType<typeof make> | undefined

  test('has an entry in the world if it needs one', () => {
    expect(
      name in entries || !needsEntry(endpoint),
      `${name} names things or needs a body: add '${name}' to the entries of tests/guards/world.ts, ` +
        'with ids of things that the world’s professional or company owns and a body that is valid',
    ).toBe(true)
  })

  test.each(callersOf(endpoint))('made by %s', async (caller) => {
    shared ??= make()
    const expected = expectedOf(endpoint, caller, (await shared).made)
    const changes = !expected.codes && endpoint.method !== 'GET'
    const { world, made } = await (changes ? make() : shared)
    const headers = await headersOf(world, caller, endpoint)
    // A permitted caller may store something, but not one who only views an account.
    const storesNothing = expected.codes || (caller === 'viewer' && endpoint.method === 'GET')
    const { result: reply, stored } = await withStored(app, () => ask(endpoint, headers, made))
    expect(expected.statuses, `answered ${reply.status} ${reply.text.slice(0, 200)}`).toContain(reply.status)
    if (storesNothing) expect(stored, 'the call stored something').toEqual({})
    if (!expected.codes) {
      const arrived = arrivedTypes(reply.headers)
      const documented = documentedTypes(endpoint, reply.status)
      expect(documented, '/openapi.json says another type').toEqual(expect.arrayContaining(arrived))
      expect(arrived, '/openapi.json says that a body comes').toHaveLength(Math.min(1, documented.length))
      return
    }
    expect(expected.codes).toContain(reply.body.code)
    expect(errorsOf(endpoint), 'the contract does not say so').toContain(reply.body.code)
  })
})

test('a call that names a thing needs an entry; the expectations follow from audience and scope', () => {
  const planted = {
    method: 'DELETE',
    path: '/api/things/:id',
    summary: 'Planted',
    audience: 'company',
    scope: 'owner',
  } satisfies EndpointSpec
  expect(needsEntry(planted)).toBe(true)
  const answers = callersOf(planted).map((caller) => expectedOf(planted, caller, {}).statuses.join('/'))
  expect(answers).toEqual([
    '401',
    '401',
    '403',
    '204',
    '403',
    '403/404',
    '204',
    '403',
    '403/404',
    '403',
    '403',
  ])
})

test('the world has no entry for a call that does not exist', () => {
  const names = new Set(everyCall.map(({ name }) => name))
  expect(Object.keys(entries).filter((name) => !names.has(name))).toEqual([])
})

test('every call of the contracts is mounted', () => {
  const missing = everyCall.filter(
    ({ endpoint }) => !app.app.hasRoute({ method: endpoint.method, url: endpoint.path }),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})
