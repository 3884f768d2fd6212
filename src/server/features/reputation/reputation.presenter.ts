import { accountOf } from '#server/actor.ts'
import type {
  Certificate,
  PortfolioItem,
  ProfessionalEndorsements,
  ProfessionalReviews,
  Review,
  ReviewOption,
  SkillEndorsement,
} from '#contracts/reputation/reputation.contract.ts'
import type { Actor } from '#server/actor.ts'
import type { EndorsementRow } from '#server/features/reputation/endorsements/endorsements.queries.ts'
import type { CertificateRow, PortfolioRow } from './reputation.queries.ts'
import type { ReviewRow } from '#server/features/reputation/reviews/reviews.queries.ts'
import type { getReviewOptions } from '#server/features/reputation/reviews/reviews.service.ts'

export const presentReview = ({ review, serviceTitle, companyName }: ReviewRow): Review => ({
  id: review.id,
  serviceId: review.serviceId,
  serviceTitle,
  professionalId: review.professionalId,
  companyId: review.companyId,
  companyName,
  rating: review.rating,
  comment: review.comment,
  isVerifiedHire: review.hireId !== null,
  createdAt: review.createdAt.toISOString(),
  editedAt: review.editedAt?.toISOString() ?? null,
  reply: review.repliedAt && { text: review.reply, at: review.repliedAt.toISOString() },
})

export const presentReviewOption = ({
  service,
  row,
  isEditable,
}: Awaited<ReturnType<typeof getReviewOptions>>[number]): ReviewOption => ({
  serviceId: service.serviceId,
  serviceTitle: service.serviceTitle,
  hasCompletedHire: service.hireId !== null,
  review: row && {
    ...presentReview(row),
    isEditable,
    isRejected: isRejected(row),
    moderationNote: isRejected(row) ? row.review.moderationNote : '',
  },
})

const isRejected = ({ review }: ReviewRow): boolean => review.moderationStatus === 'rejected'

/** A company also gets its rejected reviews elsewhere; they count for nobody. */
export function presentReviews(all: readonly ReviewRow[]): ProfessionalReviews {
  const rows = all.filter((row) => !isRejected(row))
  const sum = rows.reduce((total, { review }) => total + review.rating, 0)
  return {
    reviews: rows.map(presentReview),
    stats: { avgRating: rows.length === 0 ? null : sum / rows.length, totalReviews: rows.length },
  }
}

export const presentPortfolioItem = (row: PortfolioRow): PortfolioItem => ({
  id: row.id,
  professionalId: row.professionalId,
  type: row.type,
  url: row.url,
  title: row.title,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
})

export const presentCertificate = (row: CertificateRow): Certificate => ({
  id: row.id,
  professionalId: row.professionalId,
  title: row.title,
  url: row.url,
  issuer: row.issuer,
  issuedDate: row.issuedDate,
  createdAt: row.createdAt.toISOString(),
})

export const presentEndorsement = (
  { endorsement, byName }: EndorsementRow,
  viewer: Actor,
): SkillEndorsement => ({
  id: endorsement.id,
  professionalId: endorsement.professionalId,
  skillName: endorsement.skillName,
  endorsedByType: endorsement.endorsedByType,
  endorsedByName: byName,
  isOwn: 'userId' in viewer && accountOf(viewer) === endorsement.endorsedById,
  createdAt: endorsement.createdAt.toISOString(),
})

export function presentEndorsements(
  rows: readonly EndorsementRow[],
  viewer: Actor,
): ProfessionalEndorsements {
  const counts = new Map<string, number>()
  for (const { endorsement } of rows)
    counts.set(endorsement.skillName, (counts.get(endorsement.skillName) ?? 0) + 1)
  return {
    endorsements: rows.map((row) => presentEndorsement(row, viewer)),
    counts: Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a)),
  }
}
