import { writeServicePrice } from '#domain/services/price.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { makeAgreedHire } from '#server/features/hires/agreed-hire.service.ts'
import { lockBrief } from './briefs.queries.ts'
import { notifyChosen } from './notify-proposal.ts'
import { findProposal, updateProposal } from './proposals.queries.ts'

/** The chosen proposal becomes an order, and its professional hears of it. */
export async function settleChoice(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { briefId, proposalId, userId }: { briefId: number; proposalId: number; userId: number },
): Promise<void> {
  const brief = await lockBrief(tx, briefId)
  const proposal = await findProposal(tx, proposalId)
  if (!brief || proposal?.status !== 'chosen' || proposal.isTold) return
  const { id: hireId } = await makeAgreedHire(deps, tx, {
    serviceId: proposal.serviceId,
    companyId: brief.companyId,
    companyUserId: userId,
    professionalUserId: proposal.professionalUserId,
    message: `${brief.title}\n\n${brief.description}`,
    price: `${writeServicePrice(proposal.priceCents)} en total`,
  })
  await updateProposal(tx, proposalId, { isTold: true, hireId })
  await notifyChosen(deps, tx, { ...proposal, hireId })
}
