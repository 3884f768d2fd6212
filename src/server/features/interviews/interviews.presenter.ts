import type { Interview, OwnInterview } from '#contracts/interviews/interviews.contract.ts'
import type { LinkedInterview } from '#contracts/interviews/interview-links.contract.ts'
import type { InterviewStatus } from '#contracts/interviews/interviews-vocabulary.ts'
import { formerColleague } from '#domain/companies/team.words.ts'
import { isOpen, maySetOutcome } from '#domain/interviews/interview-rules.ts'
import type { CompanyActor } from '#server/actor.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { cancellationIn, refusalIn } from './interview-sayings.ts'
import type { InterviewRow } from './interviews.queries.ts'
import { type InterviewsWithParts, spanOf } from './interviews.service.ts'
import { asCandidateKnows, type readLinked } from './linked-interview.service.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Interviews as the team sees them. */
export function presentInterviews(
  { rows, slots, nextSlots, people, sayings, colleagues }: InterviewsWithParts,
  actor: CompanyActor,
  now: Date,
): Interview[] {
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]))
  const mayWrite = actor.role !== 'reader'
  return rows.map((row) => {
    const cancelled = cancellationIn(row, sayings)
    const next = nextSlots.filter(({ interviewId }) => interviewId === row.id)
    const isAhead = isOpen(row, now)
    return {
      id: row.id,
      applicationId: row.applicationId,
      jobId: row.jobId,
      jobTitle: row.jobTitle,
      candidateName: `${row.firstName} ${row.lastName}`.trim(),
      title: row.title,
      kind: row.kind,
      place: row.place,
      minutes: row.minutes,
      note: row.note,
      status: row.status,
      startsAt: iso(row.startsAt),
      endsAt: iso(row.endsAt),
      // The team sees the times that it has just offered.
      slots: (next.length > 0 ? next : slots.filter(({ interviewId }) => interviewId === row.id)).map(
        ({ startsAt }) => startsAt.toISOString(),
      ),
      interviewers: people
        .filter(({ interviewId }) => interviewId === row.id)
        .map(({ userId }) => ({
          userId,
          name: names.get(userId) ?? formerColleague,
          isMe: userId === actor.userId,
        })),
      cancelledBy: cancelled?.by ?? null,
      reason: cancelled?.reason ?? null,
      ending: cancelled?.ending ?? null,
      isMoving: isAhead && row.status === 'scheduled' && (row.moveAskedAt !== null || next.length > 0),
      declined: isAhead ? refusalIn(row, sayings) : null,
      mayOfferTimes: mayWrite && isAhead && next.length === 0,
      mayCancel: mayWrite && isAhead,
      maySetOutcome: mayWrite && maySetOutcome(row, now),
    }
  })
}

/** A candidate is not told that the company says that nobody came. */
const statusForCandidate = (status: InterviewStatus) => (status === 'no_show' ? 'done' : status)

export function presentOwn({ row, token }: { row: InterviewRow; token: string }): OwnInterview {
  const { id, applicationId, title, kind, minutes, status, startsAt, endsAt } = asCandidateKnows(row)
  return {
    id,
    applicationId,
    title,
    kind,
    minutes,
    status: statusForCandidate(status),
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    token,
  }
}

export const presentLinked = ({
  row,
  slots,
  cancelled,
  moveAsked,
  declined,
  canChange,
}: Awaited<ReturnType<typeof readLinked>>): LinkedInterview => ({
  companyName: row.companyName,
  companyLogo: pictureUrl(row.logoId),
  jobTitle: row.jobTitle,
  title: row.title,
  kind: row.kind,
  place: row.place,
  minutes: row.minutes,
  note: row.note,
  status: statusForCandidate(row.status),
  startsAt: iso(row.startsAt),
  endsAt: iso(row.endsAt),
  slots: slots.map(({ id, startsAt }) => ({
    id,
    startsAt: startsAt.toISOString(),
    endsAt: spanOf(startsAt, row.minutes).endsAt.toISOString(),
    isChosen: startsAt.getTime() === row.startsAt?.getTime(),
  })),
  cancelledBy: cancelled?.by ?? null,
  reason: cancelled?.reason ?? null,
  ending: cancelled?.ending ?? null,
  moveAsked,
  declined: canChange ? declined : null,
  canChange,
})
