import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { createHire, createReview, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Planted values: none of them may be sent to a viewer without access. */
const secrets = { phone: '955 123 987', linkedin: 'https://linkedin.example/in/planted-secret' }

const sell = async (professional: TestActor) => createService(app, professional)
const create = () => createProfessional(app, { planType: 'premium', title: 'Contadora', ...secrets })
const read = (id: number, actor?: TestActor) =>
  app.request({ url: `/api/professionals/${id}`, headers: actor?.headers ?? {} })

/** Every public call and page about a professional. */
async function everythingPublic(id: number, actor?: TestActor): Promise<string> {
  const parts = ['', '/services', '/experiences', '/education', '/reviews', '/portfolio', '/certificates']
  const urls = [...parts, '/skill-endorsements'].map((part) => `/api/professionals/${id}${part}`)
  const lists = ['/api/services', '/api/services/search', `/api/services/professional/${id}`]
  const replies = await Promise.all(
    [...urls, ...lists].map((url) => app.request({ url, headers: actor?.headers ?? {} })),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  return replies.map(({ text }) => text).join('\n')
}

test('everyone sees the profile without a way to reach the person', async () => {
  const person = await create()
  await sell(person)
  expect((await read(person.id)).body).toEqual({
    id: person.id,
    userId: person.userId,
    firstName: 'Milagros',
    lastName: 'Quispe',
    title: 'Contadora',
    location: null,
    summary: null,
    skills: '',
    experience: null,
    avatar: null,
    photoUrl: null,
    planType: 'premium',
    isVerified: false,
    isListed: true,
    memberSince: expect.any(String),
    rating: null,
    reviewCount: 0,
    trackRecord: { responseMinutes: null, projectsDone: null, successRate: null },
    contactVisible: false,
    email: null,
    phone: null,
    linkedin: null,
    cvUrl: null,
  })
})

test('neither visitors nor strangers find a planted telephone or e-mail in any public call', async () => {
  const person = await create()
  await sell(person)
  for (const actor of [undefined, await createCompany(app), await createProfessional(app)]) {
    const bytes = await everythingPublic(person.id, actor)
    for (const secret of [person.email, secrets.phone, secrets.linkedin]) expect(bytes).not.toContain(secret)
  }
  // The same search finds them in an allowed view, so the test can fail.
  const own = await everythingPublic(person.id, person)
  for (const secret of [person.email, secrets.phone, secrets.linkedin]) expect(own).toContain(secret)
})

const relations: [string, (person: TestActor, company: TestActor) => Promise<unknown>][] = [
  [
    'an application',
    async (person, company) =>
      app.deps.db.insert(applications).values({
        jobId: await createJob(app, company),
        professionalId: person.id,
        appliedAt: app.clock.now(),
      }),
  ],
  [
    'a conversation',
    async (person, company) =>
      app.request({
        method: 'POST',
        url: `/api/services/${await sell(person)}/start-conversation`,
        headers: company.headers,
        payload: { initialMessage: 'Hola' },
      }),
  ],
  [
    'a hire',
    async (person, company) =>
      app.request({
        method: 'POST',
        url: `/api/services/${await sell(person)}/hires`,
        headers: company.headers,
        payload: { message: 'Un cierre' },
      }),
  ],
]

test.each(relations)(
  'a company with %s sees how to reach the person, and no other company does',
  async (_, relate) => {
    const [person, company, other] = [await create(), await createCompany(app), await createCompany(app)]
    expect((await read(person.id, company)).body.contactVisible).toBe(false)
    await relate(person, company)
    const contact = { contactVisible: true, email: person.email, ...secrets, cvUrl: null }
    expect((await read(person.id, company)).body).toMatchObject(contact)
    expect((await read(person.id, other)).body).toMatchObject({
      contactVisible: false,
      email: null,
      phone: null,
    })
    expect((await read(person.id)).text).not.toContain(secrets.phone)
  },
)

test('an application that was withdrawn opens nothing any more', async () => {
  const [person, company] = [await create(), await createCompany(app)]
  await app.deps.db.insert(applications).values({
    jobId: await createJob(app, company),
    professionalId: person.id,
    appliedAt: app.clock.now(),
    withdrawnAt: app.clock.now(),
  })
  expect((await read(person.id, company)).body.contactVisible).toBe(false)
})

test('who sells nothing is not listed', async () => {
  const person = await create()
  expect((await read(person.id)).body.isListed).toBe(false)
})

test('a suspended professional is not found, by any of the calls', async () => {
  const person = await create()
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, person.userId))
  for (const part of ['', '/services', '/reviews', '/portfolio', '/certificates', '/skill-endorsements'])
    expect((await app.request({ url: `/api/professionals/${person.id}${part}` })).status, part).toBe(404)
})

test('a change to the profile of somebody who sells empties the cache of public pages; that of others does not', async () => {
  const [seller, seeker] = [await create(), await create()]
  await sell(seller)
  const add = async (person: TestActor) => {
    const changed = vi.spyOn(app.deps.pool, 'onChange')
    await app.request({
      method: 'POST',
      url: `/api/professionals/${person.id}/experiences`,
      headers: person.headers,
      payload: { company: 'Retama', position: 'Analista', startDate: '2021', current: true },
    })
    const topics = changed.mock.calls.flat()
    changed.mockRestore()
    return topics.includes('jobs')
  }
  expect([await add(seeker), await add(seller)]).toEqual([false, true])
})

test('rating and verification show', async () => {
  const person = await create()
  const serviceId = await sell(person)
  const [one, two] = [await createCompany(app), await createCompany(app)]
  await createReview(app, { serviceId, professionalId: person.id, companyId: one.id, rating: 5 })
  await createReview(app, { serviceId, professionalId: person.id, companyId: two.id, rating: 4 })
  await app.deps.db
    .update(professionals)
    .set({ verifiedAt: app.clock.now() })
    .where(eq(professionals.id, person.id))
  expect((await read(person.id)).body).toMatchObject({ rating: 4.5, reviewCount: 2, isVerified: true })
})

test('what is measured shows once there is enough of it', async () => {
  const person = await create()
  const serviceId = await sell(person)
  const companies = await Promise.all([createCompany(app), createCompany(app), createCompany(app)])
  const record = async () => (await read(person.id)).body.trackRecord
  expect(await record()).toEqual({ responseMinutes: null, projectsDone: null, successRate: null })

  const start = app.clock.now()
  for (const [index, minutes] of [30, 60, null].entries()) {
    const company = companies[index]!
    const [row] = await app.deps.db
      .insert(conversations)
      .values({
        serviceId,
        professionalId: person.id,
        companyId: company.id,
        createdAt: start,
        lastMessageAt: start,
      })
      .returning({ id: conversations.id })
    const said = (senderId: number, after: number) => ({
      conversationId: row!.id,
      senderId,
      message: 'Hola',
      createdAt: new Date(start.getTime() + after * 60_000),
    })
    await app.deps.db.insert(messages).values([said(company.userId, 0)])
    if (minutes !== null) await app.deps.db.insert(messages).values([said(person.userId, minutes)])
  }
  app.clock.advance({ minutes: 600 })
  // The message unanswered for ten hours counts too: the median differs from the mean of the two answers.
  expect((await record()).responseMinutes).toBe(60)

  const hire = (company: number, ...last: ('completed' | 'cancelled')[]) =>
    createHire(app, { serviceId, companyId: companies[company]!.id }, ['requested', 'accepted', ...last])
  await hire(0, 'completed')
  await hire(1, 'completed')
  await hire(2)
  // Withdrawn before it was accepted, so it does not count for the professional.
  await createHire(app, { serviceId, companyId: companies[2].id }, ['requested', 'cancelled'])
  expect(await record()).toMatchObject({ projectsDone: 2, successRate: null })
  await hire(2, 'cancelled')
  expect(await record()).toMatchObject({ projectsDone: 2, successRate: 67 })
})
