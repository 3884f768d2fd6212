import type { ModeratedCv, ModeratedService } from '#contracts/admin/moderation.contract.ts'
import type { pageOfModeratedCvs } from '#server/features/cv/moderation/cv-moderation.service.ts'
import type { pageOfModeratedServices } from '#server/features/services/moderation/service-moderation.service.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'

type ServiceRow = Awaited<ReturnType<typeof pageOfModeratedServices>>['rows'][number]
type CvRow = Awaited<ReturnType<typeof pageOfModeratedCvs>>['rows'][number]
type Dates = Pick<ServiceRow, 'submittedAt' | 'moderatedAt' | 'moderatedByName'>

const queued = ({ submittedAt, moderatedAt, moderatedByName }: Dates, openedBy: string | undefined) => ({
  submittedAt: submittedAt.toISOString(),
  updatedAt: (moderatedAt && moderatedAt > submittedAt ? moderatedAt : submittedAt).toISOString(),
  moderatedBy: moderatedByName,
  openedBy: openedBy ?? null,
})

export function toModeratedService(row: ServiceRow, openedBy: string | undefined): ModeratedService {
  const { id, title, description, price, category, deliveryTime, includes, requirements, tools } = row
  return {
    id,
    title,
    description,
    price,
    category,
    deliveryTime,
    includes,
    requirements,
    tools,
    imageUrl: pictureUrl(row.imageId),
    moderationStatus: row.moderationStatus,
    moderationNote: row.moderationNote,
    professional: {
      id: row.professionalId,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
    },
    ...queued(row, openedBy),
  }
}

export const toModeratedCv = (row: CvRow, openedBy: string | undefined): ModeratedCv => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  title: row.title,
  cvUrl: `/api/admin/moderation/cv/${row.id}/file`,
  cvName: row.name,
  cvModerationStatus: row.moderationStatus,
  cvModerationNote: row.moderationNote,
  user: { email: row.email },
  ...queued(row, openedBy),
})
