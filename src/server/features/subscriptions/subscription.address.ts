import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#server/errors.ts'

/**
 * The content of the links in these mails. They are signed, so nothing is stored: a link is valid for one row, and
 * only while the row exists. `confirm` starts a subscription, `manage` changes or ends it.
 */
export type SubscriptionLink =
  | { purpose: 'confirm'; id: number; frequency: 'daily' | 'weekly'; expiresAt: Date }
  | { purpose: 'manage'; id: number }

const macBytes = 16
const seal = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest().subarray(0, macBytes)

/** A token for a path: letters, digits, `-` and `_`. */
export function writeLink(key: Buffer, link: SubscriptionLink): string {
  const text =
    link.purpose === 'confirm' ? `c.${link.id}.${link.frequency}.${link.expiresAt.getTime()}` : `m.${link.id}`
  return Buffer.concat([seal(key, text), Buffer.from(text)]).toString('base64url')
}

/** Throws link_expired for a token that was not made with this key. The caller refuses expired confirmations. */
export function readLink(key: Buffer, token: string): SubscriptionLink {
  const bytes = Buffer.from(token, 'base64url')
  const [mac, text] = [bytes.subarray(0, macBytes), bytes.subarray(macBytes).toString('latin1')]
  if (mac.length !== macBytes || !timingSafeEqual(mac, seal(key, text))) throw new AppError('link_expired')
  const [purpose, id, frequency, expires] = text.split('.')
  if (purpose === 'm') return { purpose: 'manage', id: Number(id) }
  return {
    purpose: 'confirm',
    id: Number(id),
    frequency: frequency === 'daily' ? 'daily' : 'weekly',
    expiresAt: new Date(Number(expires)),
  }
}
