import type { BriefDetail, OwnBrief, ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import type { OpenBrief, OpenBriefDetail, OwnProposal } from '#contracts/briefs/proposals.contract.ts'
import { briefDays } from '#contracts/briefs/briefs-figures.ts'
import { costOf } from '#domain/briefs/cost.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { BriefRow } from './briefs.queries.ts'
import { type BriefWithProposals, isEditable } from './briefs.service.ts'
import { isHeld } from '#server/features/briefs/moderation/judge-brief.service.ts'
import { reasonsOfOther } from '#domain/briefs/fit.ts'
import { quotedHolds } from '#domain/briefs/quoted-holds.ts'
import type { OpenBriefRow } from './open-briefs.queries.ts'
import type { ProposalRow } from './proposals.queries.ts'

/** The words of a brief, the same for both sides. */
const presentTexts = (row: BriefRow | OpenBriefRow) => ({
  id: row.id,
  title: row.title,
  category: row.category,
  description: row.description,
  needs: row.needs,
  files: row.files,
  wantedBy: row.wantedBy,
  budget:
    row.minCents === null || row.maxCents === null
      ? null
      : { minCents: row.minCents, maxCents: row.maxCents },
  publishedAt: row.publishedAt?.toISOString() ?? null,
  openUntil: row.publishedAt && new Date(row.publishedAt.getTime() + briefDays * DAY).toISOString(),
})

export const presentBrief = (row: BriefRow): OwnBrief => ({
  ...presentTexts(row),
  status: row.status,
  closeReason: row.closeReason,
  closeNote: row.closeNote,
  closedAt: row.closedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  proposalCount: row.proposalCount,
  waitingCount: row.waitingCount,
  notifiedCount: row.notifiedCount,
  isEditable: isEditable(row),
  hold: presentHold(row),
})

const presentHold = (row: BriefRow): OwnBrief['hold'] =>
  row.status === 'draft' || !isHeld(row)
    ? null
    : {
        isRejected: row.moderationStatus === 'rejected',
        note: row.moderationNote,
        reasons: quotedHolds(row.holds),
        answer: row.companyAnswer,
      }

export const presentBriefDetail = (
  { brief, proposals, reasons }: BriefWithProposals,
  today: Today,
): BriefDetail => ({
  ...presentBrief(brief),
  proposals: proposals.map((row) => presentReceived(row, reasons.get(row.professionalId) ?? [], today)),
})

/** What a proposal costs and when it would end if it were chosen now. */
interface Today {
  now: Date
  /** Of money that is held; null: none is. */
  feeRate: number | null
}

/** As the company knows it: a withdrawal that may still be undone is not told. */
const presentReceived = (row: ProposalRow, reasons: string[], { now, feeRate }: Today): ReceivedProposal => ({
  id: row.id,
  priceCents: row.priceCents,
  days: row.days,
  rounds: row.rounds,
  message: row.message,
  covers: row.covers,
  milestones: row.milestones,
  status: row.status === 'withdrawn' && !row.isNotified ? 'sent' : row.status,
  note: row.note,
  sentAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  hireId: row.hireId,
  serviceId: row.serviceId,
  serviceTitle: row.serviceTitle,
  isServiceListed: row.isServiceListed,
  rating: row.rating,
  reviewCount: row.reviewCount,
  hasConversation: row.hasConversation,
  endsOn: addDays(limaDay(now), row.days),
  cost: costOf(row, feeRate),
  works: row.works,
  serviceImage: pictureUrl(row.imageId),
  professional: {
    id: row.professionalId,
    name: `${row.firstName} ${row.lastName}`.trim(),
    firstName: row.firstName,
    title: row.professionalTitle,
    location: row.location,
    avatar: pictureUrl(row.photoId),
    isVerified: row.verifiedAt !== null,
  },
  reasons: reasonsOfOther(reasons),
})

/** As its professional knows it: with the new terms at once, without an answer that may still be undone. */
export function presentOwnProposal(row: ProposalRow): OwnProposal {
  const isAnswerPending = !row.isNotified && row.status !== 'withdrawn'
  const status = isAnswerPending ? 'sent' : row.status
  const { priceCents, days, rounds, message, covers, milestones, serviceId } = row.next ?? row
  return {
    id: row.id,
    briefId: row.briefId,
    briefTitle: row.briefTitle,
    companyName: row.companyName,
    serviceId,
    serviceTitle: row.serviceTitle,
    priceCents,
    days,
    rounds,
    message,
    covers,
    milestones,
    status,
    note: isAnswerPending ? '' : row.note,
    sentAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hireId: isAnswerPending ? null : row.hireId,
    isOpen: status === 'sent',
  }
}

export const presentOpenBrief = (row: OpenBriefRow): OpenBrief => ({
  ...presentTexts(row),
  companyId: row.companyId,
  companyName: row.companyName,
  companyLogo: pictureUrl(row.logoId),
  reasons: row.reasons ?? [],
  hasProposed: row.hasProposed,
  invitation:
    row.invitedAt === null
      ? null
      : { at: new Date(row.invitedAt).toISOString(), isDeclined: row.hasDeclined },
})

export const presentOpenBriefDetail = ({
  brief,
  proposal,
  takesProposals,
}: {
  brief: OpenBriefRow
  proposal: ProposalRow | null
  takesProposals: boolean
}): OpenBriefDetail => ({
  ...presentOpenBrief(brief),
  takesProposals,
  proposal: proposal && presentOwnProposal(proposal),
})
