import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { certificates, portfolioItems, skillEndorsements } from '#server/db/schema/reputation.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createHire, createReview, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let seller: TestActor
beforeAll(async () => {
  app = await startTestApp()
  seller = await createProfessional(app, { planType: 'premium' })
})
afterAll(() => app.close())

const read = async (what: string, id = seller.id) =>
  (await app.request({ url: `/api/professionals/${id}/${what}` })).body

test('reviews come newest first with their average, and say which follow a completed hire', async () => {
  const [tupay, illari] = [
    await createCompany(app, { name: 'Tupay' }),
    await createCompany(app, { name: 'Illari' }),
  ]
  const serviceId = await createService(app, seller)
  const hireId = await createHire(app, { serviceId, companyId: tupay.id }, ['requested', 'completed'])
  const common = { serviceId, professionalId: seller.id }
  await createReview(app, { ...common, companyId: tupay.id, rating: 5, hireId })
  app.clock.advance({ minutes: 1 })
  await createReview(app, { ...common, companyId: illari.id, rating: 4 })
  const { reviews, stats } = await read('reviews')
  expect(stats).toEqual({ avgRating: 4.5, totalReviews: 2 })
  expect(reviews).toMatchObject([
    { companyName: 'Illari', rating: 4, comment: 'Cumplió.', isVerifiedHire: false },
    {
      companyName: 'Tupay',
      rating: 5,
      isVerifiedHire: true,
      serviceTitle: 'Tableros en Power BI',
      serviceId,
    },
  ])

  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, illari.userId))
  expect((await read('reviews')).stats).toEqual({ avgRating: 5, totalReviews: 1 })
})

test('without reviews there is no average', async () => {
  const nobody = await createProfessional(app)
  expect(await read('reviews', nobody.id)).toEqual({
    reviews: [],
    stats: { avgRating: null, totalReviews: 0 },
  })
})

test('the portfolio comes newest first, certificates by when they were issued', async () => {
  const own = { professionalId: seller.id, createdAt: app.clock.now() }
  await app.deps.db.insert(portfolioItems).values([
    { ...own, type: 'image', url: 'https://obra.example/1.png', title: 'Primera' },
    {
      ...own,
      type: 'video',
      url: 'https://obra.example/2',
      title: 'Segunda',
      description: 'Dos minutos',
      createdAt: new Date(own.createdAt.getTime() + 1000),
    },
  ])
  expect(await read('portfolio')).toMatchObject([
    { type: 'video', title: 'Segunda', description: 'Dos minutos', url: 'https://obra.example/2' },
    { type: 'image', title: 'Primera', description: '' },
  ])
  await app.deps.db.insert(certificates).values([
    { ...own, title: 'Sin fecha', url: 'https://titulo.example/0' },
    { ...own, title: 'Antiguo', url: 'https://titulo.example/1', issuer: 'Escuela', issuedDate: '2019' },
    { ...own, title: 'Reciente', url: 'https://titulo.example/2', issuedDate: '2024-05' },
  ])
  const titles = (await read('certificates')).map(({ title }: { title: string }) => title)
  expect(titles).toEqual(['Reciente', 'Antiguo', 'Sin fecha'])
})

test('endorsements name a company, but of a professional the first name alone; a suspended one does not count', async () => {
  const [company, colleague, suspended] = [
    await createCompany(app, { name: 'Puka Estudio' }),
    await createProfessional(app, { firstName: 'Diego', lastName: 'Secreto' }),
    await createProfessional(app),
  ]
  const by = (actor: TestActor, endorsedByType: 'company' | 'professional', skillName: string) => ({
    professionalId: seller.id,
    endorsedById: actor.userId,
    endorsedByType,
    skillName,
    createdAt: app.clock.now(),
  })
  await app.deps.db
    .insert(skillEndorsements)
    .values([
      by(colleague, 'professional', 'Excel'),
      by(company, 'company', 'SQL'),
      by(colleague, 'professional', 'SQL'),
      by(suspended, 'professional', 'Excel'),
      by(suspended, 'professional', 'Power BI'),
    ])
  await app.deps.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, suspended.userId))
  const { endorsements, counts } = await read('skill-endorsements')
  expect(counts).toEqual({ SQL: 2, Excel: 1 })
  expect(Object.keys(counts)).toEqual(['SQL', 'Excel'])
  expect(
    endorsements.map(({ endorsedByName }: { endorsedByName: string }) => endorsedByName).toSorted(),
  ).toEqual(['Diego', 'Diego', 'Puka Estudio'])
  expect(JSON.stringify(endorsements)).not.toContain('Secreto')
})
