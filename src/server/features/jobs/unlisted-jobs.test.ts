import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { writtenColumns } from './jobs.queries.ts'

const ad = (title: string) =>
  writtenColumns(
    readJobFields({
      title,
      category: 'Ventas',
      department: null,
      description: 'Atenderás la tienda de miel.',
      requirements: '',
      benefits: '',
      location: 'Cusco',
      salaryText: '',
      mode: 'onsite',
      experience: null,
      skills: ['Ventas', 'Excel'],
    }),
    'Tupay',
  )

let app: TestApp
let company: TestActor
let jobId: number
let neighbour: number
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app)
  const expiresAt = new Date(app.clock.now().getTime() + 30 * 86_400_000)
  jobId = await createJob(app, company, { ...ad('Apicultora'), isPremium: true, expiresAt })
  await createJob(app, company, { ...ad('Archivado antes'), isOpen: false })
  neighbour = await createJob(app, await createCompany(app), ad('Apicultor mayor'))
})
afterAll(() => app.close())

const suspend = (isSuspended: boolean) =>
  app.deps.db
    .update(users)
    .set({ suspendedAt: isSuspended ? app.clock.now() : null })
    .where(eq(users.id, company.userId))
const change = async (values: Partial<typeof jobs.$inferInsert>) => {
  await app.deps.db.update(jobs).set(values).where(eq(jobs.id, jobId))
  await transaction(app.deps, (tx) => notifyChange(tx, 'jobs'))
}
const get = (url: string) => app.request({ url })

/** Every public place where the ad may appear, and whether it does. */
const places: [string, string, (reply: Awaited<ReturnType<TestApp['request']>>) => boolean][] = [
  ['the list', '/api/jobs', ({ body }) => body.some((job: { id: number }) => job.id === jobId)],
  ['a search by words', '/api/jobs/search?q=apicultora', holds],
  ['a search by filters', '/api/jobs/search?category=ventas&location=cusco', holds],
  ['the totals', '/api/jobs/search?category=ventas', ({ body }) => body.total === 2],
  ['the facets', '/api/jobs/search', ({ body }) => JSON.stringify(body.facets).includes('"count":2')],
  ['premium jobs', '/api/jobs/featured', holds],
  ['the figures of a place', '/api/jobs/figures?place=cusco', ({ body }) => body.total === 2],
  ['the feed', '/empleos.rss', ({ text }) => text.includes(`/jobs/${jobId}<`)],
  ['the sitemap', '/sitemap/empleos-1.xml', ({ text }) => text.includes(`/jobs/${jobId}<`)],
]
function holds({ body }: { body: { jobs: { id: number }[] } }): boolean {
  return body.jobs.some(({ id }) => id === jobId)
}

/** What hides an ad from everything public; each is a separate fact on the job. */
const facts: [string, (isHidden: boolean) => Promise<unknown>][] = [
  ['while its company is suspended', suspend],
  ['while it is held', (isHeld) => change({ isHeld })],
  ['while it is archived', (isArchived) => change({ isOpen: !isArchived })],
  ['once it is deleted', (isDeleted) => change({ deletedAt: isDeleted ? app.clock.now() : null })],
]

describe.each(facts)('%s', (name, hide) => {
  const staysKnown = name === 'while it is archived'

  test.each(places)('%s does not show the ad', async (_, url, isThere) => {
    expect(isThere(await get(url))).toBe(true)
    await hide(true)
    await expect.poll(async () => isThere(await get(url))).toBe(false)
    await hide(false)
    await expect.poll(async () => isThere(await get(url))).toBe(true)
  })

  test('guessing its id reveals its title only while it may be known', async () => {
    const found = async () => (await get(`/api/saved-jobs/lookup?ids=${jobId}`)).body.length
    await hide(true)
    // An archived ad was public, so a person who saved it sees that it is closed.
    await expect.poll(found).toBe(staysKnown ? 1 : 0)
    await hide(false)
  })

  test('similar jobs leave it out', async () => {
    await app.deps.matching.follower.settle()
    const similar = async () => JSON.stringify((await get(`/api/jobs/${neighbour}/similar`)).body)
    await expect.poll(similar).toContain(`"id":${jobId},`)
    await hide(true)
    await expect.poll(similar).not.toContain(`"id":${jobId},`)
    await hide(false)
  })

  test('nobody is recommended it', async () => {
    const seller = await createProfessional(app, { skills: 'Ventas, Excel', location: 'Cusco' })
    const recommended = async () => {
      await app.deps.matching.follower.settle()
      const { headers } = seller
      const { body } = await app.request({ url: '/api/recommendations/jobs', headers })
      return JSON.stringify(body)
    }
    await expect.poll(recommended).toContain(`"id":${jobId},`)
    await hide(true)
    await expect.poll(recommended).not.toContain(`"id":${jobId},`)
    await hide(false)
  })

  test('its own page is gone, and it takes no application', async () => {
    await hide(true)
    await expect.poll(async () => (await get(`/api/jobs/${jobId}`)).status).toBe(410)
    expect((await get(`/api/companies/${company.id}/active-jobs`)).body.total).toBe(0)
    const stranger = await createProfessional(app)
    const apply = {
      method: 'POST' as const,
      url: `/api/jobs/${jobId}/apply`,
      headers: stranger.headers,
      payload: {},
    }
    expect((await app.request(apply)).status).toBe(410)
    await hide(false)
    await expect.poll(async () => (await get(`/api/jobs/${jobId}`)).status).toBe(200)
  })
})

test('what was archived before stays archived; what ran out meanwhile does not come back', async () => {
  const active = async () => {
    const rows = await app.deps.db.select().from(jobs).where(eq(jobs.companyId, company.id))
    return rows.filter(({ isActive }) => isActive).map(({ title }) => title)
  }
  await suspend(true)
  expect(await active()).toEqual([])
  await suspend(false)
  expect(await active()).toEqual(['Apicultora'])
  await suspend(true)
  await app.deps.db
    .update(jobs)
    .set({ expiresAt: new Date(0) })
    .where(eq(jobs.id, jobId))
  await suspend(false)
  expect(await active()).toEqual([])
})
