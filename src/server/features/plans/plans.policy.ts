import type { UserActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { findNoteOf, type NoteRow } from '#server/features/plans/documents/refund-notes.queries.ts'
import {
  findByReference,
  findPaymentOf,
  type PaymentWithReceipt,
} from '#server/features/plans/payments/payments.queries.ts'

declare const checked: unique symbol
/** A payment of the caller. */
export type OwnPayment = PaymentWithReceipt & { readonly [checked]: 'own payment' }

/** A note of a payment of the caller. */
export type OwnNote = NoteRow & { readonly [checked]: 'own note' }

/** Throws not_found for another person's payment. */
export async function getOwnPayment(db: Db, { userId }: UserActor, id: number): Promise<OwnPayment> {
  return asOwn(await findPaymentOf(db, id, userId))
}

/** The payment behind a page of the test provider. Throws not_found, also for another person's. */
export async function getTestCheckout(db: Db, { userId }: UserActor, reference: string): Promise<OwnPayment> {
  return asOwn(await findByReference(db, { provider: 'test', reference, userId }))
}

function asOwn(payment: PaymentWithReceipt | null): OwnPayment {
  if (!payment) throw new AppError('not_found')
  return payment as OwnPayment
}

/** Throws not_found for another person's note. */
export async function getOwnNote(db: Db, { userId }: UserActor, id: number): Promise<OwnNote> {
  const note = await findNoteOf(db, id, userId)
  if (!note) throw new AppError('not_found')
  return note as OwnNote
}
