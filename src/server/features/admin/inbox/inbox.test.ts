import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { files } from '#server/db/schema/platform.table.ts'
import { jobHolds } from '#server/db/schema/jobs.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { contactRequests } from '#server/db/schema/support.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
let colleague: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// The clock advances, and an administrator's session is short.
beforeEach(async () => {
  admin = await createAdmin(app, 'support')
  colleague = await createAdmin(app, 'moderation')
  await app.deps.db.delete(contactRequests)
})

const read = async (query = '', by = admin) => {
  const { status, body } = await app.request({ url: `/api/admin/inbox${query}`, headers: by.headers })
  expect(status).toBe(200)
  return body
}
const put = (desk: string, id: number, part: 'assignee' | 'postponement', payload: object) =>
  app.request({
    method: 'PUT',
    url: `/api/admin/inbox/${desk}/${id}/${part}`,
    headers: admin.headers,
    payload,
  })
const idsOf = ({ items }: { items: { desk: string; id: number }[] }) =>
  items.map(({ desk, id }) => `${desk}/${id}`)
const messageAt = async (dueOn: string) => {
  const [row] = await app.deps.db
    .insert(contactRequests)
    .values({
      code: `C-${dueOn}`,
      topic: 'account',
      name: 'Ruth Ccahuana',
      email: 'ruth@ejemplo.pe',
      message: 'No puedo entrar.',
      createdAt: app.clock.now(),
      dueOn,
    })
    .returning({ id: contactRequests.id })
  return row?.id ?? 0
}

/** One of everything that waits. */
async function fill() {
  const person = await createProfessional(app, { planType: 'premium' })
  const service = await createService(app, person, { title: 'Planos de vivienda' })
  await app.deps.db.update(services).set({ submittedAt: app.clock.now() }).where(eq(services.id, service))
  await app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/cv-upload`,
    ...multipart([cvPart(pdf())], person.headers),
  })
  await app.deps.db.update(files).set({ submittedAt: app.clock.now() }).where(eq(files.kind, 'cv'))
  const ad = await createJob(app, await createCompany(app), { isHeld: true, title: 'Digitador' })
  await app.deps.db.insert(jobHolds).values({ jobId: ad, heldAt: app.clock.now(), reasons: [] })
  const other = await createJob(app, await createCompany(app))
  await app.request({ method: 'POST', url: `/api/jobs/${other}/report`, payload: { reason: 'asks_money' } })
  const late = await messageAt('2026-11-20')
  const later = await messageAt('2026-12-15')
  return { service, cv: person.id, ad, late, later }
}

test('what waits at every desk is one list, what is due first at the beginning', async () => {
  expect(await read()).toMatchObject({ items: [], total: 0, settledToday: 0 })
  const { service, cv, ad, late, later } = await fill()
  const inbox = await read()
  expect(idsOf(inbox)).toEqual([
    `contact/${late}`,
    `held-ads/${ad}`,
    `services/${service}`,
    `cv/${cv}`,
    expect.stringMatching(/^reports\//),
    `contact/${later}`,
  ])
  expect(inbox.items[0]).toMatchObject({
    title: 'Ruth Ccahuana',
    about: 'Mi cuenta · C-2026-11-20',
    dueAt: '2026-11-21T05:00:00.000Z',
    assignee: null,
  })
  const counts = Object.fromEntries(
    inbox.desks.map(({ desk, count }: { desk: string; count: number }) => [desk, count]),
  )
  expect(counts).toEqual({
    services: 1,
    briefs: 0,
    cv: 1,
    photos: 0,
    workplaces: 0,
    reviews: 0,
    messages: 0,
    'held-ads': 1,
    reports: 1,
    disputes: 0,
    complaints: 0,
    'personal-data': 0,
    'human-reviews': 0,
    verifications: 0,
    contact: 2,
    enterprise: 0,
  })
  expect(idsOf(await read('?desk=cv'))).toEqual([`cv/${cv}`])
  // What a role cannot settle it does not see.
  const { status } = await app.request({
    url: '/api/admin/inbox',
    headers: (await createAdmin(app, 'analyst')).headers,
  })
  expect(status).toBe(403)
})

test('an item is one administrator’s, and is found among theirs and not among those of nobody', async () => {
  const { later } = await fill()
  expect((await put('contact', later, 'assignee', { adminId: colleague.id })).status).toBe(200)
  expect(idsOf(await read('?owner=mine', colleague))).toEqual([`contact/${later}`])
  expect(idsOf(await read('?owner=mine'))).toEqual([])
  expect(idsOf(await read('?owner=nobody'))).not.toContain(`contact/${later}`)
  const all = await read('?desk=contact')
  expect(all.items.at(-1)).toMatchObject({ assignee: { id: colleague.id, name: 'Admin' } })
  await put('contact', later, 'assignee', { adminId: null })
  expect(idsOf(await read('?owner=mine', colleague))).toEqual([])
})

test('a postponed item is away until the morning of its day, and keeps its term', async () => {
  const id = await messageAt('2026-11-25')
  expect((await put('contact', id, 'postponement', { days: 1 })).status).toBe(200)
  expect(idsOf(await read())).not.toContain(`contact/${id}`)
  const [postponed] = (await read('?owner=postponed')).items
  // The clock shows 21 November in Lima.
  expect(postponed).toMatchObject({ id, postponedUntil: '2026-11-22T13:00:00.000Z' })
  await put('contact', id, 'postponement', { days: 0 })
  expect(idsOf(await read())).toContain(`contact/${id}`)
  await put('contact', id, 'postponement', { days: 1 })
  app.clock.advance({ minutes: 24 * 60 })
  admin = await createAdmin(app, 'support')
  expect(idsOf(await read())).toContain(`contact/${id}`)
})

test('what was settled today is counted', async () => {
  const before = (await read()).settledToday
  const id = await messageAt('2026-11-25')
  // Answered, taken back and answered again: one thing.
  for (const answer of ['Ya puedes entrar.', null, 'Ya puedes entrar otra vez.'])
    await app.request({
      method: 'PUT',
      url: `/api/admin/requests/contact/${id}/answer`,
      headers: admin.headers,
      payload: { answer },
    })
  expect((await read()).settledToday).toBe(before + 1)
  expect((await put('contact', id, 'assignee', { adminId: admin.id })).status).toBe(404)
})

test.each([
  ['assignee', { adminId: 999_999 }, 404],
  ['assignee', { adminId: 'yo' }, 400],
  ['postponement', { days: 31 }, 400],
  ['postponement', { days: 1.5 }, 400],
  ['postponement', {}, 400],
] as const)('%s %j is refused', async (part, payload, status) => {
  const id = await messageAt('2026-11-25')
  expect((await put('contact', id, part, payload)).status).toBe(status)
})
