import type { Party } from '#domain/orders/order.ts'
import type { Db } from '#server/db/connection.ts'
import type { OrderPayment } from '#server/features/plans/payments/order-payments.service.ts'
import type { HireRow } from './hires.queries.ts'
import {
  contestWords,
  differenceWords,
  fundedWords,
  moneyLostWords,
  returnedWords,
} from './money-notices.words.ts'
import { notifySides } from './notify-clock.ts'
import type { NotifyDeps } from './notify-hire.ts'

const both: readonly Party[] = ['professional', 'company']

/** The money of the part in turn is held. Call it in the transaction in which its work begins. */
export const notifyFunded = (deps: NotifyDeps, tx: Db, hire: HireRow, payment: OrderPayment): Promise<void> =>
  notifySides(deps, tx, hire, fundedWords(hire, payment), both)

/** The difference of a change is held. Call it in the transaction in which the change applies. */
export const notifyDifference = (
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  payment: OrderPayment,
): Promise<void> => notifySides(deps, tx, hire, differenceWords(hire, payment), both)

/** Nothing waited for this payment, so it goes back. */
export const notifyPaymentReturned = (
  deps: NotifyDeps,
  tx: Db,
  hire: HireRow,
  payment: OrderPayment,
): Promise<void> => notifySides(deps, tx, hire, returnedWords(hire, payment), ['company'])

/** A bank looks at a held payment, or let it stand. */
export const notifyContest = (deps: NotifyDeps, tx: Db, hire: HireRow, isOpen: boolean): Promise<void> =>
  notifySides(deps, tx, hire, contestWords(hire, isOpen), both)

/** The bank took back what was held, and the order ended. */
export const notifyMoneyLost = (deps: NotifyDeps, tx: Db, hire: HireRow): Promise<void> =>
  notifySides(deps, tx, hire, moneyLostWords(hire), both)
