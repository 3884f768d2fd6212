import { showCompany } from '#server/features/applications/shown-company.service.ts'
import { interviewPageHref } from '#domain/interviews/interviews.address.ts'
import { candidatePageHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { recipientsIn } from '#server/features/accounts/membership/membership.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { calendarFor } from './interview-calendar.ts'
import {
  cancelledWords,
  candidateOf,
  chosenWords,
  interviewMail,
  type InterviewWords,
  newTimesWords,
  noTimeSuitsWords,
  proposedWords,
  soonWords,
} from './interview-notices.words.ts'
import { interviewToken } from './interview-token.ts'
import { listInterviewers } from './interview-times.queries.ts'
import { listSlots } from './interview-slots.queries.ts'
import type { InterviewRow } from './interviews.queries.ts'

export type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Tells the candidate, whose mail leads to the page of the link: it needs no session. */
export async function tellCandidate(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  words: InterviewWords,
): Promise<void> {
  const path = interviewPageHref(await interviewToken(tx, row.id))
  const attachments = calendarFor(deps.config, row, {
    side: 'professional',
    email: row.candidateEmail,
    name: candidateOf(row),
    path,
  })
  // The company wrote what the mail says, even when the candidate chose: a mailbox that is not proved gets none of it.
  const by = row.companyUserId ?? 0
  await notify(deps, tx, {
    userId: row.candidateUserId,
    by,
    type: 'booking',
    title: words.title,
    message: words.message,
    link: '/dashboard/postulaciones',
    mail: { ...interviewMail.professional(row, words), path, attachments },
  })
}

/** Tells the interviewers, and who proposed it. */
export async function tellTeam(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  words: InterviewWords,
): Promise<void> {
  const people = new Map((await listInterviewers(tx, [row.id])).map(({ userId, email }) => [userId, email]))
  const path = candidatePageHref(row.jobId, row.applicationId, 'entrevistas')
  const among = [...people.keys(), row.createdBy]
  for (const userId of await recipientsIn(tx, { companyId: row.companyId, among })) {
    const email = people.get(userId)
    const reader = { side: 'company', email: email ?? '', name: row.companyName, path } as const
    await notify(deps, tx, {
      userId,
      by: row.candidateUserId,
      type: 'booking',
      title: words.title,
      message: words.message,
      link: path,
      mail: {
        ...interviewMail.company(row, words),
        attachments: email === undefined ? [] : calendarFor(deps.config, row, reader),
      },
    })
  }
}

/** The company proposes it. */
export async function notifyProposed(deps: NotifyDeps, tx: Db, row: InterviewRow): Promise<void> {
  const slots = await listSlots(tx, [row.id])
  await showCompany(deps, tx, row.applicationId)
  await tellCandidate(deps, tx, row, proposedWords(row, slots))
}

/** The company offers other times: no choice was made yet, or it asks to move the chosen one. */
export async function notifyTimes(deps: NotifyDeps, tx: Db, row: InterviewRow, note: string): Promise<void> {
  const slots = await listSlots(tx, [row.id])
  await tellCandidate(deps, tx, row, newTimesWords(row, slots, note))
}

/** No time suits the candidate. */
export const notifyDeclined = (
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  answer: { reason: string | null; wishes: readonly string[] },
): Promise<void> => tellTeam(deps, tx, row, noTimeSuitsWords(row, answer))

/** The candidate chose a time, or another one. */
export async function notifyChosen(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  { isMoved }: { isMoved: boolean },
): Promise<void> {
  await tellTeam(deps, tx, row, chosenWords.company(row, isMoved))
  await tellCandidate(deps, tx, row, chosenWords.professional(row, isMoved))
}

/** Somebody cancelled it. */
export async function notifyCancelled(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  cancellation: { by: 'company' | 'professional'; reason: string | null },
): Promise<void> {
  // A proposal that the team itself takes back before a choice concerns nobody else of it.
  if (cancellation.by !== 'company' || row.startsAt)
    await tellTeam(deps, tx, row, cancelledWords(row, 'company', cancellation))
  await tellCandidate(deps, tx, row, cancelledWords(row, 'professional', cancellation))
}

/** It takes place on the next day, or within the hour. */
export async function notifySoon(
  deps: NotifyDeps,
  tx: Db,
  row: InterviewRow,
  within: 'day' | 'hour',
): Promise<void> {
  await tellCandidate(deps, tx, row, soonWords(row, 'professional', within))
  await tellTeam(deps, tx, row, soonWords(row, 'company', within))
}
