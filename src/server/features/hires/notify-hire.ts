import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import { partyOf } from './hires.policy.ts'
import { listHireEvents } from './hires.queries.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Notice, notify } from '#server/features/notifications/notifications.service.ts'
import { hireLinks } from './hire.address.ts'
import { companyReviewed, hireMail, requestArrived, requestSent, wordsOfStep } from './hire-notices.words.ts'
import type { HireEventRow, HireRow } from './hires.queries.ts'

type StepEvent = Pick<HireEventRow, 'kind' | 'status' | 'part' | 'note' | 'cents' | 'userId'>

export type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/**
 * Notifies the professional of a request on the bell and by mail, and mails a copy to who asked. Call it in the
 * transaction of the request.
 */
export async function notifyRequested(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  requestedBy: number,
): Promise<void> {
  await notify(deps, tx, {
    ...requestArrived(hire),
    userId: hire.professionalUserId,
    by: hire.companyUserId,
    type: 'hire',
    link: hireLinks(hire).professional,
  })
  await notify(deps, tx, {
    ...requestSent(hire),
    userId: requestedBy,
    by: requestedBy,
    type: 'hire',
    link: hireLinks(hire).company,
  })
}

/** Notifies the professional, or those of the company who took steps of the hire. */
export async function notifySide(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  side: HireParty,
  news: Omit<Notice, 'userId'>,
): Promise<void> {
  if (side === 'professional') return notify(deps, tx, { ...news, userId: hire.professionalUserId })
  const among = (await listHireEvents(tx, hire.id)).map(({ userId }) => userId)
  await notifyCompanyPeople(deps, tx, { companyId: hire.companyId, among }, news)
}

/** Notifies the other side of a step of a person, on the bell and by mail. */
export async function notifyStep(
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  { kind, status, part, note, cents, userId }: StepEvent,
): Promise<void> {
  if (status === 'requested' || userId === null) return
  const by = partyOf(hire, userId)
  const actor = by === 'company' ? hire.companyName : hire.firstName
  const facts = {
    ...hire,
    partName: hire.parts.length > 1 ? (hire.parts[part]?.name ?? null) : null,
    cents,
    isDifferenceDue: hire.change?.agreedAt != null,
  }
  const text = wordsOfStep({ kind, status }, actor, facts)
  const other = by === 'company' ? 'professional' : 'company'
  await notifySide(deps, tx, hire, other, {
    type: 'hire',
    title: text.title,
    message: text.message,
    by: userId,
    link: hireLinks(hire)[other],
    mail: {
      ...hireMail(text.title, hire, other),
      ...(note === '' ? {} : { details: [['Lo que escribió', note]] }),
    },
  })
}

/** Notifies the company that the professional reviewed it. */
export async function notifyCompanyReviewed(deps: NotifyDeps, tx: Db, hire: HireRow): Promise<void> {
  await notifySide(deps, tx, hire, 'company', {
    ...companyReviewed(hire),
    type: 'review',
    by: hire.professionalUserId,
    link: hireLinks(hire).company,
  })
}
