import type { PayoutFailure, PayoutObstacle, PayoutStatus } from '#contracts/payouts/payouts-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import type { DestinationRow } from '#server/features/payouts/destinations/payout-destinations.queries.ts'
import { settlePayout } from './payouts.tasks.ts'
import {
  type DueRow,
  findList,
  findLists,
  insertList,
  listDestinationsOf,
  listDue,
  listRows,
  lockDestinations,
  lockLists,
  lockOpen,
  markRows,
  type PayoutOfList,
} from './payouts.queries.ts'

export interface Due extends DueRow {
  destination: DestinationRow | null
  obstacle: PayoutObstacle | null
}

/** What is due and in no list, with where it goes. */
export async function readDue(db: Db): Promise<Due[]> {
  const due = await listDue(db)
  const destinations = await listDestinationsOf(
    db,
    due.map(({ userId }) => userId),
  )
  return due.map((row) => {
    const destination =
      destinations.find(({ userId, currency }) => userId === row.userId && currency === row.currency) ?? null
    return Object.assign(row, { destination, obstacle: obstacleOf(row, destination) })
  })
}

function obstacleOf({ name }: DueRow, destination: DestinationRow | null): PayoutObstacle | null {
  if (name === null) return 'account-gone'
  return destination ? null : 'no-destination'
}

export interface ListWithRows {
  list: { id: number; preparedAt: Date; preparedBy: string }
  rows: PayoutOfList[]
}

/** The latest lists. */
export async function readLists(db: Db): Promise<ListWithRows[]> {
  const lists = await findLists(db)
  const rows = await listRows(
    db,
    lists.map(({ id }) => id),
  )
  return lists.map((list) => ({ list, rows: rows.filter(({ listId }) => listId === list.id) }))
}

/** One list. Throws not_found. */
export async function readList(db: Db, id: number): Promise<ListWithRows> {
  const list = await findList(db, id)
  if (!list) throw new AppError('not_found')
  return { list, rows: await listRows(db, [id]) }
}

/** Freezes what is due and has a destination. Throws nothing_to_pay. */
export const prepareList = (deps: Pick<Deps, 'pool' | 'clock'>, by: AdminActor): Promise<ListWithRows> =>
  transaction(deps, async (tx) => {
    await lockLists(tx)
    await lockDestinations(tx)
    const rows = (await readDue(tx)).flatMap(({ userId, currency, amount, destination, obstacle }) =>
      destination && obstacle === null
        ? [
            {
              partyId: userId,
              currency,
              amount,
              kind: destination.kind,
              sealed: destination.sealed,
              lastFour: destination.lastFour,
              holder: destination.holder,
            },
          ]
        : [],
    )
    if (rows.length === 0) throw new AppError('nothing_to_pay')
    return readList(tx, await insertList(tx, { preparedAt: deps.clock.now(), preparedBy: by.name }, rows))
  })

/** From which status a row may get each. */
const before: Record<PayoutStatus, (status: PayoutStatus) => boolean> = {
  paid: (status) => status === 'listed',
  failed: (status) => status === 'listed',
  // A mark is taken back.
  listed: (status) => status !== 'listed',
}

/**
 * Marks rows of a list, all of them or none. A mark is booked and told some seconds later, if it still stands. Throws not_found for
 * another list's row, and payout_changed when one was marked or settled before.
 */
export const markPayouts = (
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  listId: number,
  {
    payoutIds,
    status,
    failure,
  }: { payoutIds: number[]; status: PayoutStatus; failure?: PayoutFailure | undefined },
): Promise<ListWithRows> =>
  transaction(deps, async (tx) => {
    const { rows } = await readList(tx, listId)
    const ids = [...new Set(payoutIds)]
    if (!ids.every((id) => rows.some((row) => row.id === id))) throw new AppError('not_found')
    const open = await lockOpen(tx, ids, listId)
    if (open.length < ids.length || !open.every((row) => before[status](row.status)))
      throw new AppError('payout_changed')
    const marked = await markRows(tx, ids, {
      status,
      failure: status === 'failed' ? (failure ?? null) : null,
      markedAt: status === 'listed' ? null : deps.clock.now(),
    })
    if (status !== 'listed')
      for (const mark of marked) await deps.queue.enqueue(tx, settlePayout, mark, { delay: noticeDelay })
    return readList(tx, listId)
  })
