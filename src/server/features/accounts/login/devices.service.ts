import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { cookieOnSite, cookieOptions, deviceCookie } from '#server/http/cookies.ts'
import type { Call } from '#server/http/mount.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { newDeviceMail } from '#server/features/accounts/accounts.mails.ts'
import { findAccount } from '#server/features/accounts/accounts.queries.ts'
import { deviceName } from './device-name.ts'
import { findDevices, saveDevice } from './devices.queries.ts'

/** How long a browser is known after its last login, in milliseconds. */
export const knownFor = 365 * DAY

/**
 * Remembers the browser that enters an account, and tells the owner by mail when it is not one of those that entered before.
 * The first one of an account is its owner's. Returns what sets the cookie by which it is known again.
 */
export async function knowDevice(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { cookies, userAgent }: Pick<Call, 'cookies' | 'userAgent'>,
  userId: number,
): Promise<(call: Pick<Call, 'setCookie'>) => void> {
  const { publicUrl } = deps.config
  const name = cookieOnSite(publicUrl, deviceCookie)
  const token = cookies[name] || createToken()
  const device = { userId, tokenHash: hashToken(token) }
  const now = deps.clock.now()
  const { hasAny, isKnown } = await findDevices(tx, device)
  await saveDevice(tx, device, now)
  const owner = hasAny && !isKnown ? await findAccount(tx, userId) : null
  if (owner) {
    const mail = newDeviceMail(publicUrl, { device: deviceName(userAgent), at: now })
    await sendMail(deps, tx, { to: owner.email, ...mail })
  }
  return (call) => call.setCookie(name, token, cookieOptions(publicUrl, knownFor / 1000))
}
