import { MINUTE } from '#domain/time/durations.ts'
import { fillAnswer } from '#domain/applications/close-out.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  getParties,
  insertEvent,
  reopenUnanswered,
  updateStatus,
} from '#server/features/applications/applications.queries.ts'
import { notifyAnswer } from '#server/features/applications/notify-steps.ts'
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
 * Sends one batch of an answer. The statuses, the notices, the marks of who got one and the next batch are one commit: a
 * process that dies in between answers nobody twice and forgets nobody.
 */
export async function sendAnswers(
  deps: SendDeps,
  { roundId, turn }: { roundId: number; turn: number },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const round = await lockTurn(tx, roundId, turn)
    if (!round) return
    const people = await lockRecipients(tx, roundId, batch)
    const reached = people.filter(
      ({ status, withdrawnAt, isGone }) =>
        !round.isCompanyGone && !isGone && !withdrawnAt && !finalStatuses.some((final) => final === status),
    )
    for (const person of reached) await answer(deps, tx, round, person)
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

type Round = NonNullable<Awaited<ReturnType<typeof lockTurn>>>
type Recipient = Awaited<ReturnType<typeof lockRecipients>>[number]

async function answer(
  deps: SendDeps,
  tx: Db,
  { outcome, text, userId }: Round,
  { applicationId, status }: Recipient,
): Promise<void> {
  const parties = await getParties(tx, applicationId)
  const { firstName, jobTitle, companyName } = parties
  const message = fillAnswer(text, { nombre: firstName, puesto: jobTitle, empresa: companyName })
  const to = outcome === 'rejected' ? 'rejected' : status
  const at = deps.clock.now()
  if (to !== status) await updateStatus(tx, applicationId, { status: to, knownStatus: null, stageSince: at })
  await reopenUnanswered(tx, applicationId)
  await insertEvent(tx, { applicationId, status: to, by: 'company', userId, at, message })
  await notifyAnswer(deps, tx, parties, { outcome, message })
}

/** In case the chain of tasks of an answer broke: its next batch is queued again. */
export async function queueNextAnswers(deps: SendDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 5 * MINUTE)
  for (const { id, turn } of await listSending(deps.db, before))
    await transaction(deps, (tx) => deps.queue.enqueue(tx, sendAnswersTask, { roundId: id, turn }))
}
