import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { userBlocks } from '#server/db/schema/conversations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { shownScores } from '#server/db/schema/matching.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { getJobProfile } from '#server/features/matching/matching.service.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
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
  company = await createCompany(app, { planType: 'premium' })
  jobId = await publishJob(app, company, accountantJob)
})

/** Found in the directory by default. */
async function createSeller({ listed = true, ...values }: { listed?: boolean; title?: string } = {}) {
  const person = await createAccountant(app, { planType: 'premium', ...values })
  if (listed) await createService(app, person, { title: 'Cierres contables' })
  return person
}

async function suggested(actor = company, of = jobId) {
  await app.deps.matching.follower.settle()
  const { body, status } = await app.request({
    url: `/api/jobs/${of}/suggested-professionals`,
    headers: actor.headers,
  })
  expect(status).toBe(200)
  return body as { isApproximate: boolean; people: { id: number; compatibilityScore: number }[] }
}
const ids = async (actor = company) => (await suggested(actor)).people.map(({ id }) => id)
const choose = (person: TestActor, payload: { visibility: string; hiddenFrom: number[] }) =>
  app.request({ method: 'PUT', url: '/api/me/visibility', headers: person.headers, payload })

test('the best match comes first, with a score, reasons and parts, and without contact data', async () => {
  const other = await createSeller()
  const best = await createSeller({ title: 'Contadora general' })
  await app.deps.db
    .update(experiences)
    .set({ startDate: '2025-12' })
    .where(eq(experiences.professionalId, other.id))
  const { people, isApproximate } = await suggested()
  expect(isApproximate).toBe(false)
  expect(people.map(({ id }) => id)).toEqual([best.id, other.id])
  expect(people[0]).toMatchObject({ name: 'Milagros Quispe', title: 'Contadora general' })
  expect(people[0]).toHaveProperty('match.parts')
  expect(people[0]).toHaveProperty(
    'matchReasons',
    expect.arrayContaining([
      expect.stringMatching(/^Cumple \d+ de \d+ habilidades(; el puntaje baja por .+)?$/),
    ]),
  )
  expect(JSON.stringify(people)).not.toContain(best.email)
})

test('only listed people are suggested: an account alone is not a wish to be found', async () => {
  await createSeller({ listed: false })
  expect(await ids()).toEqual([])
})

test('publishing and pausing a service, and a change of the profile, are known to the index at once', async () => {
  const person = await createSeller({ listed: false })
  expect(await ids()).toEqual([])
  const serviceId = await createService(app, person)
  expect(await ids()).toEqual([person.id])
  await app.deps.db.update(services).set({ isOpen: false }).where(eq(services.id, serviceId))
  expect(await ids()).toEqual([])
  await app.deps.db.update(services).set({ isOpen: true }).where(eq(services.id, serviceId))
  const before = (await suggested()).people[0]!.compatibilityScore
  await app.deps.db
    .update(experiences)
    .set({ position: 'Chofer' })
    .where(eq(experiences.professionalId, person.id))
  const after = (await suggested()).people[0]?.compatibilityScore ?? 0
  expect(after).toBeLessThan(before)
})

test('commits of another process are followed without a notification', async () => {
  const other = await startTestApp({ DATABASE_URL: app.deps.config.databaseUrl! })
  try {
    const person = await createSeller({ listed: false })
    await createService(other, person)
    await expect
      .poll(
        async () =>
          (
            await app.request({
              url: `/api/jobs/${jobId}/suggested-professionals`,
              headers: company.headers,
            })
          ).body.people.map(({ id }: { id: number }) => id),
        { timeout: 10_000 },
      )
      .toEqual([person.id])
  } finally {
    await other.close()
  }
})

test('a person hidden from the company, one for known companies only and a suspended one are not suggested', async () => {
  const [named, known, gone, open] = [
    await createSeller(),
    await createSeller(),
    await createSeller(),
    await createSeller(),
  ]
  await choose(named, { visibility: 'public', hiddenFrom: [company.id] })
  await choose(known, { visibility: 'applied', hiddenFrom: [] })
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, gone.userId))
  expect(await ids()).toEqual([open.id])
})

test('where one has blocked the other, nobody is suggested', async () => {
  const [blocking, blocked] = [await createSeller(), await createSeller()]
  await app.deps.db.insert(userBlocks).values([
    { blockerId: blocking.userId, blockedId: company.userId, createdAt: app.clock.now() },
    { blockerId: company.userId, blockedId: blocked.userId, createdAt: app.clock.now() },
  ])
  expect(await ids()).toEqual([])
})

test('people who applied or withdrew are not suggested', async () => {
  const person = await createSeller()
  const { body } = await app.request({
    method: 'POST',
    url: `/api/jobs/${jobId}/apply`,
    payload: {},
    headers: person.headers,
  })
  expect(await ids()).toEqual([])
  await app.request({
    method: 'POST',
    url: `/api/applications/${body.application.id}/withdraw`,
    headers: person.headers,
  })
  expect(await ids()).toEqual([])
})

test('nobody below 60 is suggested, and ten at most, also when the best are hidden from the company', async () => {
  const driver = await createSeller({ title: 'Chofer' })
  await app.deps.db
    .update(experiences)
    .set({ position: 'Chofer' })
    .where(eq(experiences.professionalId, driver.id))
  for (let n = 0; n < 32; n++) {
    const person = await createSeller()
    if (n >= 21) await choose(person, { visibility: 'public', hiddenFrom: [company.id] })
  }
  const { people } = await suggested()
  expect(people).toHaveLength(10)
  for (const { compatibilityScore } of people) expect(compatibilityScore).toBeGreaterThanOrEqual(60)
  await app.deps.db.update(services).set({ isOpen: false })
  await app.deps.db.update(services).set({ isOpen: true }).where(eq(services.professionalId, driver.id))
  expect(await ids()).toEqual([])
})

test('another company learns nothing of the job: 403 for an open one, 404 for a closed one', async () => {
  const other = await createCompany(app)
  const ask = async () =>
    (await app.request({ url: `/api/jobs/${jobId}/suggested-professionals`, headers: other.headers })).status
  expect(await ask()).toBe(403)
  await app.deps.db.update(jobs).set({ isOpen: false }).where(eq(jobs.id, jobId))
  expect(await ask()).toBe(404)
})

test('each score that the company saw is kept with its reasons, once, and is part of the person’s data', async () => {
  const person = await createSeller()
  const [first] = (await suggested()).people
  await suggested()
  const kept = await app.deps.db
    .select()
    .from(shownScores)
    .where(and(eq(shownScores.professionalId, person.id), isNull(shownScores.applicationId)))
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ jobId, userId: company.userId, score: first!.compatibilityScore })
  expect(kept[0]!.reasons.length).toBeGreaterThan(0)
})

test('while the index loads the database answers by skills, by the same rules, and says that it is approximate', async () => {
  const [named, open] = [await createSeller(), await createSeller()]
  await choose(named, { visibility: 'public', hiddenFrom: [company.id] })
  const loading = vi.spyOn(app.deps.matching.candidates, 'isReady', 'get').mockReturnValue(false)
  try {
    expect(await suggested()).toMatchObject({
      isApproximate: true,
      people: [{ id: open.id, compatibilityScore: expect.any(Number), match: null }],
    })
  } finally {
    loading.mockRestore()
  }
})

test('a new month recomputes every profile: current work counts one more month', async () => {
  const person = await createSeller()
  await app.deps.db
    .update(experiences)
    .set({ startDate: '2025-12' })
    .where(eq(experiences.professionalId, person.id))
  await app.deps.matching.follower.settle()
  const job = await getJobProfile(app.deps, jobId)
  const points = () => app.deps.matching.candidates.top(job!, 1, (id) => id === person.id)[0]!.points
  const before = points()
  app.clock.advance({ days: 800 })
  app.deps.matching.follower.wake()
  await expect.poll(points, { timeout: 10_000 }).toBeGreaterThan(before)
})
