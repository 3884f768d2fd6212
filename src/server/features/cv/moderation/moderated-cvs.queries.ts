import { sql } from 'drizzle-orm'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { isVisibleTo, visitor } from '#server/features/professionals/visibility/visibility.queries.ts'

export interface CvContent {
  firstName: string
  lastName: string
  /** Of the person. */
  title: string | null
  /** Of the file. */
  name: string
  isProfileShown: boolean
}

/** The current CVs of profiles, each under the id of its professional. The index `professionals_cv_words` has the expression of the search. */
export const cvsToModerate: ModeratedSource<CvContent> = {
  table: files,
  from: sql`${files} join ${professionals} on ${professionals.cvId} = ${files.id}
    join ${users} on ${users.id} = ${professionals.userId}`,
  where: sql`${files.kind} = 'cv' and ${users.deletedAt} is null`,
  id: professionals.id,
  title: sql`${professionals.firstName} || ' ' || ${professionals.lastName}`,
  owner: sql`${professionals.firstName} || ' ' || ${professionals.lastName}`,
  content: sql<CvContent>`json_build_object('firstName', ${professionals.firstName}, 'lastName', ${professionals.lastName},
    'title', ${professionals.title}, 'name', ${files.name},
    'isProfileShown', ${isVisibleTo(visitor)})`,
  hasWord: (pattern) =>
    sql`(' ' || fold(${professionals.firstName} || ' ' || ${professionals.lastName} || ' ' || coalesce(${professionals.title}, ''))) like fold(${pattern})`,
}
