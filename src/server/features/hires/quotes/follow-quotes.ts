import { dayIn, isExpired } from '#domain/conversations/quotes.ts'
import { commitInBatches } from '#server/db/commit-in-batches.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { pushChange, readTalk } from '#server/features/conversations/talks.service.ts'
import { notifyEnding, notifyExpired } from './notify-quote.ts'
import { claimEnding, type QuoteRow, updateQuote } from './quotes.queries.ts'

type FollowDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** In days before the last one. */
const remindedBefore = 1

/** Ends quotes that nobody answered, and reminds the company the day before. Scheduled; safe to run twice, and concurrently. */
export const followQuotes = (deps: FollowDeps): Promise<void> => commitInBatches(deps, followSome)

async function followSome(deps: FollowDeps, tx: Db, limit: number): Promise<number> {
  const now = deps.clock.now()
  const claimed = await claimEnding(tx, { today: dayIn(now, 0), soon: dayIn(now, remindedBefore), limit })
  for (const quote of claimed) await follow(deps, tx, quote, now)
  return claimed.length
}

async function follow(deps: FollowDeps, tx: Db, quote: QuoteRow, now: Date): Promise<void> {
  const talk = await readTalk(tx, quote.conversationId, 'professional', now)
  const { row } = talk
  if (!isExpired(quote, now)) {
    await updateQuote(tx, quote.id, { remindedAt: now })
    // Who sent it for a day or two needs no reminder at once.
    const isNew = dayIn(quote.createdAt, remindedBefore) >= dayIn(now, 0)
    if (!quote.isHidden && !isNew) await notifyEnding(deps, tx, row, quote)
    return
  }
  await updateQuote(tx, quote.id, { status: 'expired', updatedAt: now })
  if (!quote.isHidden) await notifyExpired(deps, tx, row, quote)
  await pushChange(tx, talk)
}
