import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { limaDay } from '#domain/time/dates.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { addressGroup } from '#server/platform/rate-limits/address-group.ts'
import { countHit } from '#server/platform/rate-limits/rate-limits.queries.ts'

/** After this the count of a day is not needed any more, in seconds. */
const keptFor = 36 * 3600

/** Who asks: an account, or a visitor's address. */
export type Spender = { userId: number } | { address: string }

/** How many answers of a model a person may have in a day of Lima. */
export const dailyAnswers = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  readSetting(db, 'assistant_model_daily')

/** Takes one answer of today's, in one statement; false: there is none left. The key is a hash, so no address is stored. */
export async function spendAnswer(
  deps: Pick<Deps, 'db' | 'clock'>,
  spender: Spender,
  most: number,
): Promise<boolean> {
  const who = 'userId' in spender ? `user:${spender.userId}` : `address:${addressGroup(spender.address)}`
  const key = createHash('sha256')
    .update(`assistant-model\0${limaDay(deps.clock.now())}\0${who}`)
    .digest('base64url')
  const { hits } = await countHit(deps.db, key, keptFor)
  return hits <= most
}
