import { partsOf } from '#domain/briefs/terms.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { agreeOrder } from '#server/features/hires/hires.service.ts'
import { lockBrief } from './briefs.queries.ts'
import { notifyChosen } from './notify-proposal.ts'
import { findProposal, updateProposal } from './proposals.queries.ts'

/** The chosen proposal becomes an order, and its professional hears of it. */
export async function settleChoice(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  {
    briefId,
    proposalId,
    userId,
    feeRate,
  }: { briefId: number; proposalId: number; userId: number; feeRate: number | null },
): Promise<void> {
  const brief = await lockBrief(tx, briefId)
  const proposal = await findProposal(tx, proposalId)
  if (!brief || proposal?.status !== 'chosen' || proposal.isNotified) return
  const { title } = brief
  const hireId = await agreeOrder(deps, tx, {
    serviceId: proposal.serviceId,
    companyId: brief.companyId,
    userId,
    professionalUserId: proposal.professionalUserId,
    message: `${title}\n\n${brief.description}`,
    agreed: {
      name: title,
      currency: 'USD',
      rounds: proposal.rounds,
      feeRate,
      parts: partsOf({ ...proposal, title }),
      includes: brief.needs.filter((_, place) => proposal.covers.includes(place)),
    },
  })
  await updateProposal(tx, proposalId, { isNotified: true, hireId })
  await notifyChosen(deps, tx, { ...proposal, hireId })
}
