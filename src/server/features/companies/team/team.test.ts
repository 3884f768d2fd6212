import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { createCompany, createMember, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'
import { multipart, smallPng } from '#tests/support/multipart.ts'
import { openStream, type OpenStream } from '#tests/support/open-stream.ts'
import { cookieOf, post, tokenIn } from '#tests/support/registrations.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
const opened: OpenStream[] = []
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close()
})
afterAll(() => app.close())

type Headers = Record<string, string>
let counter = 0
const freshEmail = () => `equipo${++counter}@ejemplo.pe`
const password = 'Tunqui-y-Kantu-7'

const get = (url: string, { headers }: { headers: Headers }) => app.request({ url, headers })
const send = (method: 'PATCH' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  app.request({ method, url, headers, ...(payload ? { payload } : {}) })
const invite = (owner: TestActor, email: string, role = 'recruiter') =>
  post(app, '/api/company/team/invitations', { email, role }, owner.headers)
const team = async (actor: TestActor) => (await get('/api/company/team', actor)).body
const session = async (headers: Headers) => (await app.request({ url: '/api/session', headers })).body

async function withPassword({ userId }: TestActor) {
  await app.deps.db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.id, userId))
}

/** Invites and returns the token of the mailed link. */
async function invited(owner: TestActor, email: string, role?: string): Promise<string> {
  expect((await invite(owner, email, role)).status).toBe(200)
  await settleActs(app)
  await app.queue.drain()
  return tokenIn(app.mails.last(email).text, 'equipo/invitacion')
}
const state = async (token: string) => (await app.request({ url: `/api/company-invitations/${token}` })).body
const join = (token: string, name = 'Lucía Paredes') =>
  post(app, `/api/company-invitations/${token}/join`, { name, password, acceptTerms: true })

test('an invited person makes an account in the page of the link and works in the company at once', async () => {
  const owner = await createCompany(app, { name: 'Sacha' })
  const email = freshEmail()
  const token = await invited(owner, email)
  expect(await state(token)).toEqual({
    status: 'open',
    companyName: 'Sacha',
    role: 'recruiter',
    email,
    account: 'none',
  })
  const reply = await join(token)
  expect(reply.status).toBe(200)
  const { user } = await session(cookieOf(reply))
  expect(user).toMatchObject({
    firstName: 'Sacha',
    emailConfirmed: true,
    member: { role: 'recruiter', name: 'Lucía Paredes', companyCount: 1 },
  })
  expect((await team(owner)).members).toMatchObject([
    { role: 'owner', isMe: true },
    { role: 'recruiter', name: 'Lucía Paredes', email, isMe: false },
  ])
  expect((await get('/api/notifications', owner)).body.notifications[0].message).toBe(
    'Lucía Paredes aceptó tu invitación.',
  )
  expect((await state(token)).status).toBe('accepted')
  expect((await join(token)).status).toBe(410)
  const again = await post(app, '/api/login', { email, password })
  expect(again.body.profile.name).toBe('Sacha')
})

test('nothing is mailed of an invitation that was undone, and one that was cancelled or expired says so', async () => {
  const owner = await createCompany(app)
  const email = freshEmail()
  const { body } = await invite(owner, email)
  expect((await post(app, `/api/acts/${body.undo.actId}/undo`, {}, owner.headers)).status).toBe(200)
  await settleActs(app)
  await app.queue.drain()
  expect(app.mails.sent.filter(({ to }) => to === email)).toEqual([])
  expect((await team(owner)).invitations).toEqual([])

  const token = await invited(owner, email)
  expect((await invite(owner, email)).body.code).toBe('already_invited')
  const [{ id }] = (await team(owner)).invitations
  const cancelled = await send('DELETE', `/api/company/team/invitations/${id}`, owner.headers)
  expect((await state(token)).status).toBe('cancelled')
  await post(app, `/api/acts/${cancelled.body.undo.actId}/undo`, {}, owner.headers)
  expect((await state(token)).status).toBe('open')
  app.clock.advance({ days: 7, minutes: 1 })
  expect((await state(token)).status).toBe('expired')
  expect((await join(token)).status).toBe(410)
  const fresh = await createCompany(app)
  expect(fresh.id).toBeGreaterThan(owner.id)
})

test('an invitation sent again has a new link and a full term; the earlier link ends', async () => {
  const owner = await createCompany(app)
  const email = freshEmail()
  const first = await invited(owner, email)
  const [{ id }] = (await team(owner)).invitations
  expect((await post(app, `/api/company/team/invitations/${id}/resend`, {}, owner.headers)).status).toBe(200)
  await settleActs(app)
  await app.queue.drain()
  const second = tokenIn(app.mails.last(email).text, 'equipo/invitacion')
  expect((await app.request({ url: `/api/company-invitations/${first}` })).status).toBe(410)
  expect((await state(second)).status).toBe('open')
})

test('an account of a company accepts with its own session, and a professional is told to use another address', async () => {
  const [owner, other, person] = [
    await createCompany(app, { name: 'Ayni' }),
    await createCompany(app, { name: 'Kuska' }),
    await createProfessional(app),
  ]
  const token = await invited(owner, other.email, 'reader')
  expect((await state(token)).account).toBe('company')
  const accept = (link: string, headers: Headers = {}) =>
    post(app, `/api/company-invitations/${link}/accept`, {}, headers)
  expect((await accept(token, other.headers)).body.isSignedIn).toBe(true)
  expect((await session(other.headers)).user).toMatchObject({
    firstName: 'Ayni',
    member: { role: 'reader', companyCount: 2 },
  })
  const choose = (companyId: number) => send('PUT', '/api/me/companies/current', other.headers, { companyId })
  expect((await choose(other.id)).status).toBe(200)
  expect((await session(other.headers)).user).toMatchObject({ firstName: 'Kuska', member: { role: 'owner' } })
  expect((await choose((await createCompany(app)).id)).status).toBe(404)
  expect((await get('/api/me/companies', other)).body).toMatchObject([
    { name: 'Kuska', role: 'owner', isCurrent: true },
    { name: 'Ayni', role: 'reader', isCurrent: false },
  ])

  const theirs = await invited(owner, person.email)
  expect((await state(theirs)).account).toBe('professional')
  expect((await accept(theirs, person.headers)).body.code).toBe('wrong_invited_account')
  expect((await invite(owner, other.email)).body.code).toBe('already_in_team')
})

test('a removed person loses sessions and open pages at once; undone, the person can enter again', async () => {
  const owner = await createCompany(app)
  const recruiter = await createMember(app, owner, 'recruiter', 'Lucía')
  const stream = await openStream(app, recruiter.headers)
  opened.push(stream)
  const { body } = await send('DELETE', `/api/company/team/${recruiter.userId}`, owner.headers)
  await expect.poll(stream.isOver).toBe(true)
  expect(stream.text()).toContain('event: bye\ndata: {"reason":"session"}')
  expect((await get('/api/company/team', recruiter)).status).toBe(401)
  await withPassword(recruiter)
  const login = () => post(app, '/api/login', { email: recruiter.email, password })
  expect((await login()).body.code).toBe('no_company')
  await post(app, `/api/acts/${body.undo.actId}/undo`, {}, owner.headers)
  expect((await login()).status).toBe(200)
  await send('DELETE', `/api/company/team/${recruiter.userId}`, owner.headers)
  await settleActs(app)
  await app.queue.drain()
  expect(app.mails.last(recruiter.email).subject).toContain('Ya no estás en el equipo de')
})

test('another role applies at once and is told when it can no longer be undone', async () => {
  const owner = await createCompany(app)
  const person = await createMember(app, owner, 'recruiter')
  await send('PATCH', `/api/company/team/${person.userId}`, owner.headers, { role: 'reader' })
  const jobId = await createJob(app, owner)
  const refused = await send('DELETE', `/api/jobs/${jobId}`, person.headers)
  expect([refused.status, refused.body.code]).toEqual([403, 'read_only_member'])
  expect(refused.body.message).toContain('solo lectura')
  await settleActs(app)
  await app.queue.drain()
  expect(app.mails.last(person.email).text).toContain('Solo lectura')
  const mine = await send('PATCH', '/api/me/company', person.headers, { name: 'Otra' })
  expect(mine.body.code).toBe('owner_only')
})

test('who leaves is signed out of the company and the owner hears; the owner cannot leave', async () => {
  const owner = await createCompany(app)
  const person = await createMember(app, owner, 'reader', 'Hugo')
  const leave = ({ headers }: TestActor) => post(app, '/api/company/team/leave', {}, headers)
  expect((await leave(owner)).body.code).toBe('must_hand_over')
  expect((await leave(person)).status).toBe(200)
  expect((await session(person.headers)).authenticated).toBe(false)
  expect((await get('/api/notifications', owner)).body.notifications[0].message).toContain(
    'Hugo dejó el equipo',
  )
})

test('a company is handed over with the password: both are told, and the owner of before is a recruiter', async () => {
  const owner = await createCompany(app, { name: 'Wayra', planType: 'premium' })
  const person = await createMember(app, owner, 'recruiter', 'Lucía')
  await withPassword(owner)
  const handOver = (body: object) => post(app, '/api/company/team/owner', body, owner.headers)
  expect((await handOver({ memberId: person.userId, password: 'no es esta' })).body.fields).toHaveProperty(
    'password',
  )
  const picture = { field: 'photo', filename: 'sala.png', type: 'image/png', content: smallPng }
  const upload = multipart([['caption', 'Sala'], picture], owner.headers)
  expect((await app.request({ method: 'POST', url: '/api/me/company/photos', ...upload })).status).toBe(201)
  const landlord = await createCompany(app)
  const both = await createMember(app, owner)
  await app.deps.db.update(companies).set({ userId: both.userId }).where(eq(companies.id, landlord.id))
  expect((await handOver({ memberId: both.userId, password })).body.code).toBe('owns_a_company')
  expect((await handOver({ memberId: person.userId, password })).status).toBe(200)
  expect((await session(person.headers)).user).toMatchObject({ member: { role: 'owner' } })
  expect((await session(owner.headers)).user).toMatchObject({
    firstName: 'Wayra',
    member: { role: 'recruiter' },
  })
  const [photo] = await app.deps.db.select().from(files).where(eq(files.kind, 'workplace'))
  expect(photo?.ownerId, 'what the company shows goes with it').toBe(person.userId)
  await app.queue.drain()
  for (const { email } of [owner, person])
    expect(app.mails.last(email).subject).toBe('Wayra tiene otra persona dueña de su cuenta')
  const [row] = await app.deps.db.select().from(users).where(eq(users.id, person.userId))
  expect(row).toMatchObject({ sortName: 'wayra', listedPlan: 'premium' })
})

test('a suspended owner suspends the company with its team; a suspended person only themselves', async () => {
  const owner = await createCompany(app)
  const [one, two] = [await createMember(app, owner), await createMember(app, owner)]
  const stream = await openStream(app, two.headers)
  opened.push(stream)
  const suspend = (userId: number, suspendedAt: Date | null) =>
    app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, userId))
  await suspend(one.userId, app.clock.now())
  expect((await session(one.headers)).authenticated).toBe(false)
  expect((await session(two.headers)).authenticated).toBe(true)
  await suspend(owner.userId, app.clock.now())
  await expect.poll(stream.isOver).toBe(true)
  expect((await session(two.headers)).authenticated).toBe(false)
  await suspend(owner.userId, null)
  expect((await session(two.headers)).authenticated).toBe(true)
})

test('the deletion of a person leaves the work of the company; an owner hands it over first', async () => {
  const owner = await createCompany(app, { name: 'Killa' })
  const person = await createMember(app, owner, 'recruiter', 'Lucía')
  const jobId = await createJob(app, owner)
  await post(app, '/api/jobs', {}, person.headers)
  await send('PUT', `/api/company/jobs/${jobId}/follow`, person.headers)
  await Promise.all([withPassword(owner), withPassword(person)])
  const remove = ({ headers }: TestActor) => send('DELETE', '/api/me', headers, { password })
  expect((await remove(owner)).body.code).toBe('must_hand_over')
  expect((await remove(person)).status).toBe(200)
  expect((await get(`/api/company/jobs/${jobId}`, owner)).status).toBe(200)
  expect((await team(owner)).members).toHaveLength(1)
  expect((await remove(owner)).status).toBe(200)
})
