import type {
  Certificate,
  PortfolioItem,
  ProfessionalEndorsements,
  ProfessionalReviews,
  Review,
} from '#contracts/reputation.contract.ts'
import type { listCertificates, listEndorsements, listPortfolio, ReviewRow } from './reputation.queries.ts'

type Row<T extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>[number]

const presentReview = ({ review, serviceTitle, companyName }: ReviewRow): Review => ({
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
})

export function presentReviews(rows: readonly ReviewRow[]): ProfessionalReviews {
  const sum = rows.reduce((total, { review }) => total + review.rating, 0)
  return {
    reviews: rows.map(presentReview),
    stats: { avgRating: rows.length === 0 ? null : sum / rows.length, totalReviews: rows.length },
  }
}

export const presentPortfolioItem = (row: Row<typeof listPortfolio>): PortfolioItem => ({
  id: row.id,
  professionalId: row.professionalId,
  type: row.type,
  url: row.url,
  title: row.title,
  description: row.description,
  createdAt: row.createdAt.toISOString(),
})

export const presentCertificate = (row: Row<typeof listCertificates>): Certificate => ({
  id: row.id,
  professionalId: row.professionalId,
  title: row.title,
  url: row.url,
  issuer: row.issuer,
  issuedDate: row.issuedDate,
  createdAt: row.createdAt.toISOString(),
})

export function presentEndorsements(rows: readonly Row<typeof listEndorsements>[]): ProfessionalEndorsements {
  const counts = new Map<string, number>()
  for (const { endorsement } of rows)
    counts.set(endorsement.skillName, (counts.get(endorsement.skillName) ?? 0) + 1)
  return {
    endorsements: rows.map(({ endorsement, byName }) => ({
      id: endorsement.id,
      professionalId: endorsement.professionalId,
      skillName: endorsement.skillName,
      endorsedByType: endorsement.endorsedByType,
      endorsedByName: byName,
      createdAt: endorsement.createdAt.toISOString(),
    })),
    counts: Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a)),
  }
}
