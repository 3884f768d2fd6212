import { and, asc, eq } from 'drizzle-orm'
import { addDays, atMinute, weekdayOf } from '#domain/time/lima-days.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import {
  interviewers,
  interviewEvents,
  interviews,
  interviewSlots,
  interviewTimes,
} from '#server/db/schema/interviews.table.ts'
import { companyMembers } from '#server/db/schema/members.table.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoJobs } from './demo-jobs.ts'
import { demoPeople } from './demo-people.data.ts'

interface Known {
  now: Date
  /** Keyed by e-mail. */
  userIds: ReadonlyMap<string, number>
  /** Keyed by user. */
  professionalIds: ReadonlyMap<number, number>
  /** In the order of `demoJobs`. */
  jobIds: readonly number[]
}

interface DemoInterview {
  person: string
  job: string
  title: string
  place: string
  status: 'proposed' | 'scheduled' | 'done' | 'cancelled'
  /** The chosen time, or that of the first of the offered ones. */
  startsAt: Date
  reason?: string
}

const minutes = 45
const bufferMinutes = 15

/**
 * The company of the demo has interviews in each state: one that took place and waits for scorecards, one today, one whose times
 * are offered, and one that its candidate cancelled.
 */
export async function insertDemoInterviews(tx: Db, known: Known): Promise<void> {
  const { now, userIds } = known
  const ownerId = userIds.get(demoCompanies[0].email)!
  const [recruiter] = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.role, 'recruiter'))
    .orderBy(asc(companyMembers.userId))
  const team = [ownerId, ...(recruiter ? [recruiter.userId] : [])]
  for (const interview of demoInterviews(now)) await insertOne(tx, known, interview, team)
}

const demoInterviews = (now: Date): DemoInterview[] => [
  {
    person: 'yesenia',
    job: 'full-stack',
    title: 'Entrevista técnica',
    place: 'https://meet.example/tupay-tecnica',
    status: 'done',
    startsAt: workdayAt(now, -4, 10 * 60),
  },
  {
    person: 'andre',
    job: 'full-stack',
    title: 'Primera conversación',
    place: 'https://meet.example/tupay-andre',
    status: 'scheduled',
    // The next half hour that leaves time to look at it before.
    startsAt: new Date(Math.ceil((now.getTime() + 2 * HOUR) / (30 * MINUTE)) * 30 * MINUTE),
  },
  {
    person: 'omar',
    job: 'full-stack',
    title: 'Entrevista técnica',
    place: 'https://meet.example/tupay-omar',
    status: 'proposed',
    startsAt: workdayAt(now, 2, 11 * 60),
  },
  {
    person: 'lucero',
    job: 'riesgos',
    title: 'Entrevista con Riesgos',
    place: 'https://meet.example/tupay-riesgos',
    status: 'cancelled',
    startsAt: workdayAt(now, -12, 16 * 60),
    reason: 'Me cruzaron un viaje de trabajo a Juliaca ese día.',
  },
]

/** A minute of the workday that is this many days away, or of the next one. */
function workdayAt(now: Date, days: number, minute: number): Date {
  const day = addDays(limaDay(now), days)
  const weekend = [0, 6].indexOf(weekdayOf(day) % 7)
  return atMinute(weekend === -1 ? day : addDays(day, weekend === 0 ? 1 : 2), minute)
}

async function insertOne(
  tx: Db,
  { now, userIds, professionalIds, jobIds }: Known,
  { person, job, title, place, status, startsAt, reason }: DemoInterview,
  team: readonly number[],
): Promise<void> {
  const candidateUserId = userIds.get(demoPeople.find(({ key }) => key === person)!.email)!
  const [application] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobIds[demoJobs.findIndex(({ key }) => key === job)]!),
        eq(applications.professionalId, professionalIds.get(candidateUserId)!),
      ),
    )
  if (!application) throw new Error(`${person} did not apply to ${job}`)
  const createdAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - 2 * DAY)
  const isChosen = status !== 'proposed'
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE)
  const [made] = await tx
    .insert(interviews)
    .values({
      applicationId: application.id,
      createdBy: team[0],
      title,
      kind: 'video',
      place,
      minutes,
      bufferMinutes,
      note: '',
      status,
      isNotified: true,
      ...(isChosen ? { startsAt, endsAt } : {}),
      sequence: status === 'cancelled' ? 1 : 0,
      dayRemindedAt: now,
      hourRemindedAt: now,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: interviews.id })
  const interviewId = made!.id
  const offered = [0, 2, 4].map((hours) => new Date(startsAt.getTime() + hours * HOUR))
  await tx.insert(interviewSlots).values(offered.map((at) => ({ interviewId, startsAt: at })))
  await tx.insert(interviewers).values(team.map((userId) => ({ interviewId, userId })))
  const step = (
    minutesLater: number,
    values: Omit<typeof interviewEvents.$inferInsert, 'interviewId' | 'at'>,
  ) => ({
    interviewId,
    at: new Date(createdAt.getTime() + minutesLater * MINUTE),
    ...values,
  })
  await tx.insert(interviewEvents).values([
    step(0, { step: 'proposed', by: 'company', userId: team[0] }),
    ...(isChosen
      ? [step(90, { step: 'picked' as const, by: 'professional', userId: candidateUserId, startsAt })]
      : []),
    ...(status === 'cancelled'
      ? [
          step(600, {
            step: 'cancelled' as const,
            by: 'professional',
            userId: candidateUserId,
            startsAt,
            reason: reason ?? null,
          }),
        ]
      : []),
    ...(status === 'done'
      ? [{ ...step(0, { step: 'done' as const, by: 'company', userId: team[0], startsAt }), at: endsAt }]
      : []),
  ])
  if (status !== 'scheduled' && status !== 'done') return
  const freeFrom = new Date(endsAt.getTime() + bufferMinutes * MINUTE)
  await tx
    .insert(interviewTimes)
    .values([
      ...team.map((userId) => ({ interviewId, userId, startsAt, endsAt: freeFrom })),
      { interviewId, userId: candidateUserId, startsAt, endsAt },
    ])
}
