import type { Db } from '#server/db/connection.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'

const context = 'mail of a saved search of talent'

/** The token of the page that ends the mail of a saved search. It is sealed, so nobody can make one, and tells nothing. */
export const searchToken = async (db: Db, id: number): Promise<string> =>
  seal(await readSecret(db, 'subscriptions'), context, String(id)).toString('base64url')

/** The saved search of a token; null: nobody gave it out. */
export async function readSearchToken(db: Db, token: string): Promise<number | null> {
  try {
    const id = Number(unseal(await readSecret(db, 'subscriptions'), context, Buffer.from(token, 'base64url')))
    return Number.isInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}
