import { eq } from 'drizzle-orm'
import { noTexts, textsOf } from '#contracts/professionals/profile-fields.ts'
import type { Db } from '#server/db/connection.ts'
import { cvFindings, education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { hiddenFromCompanies, professionals } from '#server/db/schema/people.table.ts'
import { profileViews } from '#server/db/schema/profile-views.table.ts'
import { type Exported, goneProfessional, type Person } from '#server/personal-data.ts'
import { listViews } from '#server/features/professionals/views/profile-views.queries.ts'
import { readVisibility } from '#server/features/professionals/visibility/visibility.queries.ts'

export async function exportOf(db: Db, { professionalId }: Person): Promise<Exported> {
  if (professionalId === null) return {}
  const person = professionals
  const { position, company, location, startDate, endDate, isCurrent, description } = experiences
  const { degree, institution, field, gpa } = education
  const { kind, name, level } = professionalSkills
  const [perfil] = await db
    .select({
      firstName: person.firstName,
      lastName: person.lastName,
      ...textsOf(person),
      location: person.location,
      payMin: person.payMin,
      payMax: person.payMax,
      payCurrency: person.payCurrency,
      planType: person.planType,
      planExpiresAt: person.planExpiresAt,
      createdAt: person.createdAt,
    })
    .from(person)
    .where(eq(person.id, professionalId))
  return {
    perfil: { ...perfil, visibility: await readVisibility(db, professionalId) },
    'visitas-a-tu-perfil': await listViews(db, professionalId),
    experiencias: await db
      .select({ position, company, location, startDate, endDate, isCurrent, description })
      .from(experiences)
      .where(eq(experiences.professionalId, professionalId)),
    educacion: await db
      .select({
        degree,
        institution,
        field,
        startDate: education.startDate,
        endDate: education.endDate,
        isCurrent: education.isCurrent,
        gpa,
        description: education.description,
      })
      .from(education)
      .where(eq(education.professionalId, professionalId)),
    habilidades: await db
      .select({ kind, name, level })
      .from(professionalSkills)
      .where(eq(professionalSkills.professionalId, professionalId)),
    'leido-de-tu-cv': await db
      .select({
        kind: cvFindings.kind,
        what: cvFindings.what,
        place: cvFindings.place,
        startDate: cvFindings.startDate,
        endDate: cvFindings.endDate,
        isCurrent: cvFindings.isCurrent,
        createdAt: cvFindings.createdAt,
      })
      .from(cvFindings)
      .where(eq(cvFindings.professionalId, professionalId)),
  }
}

/** The row remains for received applications, conversations and hires. */
export async function forget(tx: Db, { professionalId }: Person): Promise<void> {
  if (professionalId === null) return
  for (const table of [
    cvFindings,
    experiences,
    education,
    professionalSkills,
    hiddenFromCompanies,
    profileViews,
  ])
    await tx.delete(table).where(eq(table.professionalId, professionalId))
  await tx
    .update(professionals)
    .set({
      ...goneProfessional,
      ...noTexts,
      location: null,
      placeDepartment: null,
      placeProvince: null,
      placeDistrict: null,
      payMin: null,
      payMax: null,
      payCurrency: null,
      photoId: null,
      cvId: null,
      readCvId: null,
      planType: 'basic',
      planExpiresAt: null,
      planRemindedAt: null,
      visibility: 'applied',
      verifiedAt: null,
    })
    .where(eq(professionals.id, professionalId))
}
