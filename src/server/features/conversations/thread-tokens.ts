import type { Db } from '#server/db/connection.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'

/*
 * What stands for the conversation of an application in a mail to the applicant: the link of its page, and the address
 * that takes an answer. Both are sealed, so nobody can make one, and tell nothing.
 */

const linkContext = 'link of a thread'
const replyContext = 'reply to a thread'

/** The token of the page of a conversation, for who has no password. */
export const threadLink = async (db: Db, conversationId: number): Promise<string> =>
  seal(await readSecret(db, 'threads'), linkContext, String(conversationId)).toString('base64url')

export const readThreadLink = (db: Db, token: string): Promise<number | null> =>
  open(db, linkContext, Buffer.from(token, 'base64url'))

/** The name before the @ of the address for answers: of small letters and digits, because servers on the way change the case. */
export const replyName = async (db: Db, conversationId: number): Promise<string> =>
  toBase32(seal(await readSecret(db, 'threads'), replyContext, String(conversationId)))

export async function readReplyName(db: Db, name: string): Promise<number | null> {
  const bytes = fromBase32(name.toLowerCase())
  return bytes && open(db, replyContext, bytes)
}

async function open(db: Db, context: string, sealed: Buffer): Promise<number | null> {
  try {
    const id = Number(unseal(await readSecret(db, 'threads'), context, sealed))
    return Number.isInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer | null {
  if (!/^[a-z2-7]{40,64}$/.test(text)) return null
  const bits = Array.from(text, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
