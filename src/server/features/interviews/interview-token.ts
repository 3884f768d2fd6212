import type { Db } from '#server/db/connection.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'

const context = 'link of an interview'

/** The token of the page of an interview, for its candidate. It is sealed, so nobody can make one, and tells nothing. */
export const interviewToken = async (db: Db, id: number): Promise<string> =>
  seal(await readSecret(db, 'interviews'), context, String(id)).toString('base64url')

/** The interview of a token; null: nobody gave it out. */
export async function readInterviewToken(db: Db, token: string): Promise<number | null> {
  try {
    const opened = unseal(await readSecret(db, 'interviews'), context, Buffer.from(token, 'base64url'))
    const id = Number(opened)
    return Number.isInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}
