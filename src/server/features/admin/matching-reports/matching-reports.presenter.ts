import type { MatchingApplication } from '#contracts/admin/matching-reports.contract.ts'
import type { AnyApplication } from '#server/features/applications/administration/all-applications.service.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'

export const toMatchingApplication = (row: AnyApplication): MatchingApplication => ({
  id: row.id,
  status: row.status,
  compatibilityScore: row.score,
  isScored: row.isScored,
  humanReview: row.answered ? 'answered' : row.asked ? 'waiting' : 'none',
  appliedAt: row.appliedAt.toISOString(),
  professional: {
    userId: row.userId,
    firstName: row.firstName,
    lastName: row.lastName,
    title: row.title,
    avatar: pictureUrl(row.photoId),
  },
  job: {
    id: row.jobId,
    title: row.jobTitle,
    department: row.department,
    company: { name: row.companyName, logo: pictureUrl(row.logoId) },
  },
})
