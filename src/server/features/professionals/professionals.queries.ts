import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { skillsText } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

const countOf = (table: 'services' | 'experiences' | 'education', condition = '') =>
  sql<number>`(select count(*)::int from ${sql.raw(table)}
    where professional_id = ${professionals}.id ${sql.raw(condition)})`

/** A professional with the account's e-mail, the skills as text, the CV's file name and counts. */
export async function findProfessional(db: Db, id: number) {
  const [row] = await db
    .select({
      professional: professionals,
      skills: skillsText,
      email: users.email,
      cvName: files.name,
      activeServiceCount: countOf('services', 'and is_active'),
      experienceCount: countOf('experiences'),
      educationCount: countOf('education'),
    })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(files, eq(files.id, professionals.cvId))
    .where(eq(professionals.id, id))
  if (!row) return null
  const { professional, ...rest } = row
  return { ...professional, ...rest }
}
