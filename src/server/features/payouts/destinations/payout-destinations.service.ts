import type { DestinationKind, PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import { faultOf, lastFourOf, plainNumber } from '#domain/payouts/destination.ts'
import type { UserActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import {
  requireOwnPassword,
  requireStillOwn,
} from '#server/features/accounts/passwords/own-password.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { destinationChangedMail } from './payout-destinations.mails.ts'
import {
  deleteDestination,
  type DestinationRow,
  listDestinations,
  putDestination,
} from './payout-destinations.queries.ts'
import { sealNumber } from './payout-numbers.service.ts'

type Changing = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

export const readDestinations = (
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
): Promise<DestinationRow[]> => listDestinations(db, userId)

interface Wanted {
  currency: PayoutCurrency
  kind: DestinationKind
  number: string
  holder: string
  password: string
}

/** Sets where the caller is paid in a currency, and mails them. Throws validation_failed for a number that cannot be right, or a wrong password. */
export async function setDestination(
  deps: Changing,
  { userId, email }: UserActor,
  { currency, kind, holder, password, ...typed }: Wanted,
): Promise<DestinationRow[]> {
  const number = plainNumber(typed.number)
  const fault = faultOf(kind, currency, number)
  if (fault) throw new AppError('validation_failed', { fields: { [fault.field]: fault.message } })
  const proof = await requireOwnPassword(deps.db, { userId }, password)
  const lastFour = lastFourOf(number)
  return transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    const sealed = await sealNumber(deps, tx, userId, number)
    const changedAt = deps.clock.now()
    await putDestination(tx, { userId, currency, kind, sealed, lastFour, holder, changedAt })
    const changed = destinationChangedMail(deps.config.publicUrl, currency, { kind, lastFour })
    await sendMail(deps, tx, { to: email, ...changed })
    return listDestinations(tx, userId)
  })
}

/** Removes it and mails the caller; without one nothing happens. Throws validation_failed for a wrong password. */
export async function removeDestination(
  deps: Changing,
  { userId, email }: UserActor,
  { currency, password }: Pick<Wanted, 'currency' | 'password'>,
): Promise<DestinationRow[]> {
  const proof = await requireOwnPassword(deps.db, { userId }, password)
  return transaction(deps, async (tx) => {
    await requireStillOwn(tx, proof)
    if (await deleteDestination(tx, userId, currency)) {
      const changed = destinationChangedMail(deps.config.publicUrl, currency, null)
      await sendMail(deps, tx, { to: email, ...changed })
    }
    return listDestinations(tx, userId)
  })
}
