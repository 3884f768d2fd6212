import type { TimelineEntry } from '#contracts/applications/candidate.contract.ts'
import type { TimelineKind } from '#contracts/applications/candidate-vocabulary.ts'
import { limaShort } from '#domain/bookings/booking-times.ts'
import { authorName } from '#domain/companies/key.words.ts'
import type { Deps } from '#server/deps.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { listWhole } from '#server/features/applications/doubles/joins.queries.ts'
import { findHappened } from './timeline.queries.ts'

type Happened = Awaited<ReturnType<typeof findHappened>>
interface Raw {
  kind: TimelineKind
  at: Date
  /** Who of the company; null: the candidate or the product. */
  userId: number | null
  /** The key of a program that did it. */
  keyName?: string | null
  /** By default the company. */
  by?: TimelineEntry['by']
  status?: TimelineEntry['status']
  stage?: string | null
  message?: string | null
  count?: number
}

/** Everything that happened with a candidate and all that are joined, latest first, with who of the company did it. */
export async function readTimeline(
  { db }: Pick<Deps, 'db'>,
  { id }: ReceivedApplication,
): Promise<TimelineEntry[]> {
  const whole = await listWhole(db, id)
  const histories = await Promise.all(whole.map((one) => findHappened(db, one)))
  const entries = histories
    .flatMap((happened, at) => ofOne(happened).map((entry) => ({ entry, isOther: whole[at] !== id })))
    .toSorted((one, other) => other.entry.at.getTime() - one.entry.at.getTime())
  const names = await namesOfPeople(
    db,
    entries.map(({ entry }) => entry.userId),
  )
  return entries.map(({ entry, isOther }) => present(entry, { isOther, names }))
}

const present = (
  {
    kind,
    at,
    userId,
    keyName = null,
    by = 'company',
    status = null,
    stage = null,
    message = null,
    count = 0,
  }: Raw,
  { isOther, names }: { isOther: boolean; names: ReadonlyMap<number, string> },
): TimelineEntry => ({
  kind,
  at: at.toISOString(),
  person: authorName({ userId, keyName }, names),
  by,
  status,
  stage,
  message,
  count,
  isOther,
})

/** The history of one application. */
function ofOne(happened: Happened): Raw[] {
  return [
    ...happened.events.map((event) => ofEvent(event, happened.answerCount)),
    ...happened.notes.map(({ at, userId, fileCount }): Raw => ({
      kind: 'note',
      at,
      userId,
      count: fileCount,
    })),
    ...happened.scorecards.flatMap(({ at, userId }): Raw[] =>
      at ? [{ kind: 'scorecard', at, userId }] : [],
    ),
    ...happened.openings.map(({ at, userId, keyName }): Raw => ({ kind: 'cv_opened', at, userId, keyName })),
    ...happened.invited.map(({ at, userId, message }): Raw => ({ kind: 'invited', at, userId, message })),
    ...happened.messages.map(({ at, userId, by, message }): Raw => ({
      kind: 'message',
      at,
      by,
      userId: by === 'company' ? userId : null,
      message,
    })),
    ...happened.interviewed.map(ofInterview),
    ...ofReview(happened.review),
  ]
}

function ofEvent(
  { status, stage, at, by, userId, keyName, message }: Happened['events'][number],
  answerCount: number,
): Raw {
  const byCompany = by === 'professional' ? null : userId
  if (by === 'professional' && status === 'pending')
    return { kind: 'applied', at, by, userId: null, count: answerCount }
  if (status === 'withdrawn' || status === 'closed_unanswered')
    return { kind: status, at, by, userId: byCompany, keyName }
  if (status === 'stage') return { kind: 'stage', at, by, userId: byCompany, keyName, stage }
  return { kind: 'status', at, by, userId: byCompany, keyName, status, stage, message }
}

/** A step of an interview: what it is about, when it takes place, and why it was cancelled. */
function ofInterview({
  step,
  by,
  userId,
  at,
  startsAt,
  reason,
  title,
}: Happened['interviewed'][number]): Raw {
  const what = startsAt ? `${title}, ${limaShort(startsAt)}` : title
  return {
    kind: `interview_${step}`,
    at,
    by,
    userId: by === 'company' ? userId : null,
    message: reason === null ? what : `${what}\n${reason}`,
  }
}

function ofReview(review: Happened['review']): Raw[] {
  if (!review?.askedAt) return []
  const asked: Raw = {
    kind: 'review_asked',
    at: review.askedAt,
    by: 'professional',
    userId: null,
    message: review.reason,
  }
  if (!review.answeredAt) return [asked]
  // Administrators answer when the company does not.
  const by = review.isOurs ? 'system' : 'company'
  return [asked, { kind: 'review_answered', at: review.answeredAt, by, userId: null, message: review.answer }]
}
