import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { AccountOwner, BrowserToken, Visit } from '#server/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { findOwnerEmail } from '#server/features/accounts/account-owner.queries.ts'
import { newAdminDeviceMail, newDeviceMail } from '#server/features/accounts/accounts.mails.ts'
import { deviceName } from './device-name.ts'
import { findDevices, saveDevice } from './devices.queries.ts'

/** How long a browser is remembered after its last login, in milliseconds. */
export const knownFor = 365 * DAY

/**
 * Remembers the browser that enters an account of a user or administrator, and mails the owner when it is new. The
 * first browser of an account is trusted. Returns the token by which the browser is known from now on.
 */
export async function knowDevice(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { deviceToken, userAgent }: Pick<Visit, 'deviceToken' | 'userAgent'>,
  owner: AccountOwner,
): Promise<BrowserToken> {
  const token = deviceToken ?? createToken()
  const tokenHash = hashToken(token)
  const now = deps.clock.now()
  const { hasAny, isKnown } = await findDevices(tx, owner, tokenHash)
  await saveDevice(tx, owner, { tokenHash, seenAt: now })
  const email = hasAny && !isKnown ? await findOwnerEmail(tx, owner) : null
  if (email !== null) {
    const visit = { device: deviceName(userAgent), at: now }
    const mail = 'adminId' in owner ? newAdminDeviceMail(visit) : newDeviceMail(deps.config.publicUrl, visit)
    await sendMail(deps, tx, { to: email, ...mail })
  }
  return { token, keptFor: knownFor }
}
