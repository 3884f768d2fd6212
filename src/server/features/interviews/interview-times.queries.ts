import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { interviewers, interviewTimes } from '#server/db/schema/interviews.table.ts'

/** Who talks to the candidates of these interviews. */
export const listInterviewers = (db: Db, ids: readonly number[]) =>
  db
    .select({
      interviewId: interviewers.interviewId,
      userId: interviewers.userId,
      email: users.email,
    })
    .from(interviewers)
    .innerJoin(users, eq(users.id, interviewers.userId))
    .where(inArray(interviewers.interviewId, [...ids]))
    .orderBy(asc(interviewers.userId))

/** Times of a person that overlap with any of these spans. */
export function listBusy(
  db: Db,
  userIds: readonly number[],
  spans: readonly { startsAt: Date; endsAt: Date }[],
  { except = 0 }: { except?: number } = {},
) {
  return db
    .select()
    .from(interviewTimes)
    .where(
      and(
        inArray(interviewTimes.userId, [...userIds]),
        sql`${interviewTimes.interviewId} <> ${except}`,
        or(
          ...spans.map((span) =>
            and(lt(interviewTimes.startsAt, span.endsAt), gt(interviewTimes.endsAt, span.startsAt)),
          ),
        ),
      ),
    )
}

/** Locks people in one order, so that two choices of overlapping times wait for each other. */
export async function lockPeople(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update')
}

/** Keeps these times for an interview instead of earlier ones. */
export async function setTimes(
  tx: Db,
  interviewId: number,
  times: readonly { userId: number; startsAt: Date; endsAt: Date }[],
): Promise<void> {
  await freeTimes(tx, interviewId)
  if (times.length > 0)
    await tx.insert(interviewTimes).values(times.map((time) => ({ interviewId, ...time })))
}

export async function freeTimes(tx: Db, interviewId: number): Promise<void> {
  await tx.delete(interviewTimes).where(eq(interviewTimes.interviewId, interviewId))
}
