import { answerTerm } from '#contracts/applications/close-out-figures.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companies, hiddenFromCompanies } from '#server/db/schema/people.table.ts'
import { type Exported, goneCompany, type Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { companyId }: Person): Promise<Exported> {
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
      responseDays,
      answerTermDays,
      planType,
      planExpiresAt,
      createdAt,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  return { empresa }
}

/** The row remains for its reviews and its applicants. */
export async function forget(tx: Db, { companyId }: Person): Promise<void> {
  if (companyId === null) return
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
