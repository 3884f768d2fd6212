import { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { defineTask } from '#server/queue/task.ts'
import type { OwnAct } from './acts.policy.ts'
import {
  type ActRow,
  deleteSettledBefore,
  insertAct,
  isFollowed,
  isOpen,
  listOpenBefore,
  lockAct,
  setOutcome,
} from './acts.queries.ts'

/*
 * An act is a change that other people are notified of some seconds later, unless it is undone. The change itself is
 * made at once, in the transaction that also stores the act and the task that settles it. Unreported acts of one kind
 * on one thing form a chain: the people concerned get one notification, about its final state. Undoing the last one
 * makes the previous one current again.
 */

/** Extra time for an undo request sent at the last moment. */
const grace = 2000
const retention = DAY

/** A kind of act, and the data needed to undo or report it: small ids, never text that a person wrote. */
export interface Act<T extends object> {
  kind: string
  /** How long it can be undone. */
  seconds: number
  data: z.ZodType<T>
}

export interface ActHandler {
  kind: string
  seconds: number
  /** Restores the previous state. False when the thing has changed since. */
  undo(tx: Db, data: unknown, actId: number): Promise<boolean>
  /** Notifies the people concerned. `first` is the oldest act of the chain: they know the state before it. */
  notify(tx: Db, data: unknown, first: unknown, actId: number): Promise<void>
}

export const defineAct = <T extends object>(
  kind: string,
  data: z.ZodType<T>,
  { seconds = undoSeconds }: { seconds?: number } = {},
): Act<T> => ({ kind, data, seconds })

/** Binds the undo and notify functions to a kind of act. Both run in the transaction that settles the act. */
export function handleAct<T extends object>(
  act: Act<T>,
  handler: {
    undo(tx: Db, data: T, actId: number): Promise<boolean>
    notify(tx: Db, data: T, first: T, actId: number): Promise<void>
  },
): ActHandler {
  return {
    kind: act.kind,
    seconds: act.seconds,
    undo: (tx, data, actId) => handler.undo(tx, act.data.parse(data), actId),
    notify: (tx, data, first, actId) =>
      handler.notify(tx, act.data.parse(data), act.data.parse(first), actId),
  }
}

type Acting = Pick<Deps, 'clock' | 'queue'>

export const settleTask = defineTask('acts.settle', z.object({ id: z.number() }))

/** Stores the act, in the transaction that makes the change. The reply returns the result as `undo`. */
export async function perform<T extends object>(
  { clock, queue }: Acting,
  tx: Db,
  { kind, seconds }: Act<T>,
  { userId, subjectId, data }: { userId: number; subjectId: number | null; data: T },
): Promise<Undoable> {
  const id = await insertAct(tx, { userId, kind, subjectId, data, at: clock.now() })
  await queue.enqueue(tx, settleTask, { id }, { delay: seconds * 1000 + grace })
  return { actId: id, seconds }
}

/** Whether an act of this kind on the thing was not reported yet. */
export const isPending = <T extends object>(tx: Db, { kind }: Act<T>, subjectId: number): Promise<boolean> =>
  isOpen(tx, kind, subjectId)

/**
 * Undoes the caller's own act. Repeating it does nothing. Throws act_settled once it was reported, and conflict when
 * the thing has changed since.
 */
export async function undo(
  deps: Acting & Pick<Deps, 'pool'>,
  handlers: readonly ActHandler[],
  { id }: OwnAct,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const act = await lockAct(tx, id)
    if (act?.outcome === 'undone') return
    if (!act) throw new AppError('act_settled')
    const handler = handlerOf(handlers, act)
    if (act.outcome !== null)
      throw new AppError('act_settled', {
        message: `Ya no se puede deshacer: pasaron ${handler.seconds} segundos y ya se avisó.`,
      })
    if ((await isFollowed(tx, act)) || !(await handler.undo(tx, act.data, act.id)))
      throw new AppError('conflict', { message: 'Ya no se puede deshacer: después hubo otro cambio.' })
    await setOutcome(tx, [act.id], 'undone')
    await bringBack(deps, tx, handler, (await listOpenBefore(tx, act)).at(-1))
  })
}

/** Queues the task again: its own may have run while a later act replaced it. */
async function bringBack(
  { clock, queue }: Acting,
  tx: Db,
  { seconds }: Pick<ActHandler, 'seconds'>,
  act: ActRow | undefined,
): Promise<void> {
  if (!act) return
  const remaining = act.at.getTime() + seconds * 1000 + grace - clock.now().getTime()
  await queue.enqueue(tx, settleTask, { id: act.id }, { delay: Math.max(0, remaining) })
}

/** Notifies of an act, unless it was undone, reported, or replaced by a later one. */
export async function settle(
  deps: Pick<Deps, 'pool'>,
  handlers: readonly ActHandler[],
  id: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const act = await lockAct(tx, id)
    if (!act || act.outcome !== null || (await isFollowed(tx, act))) return
    const before = await listOpenBefore(tx, act)
    await handlerOf(handlers, act).notify(tx, act.data, (before[0] ?? act).data, act.id)
    await setOutcome(tx, [act.id], 'notified')
    if (before.length > 0)
      await setOutcome(
        tx,
        before.map((one) => one.id),
        'folded',
      )
  })
}

function handlerOf(handlers: readonly ActHandler[], { kind }: ActRow): ActHandler {
  const handler = handlers.find((one) => one.kind === kind)
  if (!handler) throw new Error(`No handler for acts of the kind ${kind}`)
  return handler
}

export const forgetActs = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteSettledBefore(db, new Date(clock.now().getTime() - retention))
