import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TalentPerson } from '#contracts/talent/talent.contract.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { futureJobConsents } from '#server/db/schema/talent.table.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, createMember, type TestActor } from '#tests/support/actors.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
let jobId: number

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.update(services).set({ isOpen: false })
  await app.deps.db.delete(futureJobConsents)
  company = await createCompany(app, { planType: 'premium' })
  jobId = await publishJob(app, company, accountantJob)
})

/** Found in the directory by default. */
async function createFindable({
  listed = true,
  ...values
}: { listed?: boolean } & Parameters<typeof createAccountant>[1] = {}) {
  const person = await createAccountant(app, { planType: 'premium', visibility: 'public', ...values })
  if (listed) await createService(app, person, { title: 'Cierres contables' })
  return person
}

const agree = (person: TestActor, companyId: number) =>
  app.deps.db
    .insert(futureJobConsents)
    .values({ professionalId: person.id, companyId, givenAt: app.clock.now() })

async function search(query = '', actor = company) {
  await app.deps.matching.follower.settle()
  const { body, status } = await app.request({ url: `/api/talent?${query}`, headers: actor.headers })
  expect(status).toBe(200)
  return body as { people: TalentPerson[]; total: number; without: { name: string; total: number }[] }
}
const ids = async (query = '', actor = company) => (await search(query, actor)).people.map(({ id }) => id)

test('those who came last are first, without contact data', async () => {
  const first = await createFindable()
  const last = await createFindable()
  const found = await search()
  expect(found.people.map(({ id }) => id)).toEqual([last.id, first.id])
  expect(found).toMatchObject({ total: 2, isMore: false, pages: 1, approximate: null, without: [] })
  expect(JSON.stringify(found)).not.toContain(first.email)
})

test('only who agreed is found: a public page alone, or an account, is no wish to be found', async () => {
  await createFindable({ listed: false })
  await createFindable({ visibility: 'applied' })
  expect(await ids()).toEqual([])
})

test('who said yes to other jobs is found by that company alone, and no longer after taking it back', async () => {
  const person = await createFindable({ listed: false, visibility: 'applied' })
  const application = {
    url: `/api/jobs/${jobId}/apply`,
    method: 'POST' as const,
    payload: {},
    headers: person.headers,
  }
  expect((await app.request(application)).status).toBe(201)
  expect(await ids()).toEqual([])
  await agree(person, company.id)
  expect(await ids()).toEqual([person.id])
  expect((await search('', await createCompany(app))).people).toEqual([])
  await app.deps.db.delete(futureJobConsents)
  expect(await ids()).toEqual([])
})

test('who hides, is suspended, pauses the service or stands in a block is gone at once', async () => {
  const [hiding, suspended, pausing, blocking, open] = [
    await createFindable(),
    await createFindable(),
    await createFindable(),
    await createFindable(),
    await createFindable(),
  ]
  await app.request({
    method: 'PUT',
    url: '/api/me/visibility',
    headers: hiding.headers,
    payload: { visibility: 'public', hiddenFrom: [company.id] },
  })
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, suspended.userId))
  await app.deps.db.update(services).set({ isOpen: false }).where(eq(services.professionalId, pausing.id))
  await app.deps.db
    .insert(userBlocks)
    .values({ blockerId: blocking.userId, blockedId: company.userId, createdAt: app.clock.now() })
  expect(await search()).toMatchObject({ total: 1, people: [{ id: open.id }] })
  await app.deps.db.update(users).set({ suspendedAt: null }).where(eq(users.id, suspended.userId))
  expect(await ids()).toContain(suspended.id)
})

test('words without accents and in another form, phrases, and words that must not occur', async () => {
  const person = await createFindable({ summary: 'Conciliación de medios de pago en tiendas.' })
  const other = await createFindable({ title: 'Practicante de pagos y medios' })
  const found = (q: string) => ids(new URLSearchParams({ q }).toString())
  expect(await found('conciliaciones')).toEqual([person.id])
  expect(await found('CONCILIACION tributacion')).toEqual([person.id])
  expect(await found('"medios de pago"')).toEqual([person.id])
  expect(await found('medios -practicante')).toEqual([person.id])
  expect(await found('medios')).toEqual([other.id, person.id])
  expect(await found('enfermera')).toEqual([])
  expect(await found("' & | ! :* \u0000 (")).toHaveLength(2)
})

test('skills go by every name that they have, and all that are asked count', async () => {
  const person = await createFindable({ skills: 'Microsoft Excel, NIIF' })
  await createFindable({ skills: 'Python' })
  expect(await ids('habilidad=excel,niif')).toEqual([person.id])
  expect(await ids('habilidad=Excel')).toEqual([person.id])
  expect(await ids('habilidad=excel,python')).toEqual([])
})

test('place, years, pay and availability; who does not say the pay stays', async () => {
  const person = await createFindable({ payMin: 400_000, payCurrency: 'PEN', availability: 'now' })
  const silent = await createFindable({
    placeDistrict: 'Surco',
    location: 'Surco, Lima',
    availability: '30_days',
  })
  await app.deps.db
    .update(experiences)
    .set({ startDate: '2010' })
    .where(eq(experiences.professionalId, silent.id))
  expect(await ids('lugar=Miraflores')).toEqual([person.id])
  expect(await ids('lugar=lima')).toEqual([silent.id, person.id])
  expect(await ids('lugar=Arequipa')).toEqual([])
  expect(await ids('anios=10')).toEqual([silent.id])
  expect(await ids('sueldo=5000')).toEqual([silent.id, person.id])
  expect(await ids('sueldo=3000')).toEqual([silent.id])
  expect(await ids('disponible=now')).toEqual([person.id])
  expect(await ids('disponible=now&disponible=30_days')).toHaveLength(2)
})

test('years are counted as everywhere: each month once, the present until today', async () => {
  const person = await createFindable()
  const [{ years } = { years: null }] = (await search()).people
  const now = app.clock.now()
  const months = (now.getUTCFullYear() - 2021) * 12 + now.getUTCMonth() + 1 - 2
  expect(years).toBe(Math.floor(months / 12))
  const past = {
    professionalId: person.id,
    position: 'Asistente',
    company: 'Otra',
    startDate: '2015-01',
    endDate: '2018-12',
  }
  await app.deps.db.insert(experiences).values([past, { ...past, startDate: '2016-01', endDate: '2022-05' }])
  const all = (2021 - 2015) * 12 + 2 + months
  expect((await search()).people[0]?.years).toBe(Math.floor(all / 12))
})

test('with a job the best match is first, with reasons and gaps; the score is kept', async () => {
  const best = await createFindable({ title: 'Contadora general' })
  const driver = await createFindable({ title: 'Chofer', skills: 'Licencia A1' })
  await app.deps.db
    .update(experiences)
    .set({ position: 'Chofer' })
    .where(eq(experiences.professionalId, driver.id))
  const { people } = await search(`jobId=${jobId}`)
  expect(people.map(({ id }) => id)).toEqual([best.id, driver.id])
  expect(people[0]?.match?.score).toBeGreaterThan(people[1]?.match?.score ?? 100)
  expect(people[0]?.reasons.length).toBeGreaterThan(0)
  expect(people[1]?.gaps.length).toBeGreaterThan(0)
})

test('another company cannot compare with a job that is not its own', async () => {
  const other = await createCompany(app)
  const { status } = await app.request({ url: `/api/talent?jobId=${jobId}`, headers: other.headers })
  expect(status).toBe(403)
})

test('who finds nobody hears which filter to loosen', async () => {
  await createFindable()
  expect(await search('lugar=Arequipa&habilidad=excel')).toMatchObject({
    people: [],
    without: [{ name: 'lugar', total: 1 }],
  })
})

const invite = (person: { id: number }, actor = company) =>
  app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/talent-invitations`,
    headers: actor.headers,
    payload: { professionalId: person.id, message: 'Nos gustaría conversar.' },
  })

test('an invitation goes to the address that the company does not see, once, and can be undone', async () => {
  const person = await createFindable()
  const { status, body } = await invite(person)
  expect(status).toBe(201)
  expect(JSON.stringify(body)).not.toContain(person.email)
  expect((await search(`jobId=${jobId}`)).people[0]?.invitedAt).toBe(body.invitedAt)
  expect(await invite(person)).toMatchObject({ status: 409 })
  const list = await app.request({ url: `/api/jobs/${jobId}/invitations`, headers: company.headers })
  expect(list.body).toMatchObject([{ email: null, name: 'Milagros Quispe', state: 'waiting' }])
  expect(app.mails.sent).toEqual([])
  await settleActs(app)
  expect(app.mails.sent.at(-1)).toMatchObject({ to: person.email })
})

test('nobody is invited whom the company may not find, and who applied is a candidate', async () => {
  const hidden = await createFindable({ listed: false })
  expect((await invite(hidden)).status).toBe(404)
  const applicant = await createFindable()
  await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    payload: {},
    headers: applicant.headers,
  })
  expect((await invite(applicant)).status).toBe(409)
  expect((await search(`jobId=${jobId}`)).people[0]?.applicationId).not.toBeNull()
  expect(await ids('nuevos=true')).toEqual([])
  expect(
    await app.deps.db.select().from(invitations).where(eq(invitations.professionalId, hidden.id)),
  ).toEqual([])
})

const inviteSeveral = (professionalIds: readonly unknown[], actor = company) =>
  app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/talent-invitations/several`,
    headers: actor.headers,
    payload: { professionalIds },
  })

test('several are invited at once with one undo; who cannot be is left out', async () => {
  const [one, other, invited] = [await createFindable(), await createFindable(), await createFindable()]
  const hidden = await createFindable({ listed: false })
  await invite(invited)
  await settleActs(app)
  app.mails.sent.length = 0
  const everybody = [one.id, other.id, invited.id, hidden.id, one.id]
  const { status, body } = await inviteSeveral(everybody)
  expect([status, body]).toEqual([201, { invited: 2, leftOut: 2, undo: expect.any(Object) }])
  expect((await inviteSeveral(everybody)).body).toEqual({ invited: 0, leftOut: 4, undo: null })
  const url = `/api/acts/${body.undo?.actId}/undo`
  expect((await app.request({ method: 'POST', url, headers: company.headers })).status).toBe(200)
  await settleActs(app)
  expect(app.mails.sent).toEqual([])
  expect((await inviteSeveral([one.id, other.id])).body.invited).toBe(2)
  await settleActs(app)
  expect(new Set(app.mails.sent.map(({ to }) => to))).toEqual(new Set([one.email, other.email]))
  for (const wrong of [[], ['x'], Array.from({ length: 21 }, (_, at) => at + 1)])
    expect((await inviteSeveral(wrong)).status).toBe(400)
})

test('each value of a filter says how many it would leave', async () => {
  await createFindable({ payMin: 400_000, payCurrency: 'PEN', availability: 'now' })
  await createFindable({ availability: '30_days' })
  const count = async (query: string, name: string, value: string) => {
    const { body } = await app.request({ url: `/api/talent/counts?${query}`, headers: company.headers })
    return body.find((one: { name: string; value: string }) => one.name === name && one.value === value)
  }
  expect(await count('', 'disponible', 'now')).toEqual({
    name: 'disponible',
    value: 'now',
    total: 1,
    isMore: false,
  })
  expect(await count('disponible=now', 'disponible', '30_days'), 'instead of the chosen one').toMatchObject({
    total: 1,
  })
  expect(await count('disponible=now', 'sueldo', '3000')).toMatchObject({ total: 0 })
  expect(await count('', 'sueldo', '3000')).toMatchObject({ total: 1 })
  expect(await count('q=chofer', 'nuevos', 'true')).toMatchObject({ total: 0 })
})

test('a reader of the company searches and does not invite', async () => {
  const person = await createFindable()
  const reader = await createMember(app, company, 'reader')
  expect(await ids('', reader)).toEqual([person.id])
  expect((await invite(person, reader)).status).toBe(403)
})

test('a deleted person leaves the search', async () => {
  const person = await createFindable()
  await app.deps.db.delete(professionals).where(eq(professionals.id, person.id))
  expect(await ids()).toEqual([])
})
