import { sql } from 'drizzle-orm'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companyPhotos } from '#server/db/schema/company-photos.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

export interface WorkplaceContent {
  caption: string
  companyId: number
}

/** Every photo of a workplace, under its id. */
export const workplacesToModerate: ModeratedSource<WorkplaceContent> = {
  table: files,
  from: sql`${files} join ${companyPhotos} on ${companyPhotos.fileId} = ${files.id}
    join ${companies} on ${companies.id} = ${companyPhotos.companyId} join ${users} on ${users.id} = ${companies.userId}`,
  where: sql`${files.kind} = 'workplace' and ${users.deletedAt} is null`,
  id: companyPhotos.id,
  title: companies.name,
  owner: companies.name,
  content: sql<WorkplaceContent>`json_build_object('caption', ${companyPhotos.caption}, 'companyId', ${companies.id})`,
}
