import { MINUTE } from '#domain/time/durations.ts'
import { fillAnswer, withLine } from '#domain/applications/close-out.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  getParties,
  insertEvent,
  reopenUnanswered,
  updateStatus,
} from '#server/features/applications/applications.queries.ts'
import { applicationEnded } from '#server/features/applications/applications.tasks.ts'
import { nameOfSender, tokenValues } from '#server/features/applications/messages/token-values.service.ts'
import { showCompany } from '#server/features/applications/shown-company.service.ts'
import { notifyAnswer } from '#server/features/applications/notify-steps.ts'
import { writeToApplicant } from '#server/features/conversations/application-threads.service.ts'
import { sendAnswersTask } from './close-out.tasks.ts'
import {
  countLeft,
  listSending,
  lockRecipients,
  lockTurn,
  markRecipients,
  recordTurn,
} from './rounds.queries.ts'
import { finalStatuses } from './waiting.queries.ts'

type SendDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

const batch = 100
/** When those follow whose last step could still be undone. */
const again = MINUTE / 4

/**
 * Sends one batch of an answer, or of a message. The statuses, the notices, the marks of who got one and the next batch are one commit: a
 * process that dies in between writes to nobody twice and forgets nobody.
 */
export async function sendAnswers(
  deps: SendDeps,
  { roundId, turn }: { roundId: number; turn: number },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const round = await lockTurn(tx, roundId, turn)
    if (!round) return
    const isAnswer = round.outcome !== 'message'
    const people = await lockRecipients(tx, { roundId, isAnswer, limit: batch })
    const reached = round.isCompanyGone
      ? []
      : people.filter(isAnswer ? waits : ({ isWritable }) => isWritable)
    const sender = await nameOfSender(tx, round.userId)
    for (const person of reached) await send(deps, tx, round, { ...person, sender })
    const idsOf = (list: typeof people) => list.map(({ applicationId }) => applicationId)
    await markRecipients(tx, roundId, idsOf(reached), 'sent')
    await markRecipients(tx, roundId, idsOf(people.filter((one) => !reached.includes(one))), 'skipped')
    const isLast = (await countLeft(tx, roundId)) === 0
    await recordTurn(tx, roundId, { isLast })
    if (isLast) return
    const delay = people.length < batch ? again : 0
    await deps.queue.enqueue(tx, sendAnswersTask, { roundId, turn: turn + 1 }, { delay })
  })
}

const waits = ({ status, withdrawnAt, isGone }: Recipient): boolean =>
  !isGone && !withdrawnAt && !finalStatuses.some((final) => final === status)

type Round = NonNullable<Awaited<ReturnType<typeof lockTurn>>>
type Recipient = Awaited<ReturnType<typeof lockRecipients>>[number]

async function send(
  deps: SendDeps,
  tx: Db,
  { id, outcome, text, userId }: Round,
  { applicationId, status, line, sender }: Recipient & { sender: string | null },
): Promise<void> {
  if (outcome === 'message') await showCompany(deps, tx, applicationId)
  const parties = await getParties(tx, applicationId)
  const filled = fillAnswer(text, tokenValues({ ...parties, companyName: parties.shownName }, sender))
  const message = withLine(filled, line)
  if (outcome === 'message') {
    const senderId = userId ?? parties.companyUserId
    // The key of the round: the same message is never stored twice in a conversation.
    if (senderId !== null)
      await writeToApplicant(deps, tx, { applicationId, senderId, message, sendKey: `round-${id}` })
    return
  }
  const to = outcome === 'rejected' ? 'rejected' : status
  const at = deps.clock.now()
  if (to !== status) await updateStatus(tx, applicationId, { status: to, knownStatus: null, stageSince: at })
  await reopenUnanswered(tx, applicationId)
  await insertEvent(tx, { applicationId, status: to, by: 'company', userId, at, message })
  await notifyAnswer(deps, tx, parties, { outcome, message })
  if (to === 'rejected') await deps.queue.enqueue(tx, applicationEnded, { applicationId, ending: 'rejected' })
}

/** In case the chain of tasks of an answer broke: its next batch is queued again. */
export async function queueNextAnswers(deps: SendDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 5 * MINUTE)
  for (const { id, turn } of await listSending(deps.db, before))
    await transaction(deps, (tx) => deps.queue.enqueue(tx, sendAnswersTask, { roundId: id, turn }))
}
