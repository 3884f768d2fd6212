import { mostCounted } from '#contracts/admin/list-figures.ts'
import { asksAnswer, type RequestQuery, requestsPageSize } from '#contracts/admin/requests.contract.ts'
import type { RequestDesk } from '#contracts/support/requests-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { DeskCursor } from '#server/desk.ts'
import { AppError } from '#server/errors.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { desks } from './desks.ts'
import { tellAnswerTask } from './requests.tasks.ts'

const readCursor = (after: string | undefined): DeskCursor | null => {
  const [dueOn = '', id] = after?.split('.') ?? []
  return id === undefined ? null : { dueOn, id: Number(id) }
}

export const writeCursor = ({ dueOn, id }: DeskCursor): string => `${dueOn}.${id}`

/** A page of a desk. */
export async function pageOfRequests(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { desk, after, ...filters }: RequestQuery,
) {
  const now = clock.now()
  const [rows, total] = await Promise.all([
    desks[desk].list(db, filters, { now, after: readCursor(after), limit: requestsPageSize + 1 }),
    desks[desk].count(db, filters, { now, most: mostCounted }),
  ])
  return { rows: rows.slice(0, requestsPageSize), total, hasMore: rows.length > requestsPageSize }
}

/** A request in full. Throws not_found. */
export async function readRequest({ db, clock }: Pick<Deps, 'db' | 'clock'>, desk: RequestDesk, id: number) {
  const found = await desks[desk].find(db, id, clock.now())
  if (!found) throw new AppError('not_found')
  return found
}

/** What an administrator answers: words, and at some desks a decision. */
export interface GivenAnswer {
  text: string
  decision: string | null
}

/** Throws validation_failed when the desk asks for a decision or for words that are not given. */
function requireWhole(desk: RequestDesk, { text, decision }: GivenAnswer): void {
  const { decisions } = desks[desk]
  const taken = decisions?.find(({ value }) => value === decision)
  if (decisions ? !taken : decision !== null)
    throw new AppError('validation_failed', { fields: { decision: 'Elige qué decides' } })
  if (text === '' && taken?.asksText !== false)
    throw new AppError('validation_failed', { fields: { answer: asksAnswer } })
}

/**
 * Answers a request, or takes the answer back (`answer` is null) while the person was not told. Throws not_found,
 * validation_failed, and item_changed when somebody else answered or the person was told.
 */
export async function answerRequest(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { adminId }: Pick<AdminActor, 'adminId'>,
  { desk, id }: { desk: RequestDesk; id: number },
  answer: GivenAnswer | null,
): Promise<void> {
  if (answer) requireWhole(desk, answer)
  const at = deps.clock.now()
  await transaction(deps, async (tx) => {
    if (!(await desks[desk].find(tx, id, at))) throw new AppError('not_found')
    const isDone =
      answer === null
        ? await desks[desk].takeBack(tx, id)
        : await desks[desk].answer(tx, id, { ...answer, at, by: adminId })
    if (!isDone) throw new AppError('item_changed')
    if (answer !== null)
      await deps.queue.enqueue(
        tx,
        tellAnswerTask,
        { desk, id, answeredAt: at.toISOString() },
        { delay: noticeDelay },
      )
  })
}

export const requestTasks = (
  deps: Pick<Deps, 'pool' | 'clock' | 'queue' | 'config' | 'reportPrinter'>,
): TaskHandler[] => [
  handleTask(tellAnswerTask, ({ desk, id, answeredAt }) =>
    transaction(deps, (tx) => desks[desk].tell(deps, tx, id, new Date(answeredAt))),
  ),
]
