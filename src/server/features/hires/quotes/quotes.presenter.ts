import type { Quote } from '#contracts/conversations/quotes.contract.ts'
import { isExpired } from '#domain/conversations/quotes.ts'
import type { Side } from '#server/features/conversations/talks.service.ts'
import type { QuoteRow } from './quotes.queries.ts'

/** Who made the step that may still be undone. */
const authorOf: Record<QuoteRow['status'], Side | null> = {
  sent: null,
  accepted: 'company',
  declined: 'company',
  withdrawn: 'professional',
  expired: null,
}

/** The quote as this side knows it. */
export function presentQuote(
  row: QuoteRow,
  side: Side,
  { now, feeRate }: { now: Date; feeRate: number | null },
): Quote {
  const isUnknown = !row.isNotified && authorOf[row.status] !== side
  const known = isUnknown ? 'sent' : row.status
  // The clock writes it a little later.
  const status = known === 'sent' && isExpired(row, now) ? 'expired' : known
  return {
    id: row.id,
    title: row.title,
    note: row.note,
    priceCents: row.priceCents,
    days: row.days,
    rounds: row.rounds,
    validUntil: row.validUntil,
    status,
    word: isUnknown ? '' : row.word,
    hireId: row.hireId,
    createdAt: row.createdAt.toISOString(),
    feeRate: status === 'sent' ? feeRate : null,
    canAnswer: side === 'company' && status === 'sent' && row.isOffered,
    canWithdraw: side === 'professional' && status === 'sent',
  }
}
