import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import {
  interviewers,
  interviewEvents,
  interviews,
  interviewSlots,
  interviewTimes,
} from '#server/db/schema/interviews.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

const shown = {
  id: interviews.id,
  jobTitle: jobs.title,
  companyName: jobs.companyName,
  title: interviews.title,
  kind: interviews.kind,
  place: interviews.place,
  minutes: interviews.minutes,
  note: interviews.note,
  status: interviews.status,
  startsAt: interviews.startsAt,
  endsAt: interviews.endsAt,
  createdAt: interviews.createdAt,
}

/** The interviews of a person, or of a company, with the proposed times and each step; and those that the person holds for a company. */
export async function exportOf(db: Db, { userId, professionalId, companyId }: Person): Promise<Exported> {
  const concerned =
    professionalId === null
      ? eq(jobs.companyId, companyId ?? 0)
      : eq(applications.professionalId, professionalId)
  const held = db
    .select({ id: interviewers.interviewId })
    .from(interviewers)
    .where(eq(interviewers.userId, userId))
  return {
    entrevistas: await withSteps(db, and(concerned, eq(interviews.isNotified, true))),
    'entrevistas-como-entrevistador': await withSteps(db, inArray(interviews.id, held)),
  }
}

async function withSteps(db: Db, condition: ReturnType<typeof and>) {
  const rows = await db
    .select(shown)
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(condition)
    .orderBy(asc(interviews.id))
  const ids = rows.map(({ id }) => id)
  const slots = await db
    .select({ interviewId: interviewSlots.interviewId, startsAt: interviewSlots.startsAt })
    .from(interviewSlots)
    .where(and(inArray(interviewSlots.interviewId, ids), eq(interviewSlots.isNext, false)))
    .orderBy(asc(interviewSlots.startsAt))
  const { interviewId, step, by, at, startsAt, reason, wishes, ending } = interviewEvents
  const steps = await db
    .select({ interviewId, step, by, at, startsAt, reason, wishes, ending })
    .from(interviewEvents)
    .where(inArray(interviewId, ids))
    .orderBy(asc(interviewEvents.id))
  return rows.map((row) => ({
    jobTitle: row.jobTitle,
    companyName: row.companyName,
    title: row.title,
    kind: row.kind,
    place: row.place,
    minutes: row.minutes,
    note: row.note,
    status: row.status,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    createdAt: row.createdAt,
    slots: slots.filter((slot) => slot.interviewId === row.id).map((slot) => slot.startsAt),
    history: steps
      .filter((one) => one.interviewId === row.id)
      .map((one) => ({
        step: one.step,
        by: one.by,
        at: one.at,
        startsAt: one.startsAt,
        reason: one.reason,
        wishes: one.wishes,
        ending: one.ending,
      })),
  }))
}

/** Interviews go with the account of the candidate, or of the company; who only held some is no interviewer any more. */
export async function forget(tx: Db, { userId, professionalId, companyId }: Person): Promise<void> {
  const concerned = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      professionalId === null
        ? eq(jobs.companyId, companyId ?? 0)
        : eq(applications.professionalId, professionalId),
    )
  const ids = tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(inArray(interviews.applicationId, concerned))
  await tx.delete(interviewTimes).where(inArray(interviewTimes.interviewId, ids))
  await tx.delete(interviewEvents).where(inArray(interviewEvents.interviewId, ids))
  await tx.delete(interviewSlots).where(inArray(interviewSlots.interviewId, ids))
  await tx.delete(interviewers).where(inArray(interviewers.interviewId, ids))
  await tx.delete(interviews).where(inArray(interviews.applicationId, concerned))
  await tx.delete(interviewTimes).where(eq(interviewTimes.userId, userId))
  await tx.delete(interviewers).where(eq(interviewers.userId, userId))
}
