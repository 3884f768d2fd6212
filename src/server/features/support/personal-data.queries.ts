import { desc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { abuseReports, complaints, contactRequests } from '#server/db/schema/support.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

const isSender = ({ userId, email }: Person) =>
  or(eq(contactRequests.userId, userId), eq(contactRequests.email, email))

const isReporter = ({ userId, email }: Person) =>
  or(eq(abuseReports.reporterId, userId), eq(abuseReports.reporterEmail, email))

/** An answer that can still be undone is none yet. */
const onceNotified = (column: AnyPgColumn, notifiedAt: AnyPgColumn) =>
  sql`case when ${notifiedAt} is not null then ${column} end`

/** What was sent from the account's address, and the account's reports; the reported person is left out. */
export async function exportOf(db: Db, person: Person): Promise<Exported> {
  const {
    copyTokenHash: _,
    answeredBy: _by,
    answer,
    answeredAt: sheetAnsweredAt,
    notifiedAt,
    ...sheet
  } = getTableColumns(complaints)
  const { code, topic, dataRight, name, phone, companyName, employees, message, createdAt, dueOn } =
    contactRequests
  return {
    'mensajes-a-soporte': await db
      .select({
        code,
        topic,
        dataRight,
        name,
        phone,
        companyName,
        employees,
        message,
        createdAt,
        dueOn,
        answer: onceNotified(contactRequests.answer, contactRequests.notifiedAt),
        answeredAt: onceNotified(contactRequests.answeredAt, contactRequests.notifiedAt),
      })
      .from(contactRequests)
      .where(isSender(person))
      .orderBy(desc(contactRequests.id)),
    reclamos: await db
      .select({
        ...sheet,
        answer: onceNotified(answer, notifiedAt),
        answeredAt: onceNotified(sheetAnsweredAt, notifiedAt),
      })
      .from(complaints)
      .where(eq(complaints.email, person.email))
      .orderBy(desc(complaints.id)),
    reportes: await db
      .select({
        code: abuseReports.code,
        reason: abuseReports.reason,
        details: abuseReports.details,
        // As the person was told: a decision that can still be undone is none yet.
        status: sql`case when ${abuseReports.notifiedAt} is null then 'open' else ${abuseReports.status} end`,
        outcomeNote: sql`case when ${abuseReports.notifiedAt} is null then '' else ${abuseReports.outcomeNote} end`,
        createdAt: abuseReports.createdAt,
      })
      .from(abuseReports)
      .where(isReporter(person)),
  }
}

/** Entries of the complaints book remain, as the law requires (Ley 29571). Reports remain without their author. */
export async function forget(tx: Db, person: Person): Promise<void> {
  await tx.delete(contactRequests).where(isSender(person))
  await tx.update(abuseReports).set({ reporterId: null, reporterEmail: '' }).where(isReporter(person))
}
