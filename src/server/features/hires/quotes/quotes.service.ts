import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostOpenQuotes, quoteLimits } from '#contracts/conversations/quotes-figures.ts'
import { dayIn, isExpired, quoteInWords, type QuoteTerms } from '#domain/conversations/quotes.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import {
  lockTalk,
  pushChange,
  readTalk,
  requireWritable,
  type Side,
  write,
  type Writing,
} from '#server/features/conversations/talks.service.ts'
import type { OwnQuote, QuoteTalk } from '#server/features/hires/hires.policy.ts'
import { notifySent } from './notify-quote.ts'
import { readFeeRate } from '#server/features/hires/held-terms.ts'
import { quoteAct } from './quotes.acts.ts'
import {
  countOpen,
  findQuote,
  insertQuote,
  listQuotes,
  lockQuote,
  type QuoteRow,
  updateQuote,
} from './quotes.queries.ts'

/** The quotes of a conversation that this side may read, oldest first. */
export async function getQuotes({ db }: Pick<Deps, 'db'>, { row, side }: QuoteTalk): Promise<QuoteRow[]> {
  const all = await listQuotes(db, row.id)
  return side === 'company' ? all.filter(({ isHidden }) => !isHidden) : all
}

/**
 * Sends a quote as a message, which arrives at once like any other. Throws validation_failed for a last day that is over or
 * far away, too_many_quotes, and the errors of `requireWritable`.
 */
export async function sendQuote(
  deps: Writing,
  actor: ProfessionalActor,
  { row: { id: conversationId } }: QuoteTalk,
  terms: QuoteTerms,
): Promise<QuoteRow> {
  const now = deps.clock.now()
  if (isExpired(terms, now) || terms.validUntil > dayIn(now, quoteLimits.validDays))
    throw new AppError('validation_failed', {
      fields: { validUntil: `Elige un día desde hoy, en los próximos ${quoteLimits.validDays} días` },
    })
  return transaction(deps, async (tx) => {
    const conversation = await lockTalk(tx, conversationId, 'professional', now)
    requireWritable(conversation)
    if ((await countOpen(tx, conversationId)) >= mostOpenQuotes) throw new AppError('too_many_quotes')
    const quoteId = await insertQuote(tx, { ...terms, conversationId, now })
    const text = { message: quoteInWords(terms), sendKey: null }
    await write(deps, tx, conversation, actor, text, { quoteId, tell: notifySent })
    return (await findQuote(tx, quoteId))!
  })
}

export interface Answered {
  quote: QuoteRow
  side: Side
  undo: Undoable
}

/**
 * Accepts a quote; it becomes an order once that can no longer be undone. Throws quote_answered, quote_expired, step_pending while
 * its professional may still undo withdrawing it, offer_changed for another price or fee than the company read, and user_blocked or
 * conversation_closed when the two cannot talk to each other.
 */
export const acceptQuote = (
  deps: Writing & Pick<Deps, 'payments'>,
  actor: CompanyActor,
  { id }: OwnQuote,
  { priceCents, feeRate = null }: { priceCents: number; feeRate?: number | null | undefined },
): Promise<Answered> =>
  answer(deps, actor, id, { status: 'accepted', feeRate }, async (tx, quote) => {
    if (quote.priceCents !== priceCents) throw new AppError('offer_changed')
    if (feeRate !== null && feeRate !== (await readFeeRate(deps, tx, 'USD')))
      throw new AppError('offer_changed', {
        message: 'La comisión cambió mientras la mirabas. Revisa cuánto pagas antes de aceptar.',
      })
    if (!quote.isOffered)
      throw new AppError('quote_answered', {
        message: 'Este servicio ya no se ofrece. Escríbele antes de pedir.',
      })
    requireWritable(await readTalk(tx, quote.conversationId, 'company', deps.clock.now()))
  })

/** Refuses a quote. Throws quote_answered, quote_expired and step_pending. */
export const declineQuote = (
  deps: Writing,
  actor: CompanyActor,
  { id }: OwnQuote,
  word: string,
): Promise<Answered> => answer(deps, actor, id, { status: 'declined', word })

/** Takes an own quote back. Throws quote_answered, quote_expired, and step_pending while the company may still undo its answer. */
export const withdrawQuote = (deps: Writing, actor: ProfessionalActor, { id }: OwnQuote): Promise<Answered> =>
  answer(deps, actor, id, { status: 'withdrawn' })

interface Answer {
  status: 'accepted' | 'declined' | 'withdrawn'
  word?: string
  /** Of an acceptance: our fee as the company read it; null: no money is held. */
  feeRate?: number | null
}

async function answer(
  deps: Writing,
  { kind: side, userId }: CompanyActor | ProfessionalActor,
  id: number,
  { feeRate = null, ...change }: Answer,
  check?: (tx: Db, quote: QuoteRow) => Promise<void>,
): Promise<Answered> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const quote = await requireWaiting(tx, id, side, now)
    await check?.(tx, quote)
    await updateQuote(tx, id, { ...change, isNotified: false, updatedAt: now })
    await pushChange(tx, await readTalk(tx, quote.conversationId, side, now))
    const data = { quoteId: id, status: change.status, userId, feeRate }
    const undo = await perform(deps, tx, quoteAct, { userId, subjectId: id, data })
    return { quote: (await findQuote(tx, id))!, side, undo }
  })
}

const whyAnswered: Record<Exclude<QuoteRow['status'], 'sent'>, string> = {
  accepted: 'Esta cotización ya se aceptó: el pedido está en Contrataciones.',
  declined: 'Esta cotización ya se rechazó.',
  withdrawn: 'Esta cotización se retiró.',
  expired: 'Esta cotización venció.',
}

async function requireWaiting(tx: Db, id: number, side: Side, now: Date): Promise<QuoteRow> {
  const quote = await lockQuote(tx, id)
  if (!quote) throw new AppError('not_found')
  const { status, isNotified } = quote
  const isTheirs = (status === 'withdrawn') === (side === 'company')
  if (status !== 'sent' && !isNotified && isTheirs) throw new AppError('step_pending')
  if (status === 'expired' || (status === 'sent' && isExpired(quote, now)))
    throw new AppError('quote_expired')
  if (status !== 'sent') throw new AppError('quote_answered', { message: whyAnswered[status] })
  return quote
}
