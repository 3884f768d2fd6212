import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { skillsText } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

/** A professional with the e-mail of the account, the skills as text and the name of the CV's file. */
export async function findProfessional(db: Db, id: number) {
  const [row] = await db
    .select({ professional: professionals, skills: skillsText, email: users.email, cvName: files.name })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(files, eq(files.id, professionals.cvId))
    .where(eq(professionals.id, id))
  return row ? { ...row.professional, skills: row.skills, email: row.email, cvName: row.cvName } : null
}
