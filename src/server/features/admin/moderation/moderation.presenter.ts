import type { ModeratedCv, ModeratedService } from '#contracts/admin/moderation.contract.ts'
import type { CvContent } from '#server/features/cv/moderation/moderated-cvs.queries.ts'
import type { ServiceContent } from '#server/features/services/moderation/moderated-services.queries.ts'
import type { ModeratedRow } from '#server/moderated.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'

type OpenedBy = string | undefined

const queued = ({ submittedAt, moderatedAt, moderatedBy }: ModeratedRow<unknown>, openedBy: OpenedBy) => ({
  submittedAt: submittedAt.toISOString(),
  updatedAt: (moderatedAt && moderatedAt > submittedAt ? moderatedAt : submittedAt).toISOString(),
  moderatedBy,
  openedBy: openedBy ?? null,
})

export function toModeratedService(row: ModeratedRow<ServiceContent>, openedBy: OpenedBy): ModeratedService {
  const { description, price, category, deliveryTime, includes, requirements, tools } = row.content
  return {
    id: row.id,
    title: row.title,
    description,
    price,
    category,
    deliveryTime,
    includes,
    requirements,
    tools,
    imageUrl: pictureUrl(row.content.imageId),
    moderationStatus: row.status,
    moderationNote: row.note,
    professional: {
      id: row.content.professionalId,
      firstName: row.content.firstName,
      lastName: row.content.lastName,
      email: row.email,
    },
    ...queued(row, openedBy),
  }
}

export const toModeratedCv = (row: ModeratedRow<CvContent>, openedBy: OpenedBy): ModeratedCv => ({
  id: row.id,
  firstName: row.content.firstName,
  lastName: row.content.lastName,
  title: row.content.title,
  cvUrl: `/api/admin/moderation/cv/${row.id}/file`,
  cvName: row.content.name,
  cvModerationStatus: row.status,
  cvModerationNote: row.note,
  user: { email: row.email },
  ...queued(row, openedBy),
})
