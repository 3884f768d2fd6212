import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { bookings } from '#server/db/schema/bookings.table.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { certificates, reviews, skillEndorsements } from '#server/db/schema/reputation.table.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { insertPendingUpload } from '#server/platform/storage/stored-files.queries.ts'
import { keepUpload } from '#server/platform/storage/stored-files.ts'
import { createCompany, createProfessional, type TestActor } from './actors.ts'
import { createJob } from './jobs.ts'
import { pdf } from './multipart.ts'
import { post } from './registrations.ts'
import { rightCci } from './payouts.ts'
import { createOrder, createService } from './services.ts'
import type { TestApp } from './test-app.ts'

export const password = 'una clave larga'

/** A professional and a company with everything that two accounts can do together, mostly through the API. */
export async function wholeLife(app: TestApp) {
  const person = await createProfessional(app, {
    firstName: 'Ximena',
    lastName: 'Zevallos',
    planType: 'premium',
    title: 'Contadora',
    phone: '955 123 987',
    summary: 'Soy Ximena Zevallos.',
    linkedin: 'https://linkedin.example/in/ximena',
  })
  const company = await createCompany(app, { name: 'Chullpi Digital SAC', phone: '944 555 111' })
  const { db } = app.deps
  const now = app.clock.now()
  for (const actor of [person, company])
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, actor.userId))
  const cvKey = await keepCv(app, person)
  await db.insert(experiences).values({ professionalId: person.id, company: 'Tupay', position: 'Analista' })
  const jobId = await createJob(app, company)
  const applied = await post(app, `/api/jobs/${jobId}/apply`, { coverLetter: 'Soy Ximena.' }, person.headers)
  const applicationId: number = applied.body.application.id
  await app.request({
    method: 'POST',
    url: `/api/applications/${applicationId}/viewed`,
    headers: company.headers,
  })
  await post(
    app,
    `/api/applications/${applicationId}/notes`,
    { text: 'Ximena sabe de NIIF.' },
    company.headers,
  )
  const serviceId = await createService(app, person, { title: 'Cierres contables' })
  const unusedId = await createService(app, person, { title: 'Planillas' })
  await post(
    app,
    `/api/services/${serviceId}/start-conversation`,
    { initialMessage: 'Hola' },
    company.headers,
  )
  const [talk] = await db.select().from(conversations).where(eq(conversations.serviceId, serviceId))
  await db.insert(messages).values({
    conversationId: talk!.id,
    senderId: person.userId,
    message: 'Con gusto.',
    createdAt: now,
  })
  const hireId = await createOrder(app, { serviceId, companyId: company.id }, ['accepted'])
  const both = { serviceId, professionalId: person.id, companyId: company.id, createdAt: now }
  await db.insert(bookings).values({
    ...both,
    startsAt: new Date(now.getTime() + 86_400_000),
    endsAt: new Date(now.getTime() + 90_000_000),
    updatedAt: now,
  })
  await db.insert(reviews).values({ ...both, rating: 5, comment: 'Cumplió.', reply: 'Gracias' })
  await db.insert(certificates).values({
    professionalId: person.id,
    title: 'Excel',
    url: 'https://c.example/x',
    createdAt: now,
  })
  await db.insert(skillEndorsements).values({
    professionalId: person.id,
    skillName: 'Excel',
    endorsedById: company.userId,
    endorsedByType: 'company',
    createdAt: now,
  })
  for (const { userId } of [person, company])
    await db.insert(payments).values({
      userId,
      payerName: userId === person.userId ? 'Ximena Zevallos' : 'Chullpi Digital SAC',
      product: userId === person.userId ? 'professional_premium_trial' : 'company_premium_trial',
      amount: 0,
      status: 'completed',
      provider: 'none',
      createdAt: now,
    })
  await app.request({ method: 'PUT', url: `/api/saved-jobs/${jobId}`, headers: person.headers })
  await post(
    app,
    '/api/job-alerts',
    { search: 'q=contador', frequency: 'daily' },
    { ...person.headers, 'idempotency-key': randomUUID() },
  )
  await post(app, '/api/contact', {
    name: 'Ximena Zevallos',
    email: person.email,
    topic: 'help',
    message: 'No encuentro mi postulación.',
  })
  await app.request({
    method: 'PUT',
    url: '/api/payout-destinations',
    headers: person.headers,
    payload: { currency: 'PEN', kind: 'cci', number: rightCci, holder: 'Ximena Zevallos', password },
  })
  await app.queue.drain()
  return { person, company, jobId, applicationId, serviceId, unusedId, hireId, cvKey }
}

async function keepCv(app: TestApp, person: TestActor): Promise<string> {
  const storageKey = `cv/2026/${randomUUID()}.pdf`
  const content = pdf(700, 'Ximena')
  await app.deps.storage.put(storageKey, Readable.from([content]))
  await insertPendingUpload(app.deps.db, storageKey, app.clock.now())
  const cvId = await transaction(app.deps, (tx) =>
    keepUpload(
      tx,
      { storageKey, name: 'CV Ximena Zevallos.pdf', mime: 'application/pdf', size: content.length },
      { ownerId: person.userId, kind: 'cv' },
    ),
  )
  await app.deps.db.update(professionals).set({ cvId }).where(eq(professionals.id, person.id))
  return storageKey
}
