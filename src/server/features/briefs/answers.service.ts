import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { readFeeRate } from '#server/features/hires/hires.service.ts'
import { chooseAct, declineAct, pushToCompany } from './briefs.acts.ts'
import type { OwnBrief } from './briefs.policy.ts'
import { updateBrief } from './briefs.queries.ts'
import { requireBrief, requireOpen } from './briefs.service.ts'
import { isHeld } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { findProposal, passWaiting, type ProposalRow, updateProposal } from './proposals.queries.ts'

type Writing = Pick<Deps, 'pool' | 'clock' | 'queue'>

/**
 * Refuses one proposal. Throws not_found, proposal_answered, brief_not_open, and step_pending while its professional may
 * still undo a change of it.
 */
export async function declineProposal(
  deps: Writing,
  { companyId, userId }: CompanyActor,
  { id: briefId }: OwnBrief,
  { proposalId, note }: { proposalId: number; note: string },
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    requireOpen(await requireBrief(tx, briefId))
    await requireWaiting(tx, briefId, proposalId)
    await updateProposal(tx, proposalId, {
      status: 'declined',
      isNotified: false,
      note,
      updatedAt: deps.clock.now(),
    })
    await pushToCompany(tx, companyId)
    return perform(deps, tx, declineAct, { userId, subjectId: proposalId, data: { proposalId } })
  })
}

interface Choice {
  proposalId: number
  /** Both as the company read them. */
  priceCents: number
  feeRate?: number | null | undefined
  note: string
}

/**
 * Chooses one proposal: the brief closes, the others get an answer, and the order is made when it can no longer be undone.
 * Throws as `declineProposal`, brief_held, and proposal_answered with the new price if it is not the one that the company read.
 */
export async function chooseProposal(
  deps: Writing & Pick<Deps, 'payments'>,
  { companyId, userId }: CompanyActor,
  { id: briefId }: OwnBrief,
  { proposalId, priceCents, feeRate = null, note }: Choice,
): Promise<Undoable> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const brief = await requireBrief(tx, briefId)
    requireOpen(brief)
    if (isHeld(brief)) throw new AppError('brief_held')
    const proposal = await requireWaiting(tx, briefId, proposalId)
    if (proposal.priceCents !== priceCents)
      throw new AppError('proposal_answered', {
        message: 'El precio cambió mientras la mirabas. Vuelve a leerla antes de elegir.',
      })
    if (feeRate !== null && feeRate !== (await readFeeRate(deps, tx, 'USD')))
      throw new AppError('proposal_answered', {
        message: 'La comisión cambió mientras la mirabas. Revisa cuánto pagas antes de elegir.',
      })
    const proposalIds = await passWaiting(tx, briefId, { except: proposalId })
    await updateProposal(tx, proposalId, { status: 'chosen', isNotified: false, updatedAt: now })
    await updateBrief(tx, briefId, {
      status: 'closed',
      isNotified: false,
      closeReason: 'hired',
      closeNote: note,
      closedAt: now,
      updatedAt: now,
    })
    await pushToCompany(tx, companyId)
    const data = { briefId, proposalId, proposalIds, userId, feeRate }
    return perform(deps, tx, chooseAct, { userId, subjectId: briefId, data })
  })
}

async function requireWaiting(tx: Db, briefId: number, proposalId: number): Promise<ProposalRow> {
  const proposal = await findProposal(tx, proposalId)
  if (proposal?.briefId !== briefId || proposal.shownAt === null) throw new AppError('not_found')
  const isChanging = proposal.next !== null || (proposal.status === 'withdrawn' && !proposal.isNotified)
  if (isChanging) throw new AppError('step_pending')
  if (proposal.status !== 'sent') throw new AppError('proposal_answered')
  return proposal
}
