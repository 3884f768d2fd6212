import { tokensIn } from '#domain/applications/close-out.ts'
import { missingValue } from '#domain/applications/missing-values.words.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { listWithout } from './messages.queries.ts'

/** Throws validation_failed, with the names, if somebody in the round has no value for a token of its text. */
export async function requireValues(tx: Db, roundId: number, text: string): Promise<void> {
  for (const token of tokensIn(text)) {
    const names = await listWithout(tx, roundId, token)
    if (names.length > 0)
      throw new AppError('validation_failed', { fields: { text: missingValue(token, names) } })
  }
}
