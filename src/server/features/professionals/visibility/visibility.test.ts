import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { bookings } from '#server/db/schema/bookings.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createHire, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const as = (actor?: TestActor) => ({ headers: actor?.headers ?? {} })
const choose = (person: TestActor, visibility: 'public' | 'applied', hiddenFrom: number[] = []) =>
  app.request({
    method: 'PUT',
    url: '/api/me/visibility',
    headers: person.headers,
    payload: { visibility, hiddenFrom },
  })

async function create(visibility: 'public' | 'applied', hiddenFrom: number[] = []) {
  const person = await createProfessional(app, { planType: 'premium', title: 'Contadora' })
  const serviceId = await createService(app, person, { title: `Cierres ${person.id}` })
  expect((await choose(person, visibility, hiddenFrom)).status).toBe(200)
  return { person, serviceId }
}

const apply = async (person: TestActor, company: TestActor, withdrawnAt?: Date) =>
  app.deps.db.insert(applications).values({
    jobId: await createJob(app, company),
    professionalId: person.id,
    appliedAt: app.clock.now(),
    ...(withdrawnAt ? { withdrawnAt } : {}),
  })

/** A person who never chose the visibility, as after any registration. */
const register = () => createProfessional(app, { visibility: 'applied', visibilityChosenAt: null })

const makePremium = (person: TestActor) =>
  app.deps.db.update(professionals).set({ planType: 'premium' }).where(eq(professionals.id, person.id))

async function publish(person: TestActor): Promise<number> {
  const payload = {
    professionalId: person.id,
    title: 'Cierres contables',
    description: 'Cierro el mes de tu empresa.',
    category: 'Contabilidad y Finanzas',
    price: '25',
  }
  const { status, body } = await app.request({ method: 'POST', url: '/api/services', ...as(person), payload })
  expect(status).toBe(201)
  return body.service.id
}

/** The distinct statuses of every call about the person. */
async function statuses(id: number, actor?: TestActor): Promise<number[]> {
  const parts = ['', '/services', '/experiences', '/education', '/reviews', '/portfolio', '/certificates']
  const urls = [
    ...[...parts, '/skill-endorsements'].map((part) => `/api/professionals/${id}${part}`),
    `/api/services/professional/${id}`,
    `/api/experiences/professional/${id}`,
    `/api/education/professional/${id}`,
  ]
  const replies = await Promise.all(urls.map((url) => app.request({ url, ...as(actor) })))
  return [...new Set(replies.map(({ status }) => status))]
}

test('a profile is private until its owner chooses', async () => {
  const person = await register()
  const company = await createCompany(app)
  const visibility = async () => (await app.request({ url: '/api/me/visibility', ...as(person) })).body
  expect(await visibility()).toEqual({ visibility: 'applied', isChosen: false, hiddenFrom: [] })
  expect(await statuses(person.id)).toEqual([404])
  expect(await statuses(person.id, company)).toEqual([404])
  expect(await statuses(person.id, person)).toEqual([200])
  await apply(person, company)
  expect(await statuses(person.id, company)).toEqual([200])
  await choose(person, 'public')
  expect(await visibility()).toEqual({ visibility: 'public', isChosen: true, hiddenFrom: [] })
  expect(await statuses(person.id)).toEqual([200])
})

test('publishing a service is the choice to be found, unless the person chose otherwise', async () => {
  const person = await register()
  await makePremium(person)
  const serviceId = await publish(person)
  expect(await statuses(person.id)).toEqual([200])
  expect((await app.request({ url: `/api/services/${serviceId}` })).status).toBe(200)
  const strict = await register()
  await makePremium(strict)
  await choose(strict, 'applied')
  const hidden = await publish(strict)
  expect(await statuses(strict.id)).toEqual([404])
  expect((await app.request({ url: `/api/services/${hidden}` })).status).toBe(404)
})

test('showing a service that was paused before anybody was asked is the same choice', async () => {
  const person = await register()
  await makePremium(person)
  const serviceId = await publish(person)
  await app.deps.db.update(services).set({ isOpen: false }).where(eq(services.id, serviceId))
  await app.deps.db
    .update(professionals)
    .set({ visibility: 'applied', visibilityChosenAt: null })
    .where(eq(professionals.id, person.id))
  expect(await statuses(person.id)).toEqual([404])
  const url = `/api/services/${serviceId}/status`
  const shown = await app.request({ method: 'PATCH', url, ...as(person), payload: { status: 'active' } })
  expect(shown.status).toBe(200)
  expect(await statuses(person.id)).toEqual([200])
})

test('a profile for companies that know the person is found by nobody else, by no call', async () => {
  const { person } = await create('applied')
  const [known, stranger, colleague] = [
    await createCompany(app),
    await createCompany(app),
    await createProfessional(app),
  ]
  await apply(person, known)
  for (const actor of [undefined, stranger, colleague])
    expect(await statuses(person.id, actor)).toEqual([404])
  for (const actor of [known, person]) expect(await statuses(person.id, actor)).toEqual([200])
})

test('an application that was withdrawn opens nothing', async () => {
  const { person } = await create('applied')
  const company = await createCompany(app)
  await apply(person, company, app.clock.now())
  expect(await statuses(person.id, company)).toEqual([404])
})

test('a hire or a booking makes a company known', async () => {
  const { person, serviceId } = await create('applied')
  const [hirer, booker] = [await createCompany(app), await createCompany(app)]
  await createHire(app, { serviceId, companyId: hirer.id })
  const now = app.clock.now()
  await app.deps.db.insert(bookings).values({
    serviceId,
    professionalId: person.id,
    companyId: booker.id,
    startsAt: now,
    endsAt: new Date(now.getTime() + 3_600_000),
    createdAt: now,
    updatedAt: now,
  })
  for (const company of [hirer, booker]) expect(await statuses(person.id, company)).toEqual([200])
})

test('a named company never finds the person, also one that knows them; all others do', async () => {
  const [hidden, other] = [await createCompany(app), await createCompany(app)]
  const { person, serviceId } = await create('public', [hidden.id])
  await apply(person, hidden)
  expect(await statuses(person.id, hidden)).toEqual([404])
  for (const actor of [undefined, other, person]) expect(await statuses(person.id, actor)).toEqual([200])
  const send = (company: TestActor, path: string, payload: object) =>
    app.request({ method: 'POST', url: `/api/services/${serviceId}/${path}`, ...as(company), payload })
  expect((await send(hidden, 'start-conversation', { initialMessage: 'Hola' })).status).toBe(404)
  expect((await send(hidden, 'hires', { message: 'Un cierre' })).status).toBe(404)
  expect((await send(other, 'start-conversation', { initialMessage: 'Hola' })).status).toBe(201)
})

test('of the services on a page of everybody’s, a company learns which it may see', async () => {
  const [hidden, other] = [await createCompany(app), await createCompany(app)]
  const [named, open] = [await create('public', [hidden.id]), await create('public')]
  const closed = await create('applied')
  const ids = [named, open, closed].map(({ serviceId }) => serviceId)
  const shownTo = async (company: TestActor) =>
    (await app.request({ url: `/api/services/shown?ids=${ids.join()}`, ...as(company) })).body.ids
  expect(await shownTo(hidden)).toEqual([open.serviceId])
  expect(await shownTo(other)).toEqual([named.serviceId, open.serviceId])
  const strange = await app.request({ url: '/api/services/shown?ids=1,dos', ...as(other) })
  expect(strange.status).toBe(400)
})

test('the application that a named company received stays with it', async () => {
  const company = await createCompany(app)
  const { person } = await create('applied')
  await apply(person, company)
  await choose(person, 'applied', [company.id])
  const { body } = await app.request({ url: '/api/company/candidates/overview', ...as(company) })
  expect(JSON.stringify(body)).toContain('"candidateCount":1')
})

test('the directory, the page of a service, the sitemap and shared pictures show public profiles only', async () => {
  const [shown, hidden] = [await create('public'), await create('applied')]
  const directory = (await app.request({ url: '/api/services/search?limit=50' })).text
  expect(directory).toContain(`Cierres ${shown.person.id}`)
  expect(directory).not.toContain(`Cierres ${hidden.person.id}`)
  const found = (await app.request({ url: '/api/services?q=cierres&limit=50' })).text
  expect(found).not.toContain(`Cierres ${hidden.person.id}`)
  const status = async (path: string) => (await app.request({ url: path })).status
  expect(await status(`/api/services/${shown.serviceId}`)).toBe(200)
  expect(await status(`/api/services/${hidden.serviceId}`)).toBe(404)
  expect(await status(`/og/professional/${shown.person.id}.png`)).toBe(200)
  expect(await status(`/og/professional/${hidden.person.id}.png`)).toBe(404)
  expect(await status(`/og/service/${hidden.serviceId}.png`)).toBe(404)
  for (const file of ['servicios-1', 'profesionales-1']) {
    const { text } = await app.request({ url: `/sitemap/${file}.xml` })
    const path = (made: typeof shown) =>
      file === 'servicios-1' ? `/servicios/${made.serviceId}<` : `/professional/${made.person.id}<`
    expect(text, file).toContain(path(shown))
    expect(text, file).not.toContain(path(hidden))
  }
})

test('a change empties the cache of public pages', async () => {
  const { person, serviceId } = await create('public')
  const open = async () => (await app.request({ url: `/api/services/${serviceId}` })).status
  expect(await open()).toBe(200)
  const changed = vi.spyOn(app.deps.pool, 'onChange')
  await choose(person, 'applied')
  expect(changed.mock.calls.flat()).toContain('jobs')
  changed.mockRestore()
  expect(await open()).toBe(404)
})

test('a deleted account is found by nobody, not even as public', async () => {
  const { person } = await create('public')
  await app.deps.db.update(users).set({ deletedAt: app.clock.now() }).where(eq(users.id, person.userId))
  expect(await statuses(person.id)).toEqual([404])
})

test('what was chosen last counts, and companies that are not there are left out', async () => {
  const [one, two] = [
    await createCompany(app, { name: 'Zorzal' }),
    await createCompany(app, { name: 'Amauta' }),
  ]
  const person = await createProfessional(app)
  await choose(person, 'applied', [one.id])
  const { body } = await choose(person, 'public', [one.id, two.id, 2_000_000_000])
  expect(body).toEqual({
    visibility: 'public',
    isChosen: true,
    hiddenFrom: [
      { id: two.id, name: 'Amauta' },
      { id: one.id, name: 'Zorzal' },
    ],
  })
  expect((await choose(person, 'somebody' as 'public')).body.fields).toEqual({
    visibility: 'Elige quién puede ver tu perfil',
  })
})

test('companies are found by words of their name, only those with an account, names only', async () => {
  const person = await createProfessional(app)
  const company = await createCompany(app, { name: 'Minería Ñandú del Sur', phone: '999 888 777' })
  const gone = await createCompany(app, { name: 'Ñandú Suspendida' })
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, gone.userId))
  const search = async (q: string) =>
    (await app.request({ url: `/api/companies/search?q=${encodeURIComponent(q)}`, ...as(person) })).body
  expect(await search('nandu mineria')).toEqual([{ id: company.id, name: 'Minería Ñandú del Sur' }])
  expect(await search('ñandú')).toHaveLength(1)
  expect(await search('%')).toEqual([])
  expect(await search('n')).toEqual([])
  expect((await app.request({ url: '/api/companies/search?q=nandu' })).status).toBe(401)
})
