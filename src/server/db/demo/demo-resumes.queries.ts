import { eq, inArray } from 'drizzle-orm'
import { DAY } from '#domain/time/durations.ts'
import { plainChoices } from '#domain/resume/make-resume.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { resumes } from '#server/db/schema/resumes.table.ts'

const owners = ['profesional@demo.qhatu.pe', 'premium@demo.qhatu.pe']

/** Two CVs for each of the demo's professionals that people sign in as: in Spanish, and for abroad. */
export async function insertDemoResumes(tx: Db, now: Date): Promise<void> {
  const people = await tx
    .select({ id: professionals.id })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(inArray(users.email, owners))
  if (people.length === 0) return
  const { sections, pages, withPhoto } = plainChoices
  const common = { sections: [...sections], hidden: [], firstSkills: [], pages, withPhoto }
  await tx.insert(resumes).values(
    people.flatMap(({ id: professionalId }) =>
      [
        { name: 'CV general', layout: 'modern' as const, language: 'es' as const, days: 12 },
        { name: 'CV para el extranjero', layout: 'compact' as const, language: 'en' as const, days: 3 },
      ].map(({ days, ...values }) => {
        const at = new Date(now.getTime() - days * DAY)
        return Object.assign({ professionalId, createdAt: at, updatedAt: at }, common, values)
      }),
    ),
  )
}
