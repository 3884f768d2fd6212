import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

/** Whether who applied knows the company: the ad names it, or it has said who it is since. */
export const isCompanyShown: SQL<boolean> = sql<boolean>`(not ${jobs.isConfidential} or ${applications.companyShownAt} is not null)`

/** The company's name as who applied knows it, with `jobs` and the company of each joined. */
export const shownCompanyName: SQL<string> = sql<string>`case when ${isCompanyShown} then ${companies.name} else ${jobs.companyName} end`

/** The same as the ad had it when it was written, which stays when the company is gone. */
export const keptCompanyName: SQL<string> = sql<string>`case when ${jobs.isConfidential} and ${applications.companyShownAt} is not null then ${companies.name} else ${jobs.companyName} end`

/** The person learns which company it is. */
export async function setCompanyShown(tx: Db, applicationId: number, at: Date): Promise<void> {
  await tx
    .update(applications)
    .set({ companyShownAt: at })
    .where(and(eq(applications.id, applicationId), isNull(applications.companyShownAt)))
}
