import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { certificates, skillEndorsements } from '#server/db/schema/reputation.table.ts'
import { accountantJob, createAccountant, publishJob } from '#tests/support/accountants.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium' })
})
afterAll(() => app.close())

test('the compatibility page: the documented share, and the own profile as evidence', async () => {
  const jobId = await publishJob(app, company, accountantJob)
  const compare = async (headers = {}, skills = ['niif', 'Excel', 'Carpintería']) =>
    app.request({ method: 'POST', url: '/api/compatibility', payload: { jobId, skills }, headers })
  const { body } = await compare()
  expect(body).toMatchObject({ score: 50, label: 'Regular' })
  expect(body.analysis.filter(({ matched }) => matched)).toHaveLength(2)
  const niif = (reply: typeof body) => reply.analysis.find(({ skill }) => skill === 'NIIF')!.proficiencyLevel
  const own = await compare((await createAccountant(app)).headers)
  expect(niif(own.body)).toBeGreaterThan(niif(body))
  await app.request({
    method: 'PATCH',
    url: `/api/jobs/${jobId}/status`,
    payload: { status: 'archived' },
    headers: company.headers,
  })
  expect((await compare()).status).toBe(404)
})

test('endorsements and certificates of a signed-in professional count, and the words say so', async () => {
  const jobId = await publishJob(app, company, accountantJob)
  const person = await createAccountant(app)
  const skill = async (name: string) => {
    const { body } = await app.request({
      method: 'POST',
      url: '/api/compatibility',
      payload: { jobId, skills: ['NIIF', 'Tributación'] },
      headers: person.headers,
    })
    return body.analysis.find((one) => one.skill === name)!
  }
  const before = await skill('NIIF')
  const certificateBefore = await skill('Tributación')
  const [endorser, suspended] = [await createCompany(app), await createCompany(app)]
  const vouch = (by: TestActor) => ({
    professionalId: person.id,
    skillName: 'niif',
    endorsedById: by.userId,
    endorsedByType: 'company' as const,
    createdAt: app.clock.now(),
  })
  await app.deps.db.insert(skillEndorsements).values([vouch(endorser), vouch(suspended)])
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, suspended.userId))
  await app.deps.db.insert(certificates).values({
    professionalId: person.id,
    title: 'Diplomado en tributación',
    url: 'https://example.com/diploma.pdf',
    createdAt: app.clock.now(),
  })
  const after = await skill('NIIF')
  expect(after.proficiencyLevel).toBeGreaterThanOrEqual(before.proficiencyLevel)
  expect(after.why).toContain('1 persona la validó')
  const certified = await skill('Tributación')
  expect(certified.proficiencyLevel).toBeGreaterThan(certificateBefore.proficiencyLevel)
  expect(certified.why).toContain('Tienes un certificado')
})
