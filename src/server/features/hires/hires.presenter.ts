import type { Hire, HireDetail } from '#contracts/hires/hires.contract.ts'
import { completionOf } from '#domain/hires/completion.ts'
import { type HireParty, nextSteps } from '#domain/hires/steps.ts'
import { partyOf } from './hires.policy.ts'
import type { HireEventRow, HireRow } from './hires.queries.ts'

/** A hire as one of its sides sees it. */
export const presentHire = (row: HireRow, party: HireParty): Hire => ({
  id: row.id,
  serviceId: row.serviceId,
  serviceTitle: row.serviceTitle,
  companyId: row.companyId,
  companyName: row.companyName,
  professionalId: row.professionalId,
  professionalName: `${row.firstName} ${row.lastName}`.trim(),
  status: row.status,
  message: row.message,
  price: row.price,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  completesAt: completionOf(row)?.toISOString() ?? null,
  nextSteps: [...nextSteps(row.status, party)],
  hasConversation: row.hasConversation,
  hasReview: row.hasReview,
})

export const presentHireDetail = ({
  hire,
  party,
  events,
  names,
}: {
  hire: HireRow
  party: HireParty
  events: readonly HireEventRow[]
  names: ReadonlyMap<number, string>
}): HireDetail => ({
  ...presentHire(hire, party),
  history: events.map(({ status, at, userId }) => ({
    status,
    at: at.toISOString(),
    by: authorOf(userId, hire),
    person: userId === null ? null : (names.get(userId) ?? null),
  })),
})

function authorOf(userId: number | null, hire: HireRow): HireDetail['history'][number]['by'] {
  return userId === null ? 'system' : partyOf(hire, userId)
}
