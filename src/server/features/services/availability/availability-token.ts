import type { Db } from '#server/db/connection.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { readSecret } from '#server/platform/secrets.queries.ts'

const context = 'mail that asks whether the availability of services still holds'

export interface AskedAvailability {
  professionalId: number
  askedAt: Date
}

/** The token of the page that confirms what was said until then. It is sealed, so nobody can make one, and tells nothing. */
export const availabilityToken = async (
  db: Db,
  { professionalId, askedAt }: AskedAvailability,
): Promise<string> =>
  seal(await readSecret(db, 'subscriptions'), context, `${professionalId} ${askedAt.getTime()}`).toString(
    'base64url',
  )

/** Null: nobody gave it out. */
export async function readAvailabilityToken(db: Db, token: string): Promise<AskedAvailability | null> {
  try {
    const text = unseal(await readSecret(db, 'subscriptions'), context, Buffer.from(token, 'base64url'))
    const [professionalId, askedAt] = text.split(' ').map(Number)
    return { professionalId: professionalId!, askedAt: new Date(askedAt!) }
  } catch {
    return null
  }
}
