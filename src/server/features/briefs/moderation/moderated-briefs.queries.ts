import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BriefFile } from '#contracts/briefs/brief-file-fields.ts'
import type { BriefHold } from '#domain/briefs/risk.ts'
import type { Db } from '#server/db/connection.ts'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { filesOfBrief } from '#server/features/briefs/files/brief-files.queries.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { abuseReports } from '#server/db/schema/support.table.ts'

export interface BriefContent {
  companyId: number
  description: string
  needs: string[]
  category: string | null
  minCents: number | null
  maxCents: number | null
  wantedBy: string | null
  holds: BriefHold[]
  companyAnswer: string
  files: BriefFile[]
  proposals: number
  openReports: number
}

/** Who hears of decisions: the person who wrote it while in the company, else the company's owner. */
const teller = sql`case when exists (select 1 from ${companyMembers}
  where ${companyMembers.companyId} = ${companies.id} and ${companyMembers.userId} = ${briefs.createdBy})
  then ${briefs.createdBy} else ${companies.userId} end`

/** The briefs that administrators look at: published ones, once publishing can no longer be undone. */
export const briefsToModerate: ModeratedSource<BriefContent> = {
  table: briefs,
  from: sql`${briefs} join ${companies} on ${companies.id} = ${briefs.companyId} join ${users} on ${users.id} = ${teller}`,
  where: sql`${briefs.status} <> 'draft' and (${briefs.isNotified} or ${briefs.status} = 'closed')`,
  id: briefs.id,
  title: briefs.title,
  owner: companies.name,
  content: sql<BriefContent>`json_build_object(
    'companyId', ${companies.id}, 'description', ${briefs.description}, 'needs', ${briefs.needs}, 'category', ${briefs.category},
    'minCents', ${briefs.minCents}, 'maxCents', ${briefs.maxCents}, 'wantedBy', ${briefs.wantedBy}, 'holds', ${briefs.holds},
    'companyAnswer', ${briefs.companyAnswer}, 'files', ${filesOfBrief},
    'proposals', (select count(*) from ${proposals} as sent where sent.brief_id = ${briefs.id} and sent.shown_at is not null),
    'openReports', (select count(*) from ${abuseReports} as report where report.brief_id = ${briefs.id} and report.status = 'open'))`,
  hasWord: (pattern) => sql`(' ' || fold(${briefs.title} || ' ' || ${companies.name})) like fold(${pattern})`,
}

/** A reported brief that nobody has decided about waits in the queue. */
export async function submitReported(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .update(briefs)
    .set({ moderationStatus: 'pending', submittedAt: at })
    .where(
      and(
        eq(briefs.id, id),
        eq(briefs.moderationStatus, 'approved'),
        isNull(briefs.moderatedAt),
        sql`${briefs.holds} = '[]'`,
      ),
    )
}
