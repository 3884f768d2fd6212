import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnswerToken } from '#contracts/applications/close-out-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { acts } from '#server/db/schema/acts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { answerRecipients, answerRounds } from '#server/db/schema/close-out.table.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { isWritable } from '#server/features/applications/close-out/rounds.queries.ts'

/** Whether the company of an application has written to its person. */
export const wasWrittenTo = async (db: Db, applicationId: number): Promise<boolean> =>
  (await db.$count(conversations, eq(conversations.applicationId, applicationId))) > 0

/** How many of these applications are of the job. */
export const countOfJob = (db: Db, jobId: number, ids: readonly number[]): Promise<number> =>
  db.$count(applications, and(eq(applications.jobId, jobId), inArray(applications.id, [...ids])))

const isReached = (jobId: number, ids: readonly number[]) =>
  and(eq(applications.jobId, jobId), inArray(applications.id, [...ids]), isWritable)

/** Those of these candidates of a job who can be written to. */
export async function listReached(db: Db, jobId: number, ids: readonly number[]) {
  return db
    .select({
      id: applications.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      location: professionals.location,
      photoId: professionals.photoId,
      jobTitle: jobs.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(isReached(jobId, ids))
    .orderBy(asc(professionals.firstName), asc(applications.id))
}

/** Puts those of them into a message who can be written to. Returns how many. */
export async function insertReached(
  tx: Db,
  roundId: number,
  { jobId, ids }: { jobId: number; ids: readonly number[] },
): Promise<number> {
  const chosen = tx
    .select({
      roundId: sql<number>`${roundId}::int`.as('round_id'),
      applicationId: applications.id,
      isAnswer: sql<boolean>`false`.as('is_answer'),
    })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(isReached(jobId, ids))
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into ${answerRecipients} (round_id, application_id, is_answer) ${chosen} returning application_id as id`,
  )
  return rows.length
}

/** What can be missing; the job, the company and who writes have a name. */
const missing: Partial<Record<AnswerToken, SQL>> = {
  nombre: sql`trim(${professionals.firstName}) = ''`,
  apellido: sql`trim(${professionals.lastName}) = ''`,
  ciudad: sql`trim(coalesce(${professionals.location}, '')) = ''`,
}

/** Who of a round has no value for a token, by name. */
export async function listWithout(tx: Db, roundId: number, token: AnswerToken): Promise<string[]> {
  const isMissing = missing[token]
  if (!isMissing) return []
  const rows = await tx
    .select({ name: sql<string>`trim(${professionals.firstName} || ' ' || ${professionals.lastName})` })
    .from(answerRecipients)
    .innerJoin(applications, eq(applications.id, answerRecipients.applicationId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(and(eq(answerRecipients.roundId, roundId), isMissing))
    .orderBy(asc(applications.id))
  return rows.map(({ name }) => name)
}

/** What was written to one candidate and has not left, the oldest first, with its act while it can be undone. */
export async function listOnTheWay(db: Db, applicationId: number) {
  return db
    .select({
      roundId: answerRounds.id,
      text: answerRounds.text,
      state: answerRounds.state,
      userId: answerRounds.userId,
      createdAt: answerRounds.createdAt,
      actId: acts.id,
      actUserId: acts.userId,
    })
    .from(answerRecipients)
    .innerJoin(answerRounds, eq(answerRounds.id, answerRecipients.roundId))
    .leftJoin(acts, and(eq(acts.id, answerRounds.actId), isNull(acts.outcome)))
    .where(
      and(
        eq(answerRecipients.applicationId, applicationId),
        eq(answerRecipients.state, 'waiting'),
        eq(answerRecipients.isAnswer, false),
      ),
    )
    .orderBy(asc(answerRounds.id))
}
