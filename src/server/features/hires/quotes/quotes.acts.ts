import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { pushChange, readTalk } from '#server/features/conversations/talks.service.ts'
import { agreeOrder } from '#server/features/hires/hires.service.ts'
import { notifyAccepted, notifyDeclined, notifyWithdrawn } from './notify-quote.ts'
import { lockQuote, type QuoteRow, updateQuote } from './quotes.queries.ts'

type ActDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** One side answered a quote or withdrew it. `userId`: who did. The kind is stored, so it must not change. */
export const quoteAct = defineAct(
  'quotes.answer',
  z.object({
    quoteId: z.number(),
    status: z.enum(['accepted', 'declined', 'withdrawn']),
    userId: z.number(),
    feeRate: z.number().nullable().default(null),
  }),
)
type QuoteAct = z.output<typeof quoteAct.data>

export function quoteActs(deps: ActDeps): ActHandler[] {
  return [handleAct(quoteAct, { undo: waitAgain, notify: (tx, data) => settle(deps, tx, data) })]
}

/** The quote, locked, if this is its pending status. */
async function lockPending(tx: Db, { quoteId, status }: QuoteAct): Promise<QuoteRow | null> {
  const quote = await lockQuote(tx, quoteId)
  return quote && !quote.isNotified && quote.status === status ? quote : null
}

async function waitAgain(tx: Db, data: QuoteAct): Promise<boolean> {
  const quote = await lockPending(tx, data)
  if (!quote) return false
  await updateQuote(tx, quote.id, { status: 'sent', isNotified: true, word: '' })
  await push(tx, quote)
  return true
}

/** The other side sees the status from now on, and hears of it; an accepted quote becomes an order that both agreed on. */
async function settle(deps: ActDeps, tx: Db, data: QuoteAct): Promise<void> {
  const quote = await lockPending(tx, data)
  if (!quote) return
  await updateQuote(tx, quote.id, { isNotified: true })
  const { row } = await readTalk(tx, quote.conversationId, 'professional', deps.clock.now())
  if (data.status === 'declined') await notifyDeclined(deps, tx, row, quote, data.userId)
  if (data.status === 'withdrawn') await notifyWithdrawn(deps, tx, row, quote)
  if (data.status === 'accepted') {
    const { title, note, priceCents: cents, days, rounds } = quote
    const hireId = await agreeOrder(deps, tx, {
      serviceId: quote.serviceId,
      companyId: quote.companyId,
      userId: data.userId,
      professionalUserId: row.professionalUserId,
      message: note === '' ? title : `${title}\n\n${note}`,
      agreed: {
        name: title,
        currency: 'USD',
        rounds,
        parts: [{ name: title, cents, days }],
        feeRate: data.feeRate,
      },
    })
    await updateQuote(tx, quote.id, { hireId })
    await notifyAccepted(deps, tx, row, quote, {
      userId: data.userId,
      hireId,
      isHeld: data.feeRate !== null,
    })
  }
  await push(tx, quote)
}

/** Makes the open pages of both sides reload. */
async function push(tx: Db, { conversationId, createdAt }: QuoteRow): Promise<void> {
  await pushChange(tx, await readTalk(tx, conversationId, 'professional', createdAt))
}
