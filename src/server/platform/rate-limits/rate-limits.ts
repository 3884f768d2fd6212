import { createHash } from 'node:crypto'
import { keyCallsPerMinute } from '#contracts/companies/key-figures.ts'
import type { LimitName } from '#contracts/endpoint.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { addressGroup } from './address-group.ts'
import { countHit } from './rate-limits.queries.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * The number of calls allowed per window (seconds), by the caller's address and by the account that is signed in or
 * named in the body.
 */
const limits: Record<LimitName, { window: number; perAddress: number | null; perAccount: number }> = {
  // Above it a login requires the human check, so guessing an account's password does not lock its owner out.
  login: { window: 15 * minute, perAddress: 60, perAccount: 10 },
  // Only by account, because others at the same address must not lock its owner out. Every five attempts need a
  // correct password.
  'login-code': { window: hour, perAddress: null, perAccount: 30 },
  registration: { window: hour, perAddress: 20, perAccount: 5 },
  'quick-apply': { window: hour, perAddress: 40, perAccount: 15 },
  'password-reset': { window: hour, perAddress: 30, perAccount: 5 },
  subscription: { window: hour, perAddress: 40, perAccount: 10 },
  report: { window: hour, perAddress: 20, perAccount: 10 },
  // Writing to a professional reveals their address and telephone; this prevents collecting them.
  outreach: { window: hour, perAddress: 60, perAccount: 20 },
  // Each may send a mail to a person who did not ask for it.
  invitation: { window: hour, perAddress: 60, perAccount: 30 },
  /** Each invites a page of people. */
  'bulk-invitation': { window: hour, perAddress: 6, perAccount: 3 },
  // More than anybody types, less than a script that floods a conversation.
  message: { window: 10 * minute, perAddress: 600, perAccount: 200 },
  contact: { window: hour, perAddress: 60, perAccount: 10 },
  // The same without scripts, where nothing shows that a person sends it.
  'plain-message': { window: hour, perAddress: 10, perAccount: 3 },
  // Forms without scripts that mail a link to any typed address: only this limit protects strangers.
  'plain-link': { window: day, perAddress: 200, perAccount: 12 },
  // Reviews and endorsements: more than a person writes, less than a script would.
  reputation: { window: hour, perAddress: 120, perAccount: 40 },
  // A password or code that a signed-in person must repeat: a session can only try its own account's.
  'own-secret': { window: 15 * minute, perAddress: null, perAccount: 10 },
  // An office reads many profiles from one address; a script that inflates a count reads one endlessly.
  view: { window: hour, perAddress: 600, perAccount: 300 },
  // Each sends something to an address that the caller chose.
  webhook: { window: hour, perAddress: 200, perAccount: 100 },
  // Each reads megabytes from an address that the caller chose.
  feed: { window: hour, perAddress: 60, perAccount: 30 },
  // A program that goes on and on must not take the place of people.
  key: { window: minute, perAddress: null, perAccount: keyCallsPerMinute },
  // Each is a guess at a code that makes something cheaper.
  'discount-code': { window: hour, perAddress: 60, perAccount: 20 },
  // More than anybody asks in a conversation; an office asks from one address.
  assistant: { window: 10 * minute, perAddress: 300, perAccount: 100 },
  upload: { window: hour, perAddress: 60, perAccount: 60 },
}

/**
 * Counts one call. Returns null, or the error rate_limited with the seconds to wait when the limit is exceeded. The
 * keys are hashes, so no address or e-mail is stored.
 */
export async function countCall(
  db: Db,
  name: LimitName,
  kind: 'address' | 'account',
  who: string,
): Promise<AppError | null> {
  const { window, perAddress, perAccount } = limits[name]
  const most = kind === 'address' ? perAddress : perAccount
  if (most === null) return null
  const counted = kind === 'address' ? addressGroup(who) : who
  const key = createHash('sha256').update(`${name}\0${kind}\0${counted}`).digest('base64url')
  const { hits, secondsLeft } = await countHit(db, key, window)
  if (hits <= most) return null
  return new AppError('rate_limited', {
    retryAfter: secondsLeft,
    message: `Demasiados intentos. Vuelve a probar en ${secondsLeft < 90 ? `${secondsLeft} segundos` : `${Math.ceil(secondsLeft / 60)} minutos`}.`,
  })
}

/** Counts one call, and throws when the limit is exceeded. */
export async function enforceLimit(...call: Parameters<typeof countCall>): Promise<void> {
  const refusal = await countCall(...call)
  if (refusal) throw refusal
}
