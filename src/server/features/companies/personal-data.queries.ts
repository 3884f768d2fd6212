import { answerTerm } from '#contracts/applications/close-out-figures.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companyKeys } from '#server/db/schema/company-keys.table.ts'
import { companyPhotos } from '#server/db/schema/company-photos.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companyInvitations, companyMembers, jobFollowers } from '#server/db/schema/members.table.ts'
import { companies, hiddenFromCompanies } from '#server/db/schema/people.table.ts'
import { listNamesOfKeys } from '#server/features/companies/keys/keys.queries.ts'
import { type Exported, goneCompany, type Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, person: Person): Promise<Exported> {
  return { ...(await exportOwn(db, person)), ...(await exportTeams(db, person)) }
}

async function exportOwn(db: Db, { companyId }: Person): Promise<Exported> {
  if (companyId === null) return {}
  const {
    name,
    industry,
    description,
    location,
    website,
    phone,
    ruc,
    size,
    places,
    benefits,
    ownBenefits,
    responseDays,
    answerTermDays,
    planType,
    planExpiresAt,
    createdAt,
  } = companies
  const [empresa] = await db
    .select({
      name,
      industry,
      description,
      location,
      website,
      phone,
      ruc,
      size,
      places,
      benefits,
      ownBenefits,
      responseDays,
      answerTermDays,
      planType,
      planExpiresAt,
      createdAt,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  return {
    empresa,
    'fotos-de-la-empresa': await db
      .select({ caption: companyPhotos.caption })
      .from(companyPhotos)
      .where(eq(companyPhotos.companyId, companyId)),
    'claves-de-api': await listNamesOfKeys(db, companyId),
  }
}

/** Where the person works for others, and who invited the address. */
async function exportTeams(db: Db, { userId, email }: Person): Promise<Exported> {
  return {
    equipos: {
      companies: await db
        .select({ company: companies.name, role: companyMembers.role, since: companyMembers.joinedAt })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.id, companyMembers.companyId))
        .where(eq(companyMembers.userId, userId)),
      followedJobs: await db
        .select({ job: jobs.title, since: jobFollowers.since })
        .from(jobFollowers)
        .innerJoin(jobs, eq(jobs.id, jobFollowers.jobId))
        .where(eq(jobFollowers.userId, userId)),
    },
    'invitaciones-a-equipos': await db
      .select({
        company: companies.name,
        email: companyInvitations.email,
        role: companyInvitations.role,
        createdAt: companyInvitations.createdAt,
      })
      .from(companyInvitations)
      .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
      .where(eq(companyInvitations.email, email)),
  }
}

/** The row of a company remains for its reviews and its applicants, and what a person did for others remains with them. */
export async function forget(tx: Db, { userId, email, companyId }: Person): Promise<void> {
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId))
  await tx.delete(jobFollowers).where(eq(jobFollowers.userId, userId))
  await tx.delete(companyInvitations).where(eq(companyInvitations.email, email))
  if (companyId === null) return
  await tx.delete(companyPhotos).where(eq(companyPhotos.companyId, companyId))
  await tx.delete(companyKeys).where(eq(companyKeys.companyId, companyId))
  await tx.delete(companyInvitations).where(eq(companyInvitations.companyId, companyId))
  await tx
    .update(companies)
    .set({
      name: goneCompany,
      industry: '',
      logoId: null,
      description: '',
      location: '',
      website: null,
      phone: null,
      ruc: null,
      size: null,
      places: [],
      benefits: [],
      ownBenefits: [],
      responseDays: null,
      answerTermDays: answerTerm.usual,
      verifiedAt: null,
      planType: 'free',
      planExpiresAt: null,
      planRemindedAt: null,
    })
    .where(eq(companies.id, companyId))
  await tx.delete(hiddenFromCompanies).where(eq(hiddenFromCompanies.companyId, companyId))
}
