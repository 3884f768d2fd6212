import { randomBytes } from 'node:crypto'

/** A secret for a link or a session: 256 bits, 43 characters that need no escaping in a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}
