import { DAY } from '#domain/time/durations.ts'
import { eq, sql } from 'drizzle-orm'
import { termsVersion } from '#contracts/vocabulary.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import type { Db } from '#server/db/connection.ts'
import { consents, users } from '#server/db/schema/accounts.table.ts'
import { education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { demoCompanies, type DemoCompany } from './demo-companies.ts'
import { fieldsOf } from './demo-job.ts'
import { demoJobs } from './demo-jobs.ts'
import { type DemoPerson, demoPeople } from './demo-people.data.ts'

/** In days. Accounts are older than any event in the demo. */
const accountAge = 60

/** Takes a lock until the transaction ends, so that only one process seeds. */
export async function lockDemo(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('qhatu demo'))`)
}

export async function isDemoSeeded(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, demoCompanies[0].email))
  return rows.length > 0
}

type Account = (typeof demoPeople)[number] | (typeof demoCompanies)[number]

/** Inserts confirmed accounts with their consent. Returns e-mail → id. */
export async function insertAccounts(tx: Db, passwordHash: string, now: Date): Promise<Map<string, number>> {
  const createdAt = new Date(now.getTime() - accountAge * DAY)
  const row =
    (userType: 'professional' | 'company') =>
    ({ email }: Account) => ({
      email,
      userType,
      passwordHash,
      emailConfirmedAt: createdAt,
      createdAt,
    })
  const inserted = await tx
    .insert(users)
    .values([...demoCompanies.map(row('company')), ...demoPeople.map(row('professional'))])
    .returning({ id: users.id, email: users.email })
  await tx.insert(consents).values(
    inserted.map(({ id }) => ({
      userId: id,
      document: 'terms',
      version: termsVersion,
      acceptedAt: createdAt,
    })),
  )
  return new Map(inserted.map(({ id, email }) => [email, id]))
}

/** Returns user id → company id. */
export async function insertCompanies(tx: Db, userIds: ReadonlyMap<string, number>, now: Date) {
  const createdAt = new Date(now.getTime() - accountAge * DAY)
  const rows = await tx
    .insert(companies)
    .values(
      demoCompanies.map(({ key: _key, email, isVerified, ...company }: DemoCompany) => ({
        ...company,
        verifiedAt: isVerified ? createdAt : null,
        userId: userIds.get(email)!,
        createdAt,
      })),
    )
    .returning({ id: companies.id, userId: companies.userId })
  return new Map(rows.map(({ id, userId }) => [userId, id]))
}

/** `cvIds` is keyed by person. Returns user id → professional id. */
export async function insertProfessionals(
  tx: Db,
  userIds: ReadonlyMap<string, number>,
  cvIds: ReadonlyMap<string, string>,
  now: Date,
) {
  const createdAt = new Date(now.getTime() - accountAge * DAY)
  const rows = await tx
    .insert(professionals)
    .values(
      demoPeople.map((person) => ({
        userId: userIds.get(person.email)!,
        firstName: person.firstName,
        lastName: person.lastName,
        title: person.title,
        location: person.location,
        phone: person.phone,
        summary: person.summary,
        experience: yearsOf(person, now),
        ...placeOf(person.location),
        cvId: cvIds.get(person.key) ?? null,
        planType: person.planType,
        // The demo's people have chosen to be public.
        visibility: 'public' as const,
        visibilityChosenAt: createdAt,
        createdAt,
      })),
    )
    .returning({ id: professionals.id, userId: professionals.userId })
  const ids = new Map(rows.map(({ id, userId }) => [userId, id]))
  for (const person of demoPeople) await insertCareer(tx, ids.get(userIds.get(person.email)!)!, person)
  return ids
}

/** Counts from the start of the first job until now. */
function yearsOf({ experience }: (typeof demoPeople)[number], now: Date): string | null {
  const start = Number(experience.at(-1)?.[2].slice(0, 4))
  return start ? `${Math.max(1, now.getUTCFullYear() - start)} años` : null
}

function placeOf(location: string) {
  const place = parsePlace(location)
  return {
    placeDepartment: place?.department ?? null,
    placeProvince: place?.province ?? null,
    placeDistrict: place?.district ?? null,
  }
}

async function insertCareer(tx: Db, professionalId: number, person: DemoPerson): Promise<void> {
  await tx.insert(experiences).values(
    person.experience.map(([position, company, years, description], index) => {
      const [startDate, endDate] = years.split(' - ')
      const isCurrent = index === 0
      return {
        professionalId,
        position,
        company,
        startDate,
        endDate: isCurrent ? null : endDate,
        isCurrent,
        description,
      }
    }),
  )
  const [, field = '', institution = '', year] = /^(.+), (.+) \((\d{4})\)$/.exec(person.education) ?? []
  await tx
    .insert(education)
    .values({ professionalId, degree: field, institution, field: null, endDate: year })
  await tx.insert(professionalSkills).values([
    ...person.skills.map((name) => ({ professionalId, kind: 'technical' as const, name })),
    ...person.languages.map(({ name, level }) => ({
      professionalId,
      kind: 'language' as const,
      name,
      level,
    })),
  ])
}

/** Parses place, pay and search texts as for a published job. Returns ids in the order of `demoJobs`. */
export async function insertJobs(
  tx: Db,
  companyIdOf: (key: string) => number,
  { now, openDays }: { now: Date; openDays: number },
): Promise<number[]> {
  const rows = await tx
    .insert(jobs)
    .values(
      demoJobs.map((job, index) => {
        // Some minutes apart, so that lists are not ordered by category.
        const publishedAt = new Date(now.getTime() - job.daysAgo * DAY - (20 + ((index * 37) % 240)) * 60_000)
        const company = demoCompanies.find(({ key }) => key === job.company)!
        return Object.assign(writtenColumns(readJobFields(fieldsOf(job)), company.name), {
          companyId: companyIdOf(job.company),
          isPremium: job.isPremium ?? false,
          isOpen: !job.isClosed,
          publishedAt,
          expiresAt: new Date(publishedAt.getTime() + openDays * DAY),
          createdAt: publishedAt,
          updatedAt: publishedAt,
        })
      }),
    )
    .returning({ id: jobs.id })
  return rows.map(({ id }) => id)
}
