import type {
  ModeratedBrief,
  ModeratedCv,
  ModeratedMessage,
  ModeratedPhoto,
  ModeratedReview,
  ModeratedService,
  ModeratedWorkplace,
} from '#contracts/admin/moderation.contract.ts'
import { writeOffers } from '#domain/services/packages.ts'
import type { AnyReportReason } from '#contracts/support/outcomes-vocabulary.ts'
import { quotedHolds } from '#domain/briefs/quoted-holds.ts'
import type { BriefContent } from '#server/features/briefs/moderation/moderated-briefs.service.ts'
import type { MessageContent } from '#server/features/conversations/moderation/moderated-messages.service.ts'
import type { CvContent } from '#server/features/cv/moderation/moderated-cvs.service.ts'
import type { PhotoContent } from '#server/features/photos/moderation/moderated-photos.service.ts'
import type { ReviewContent } from '#server/features/reputation/moderation/moderated-reviews.service.ts'
import type { ServiceContent } from '#server/features/services/moderation/moderated-services.service.ts'
import type { WorkplaceContent } from '#server/features/companies/workplace/moderated-workplaces.service.ts'
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
    ...writeOffers(row.content),
    tools,
    imageUrl: pictureUrl(row.content.imageId),
    works: row.content.works.map(({ imageId, title }) => ({ imageUrl: pictureUrl(imageId), title })),
    moderationStatus: row.status,
    moderationNote: row.note,
    professional: {
      id: row.content.professionalId,
      firstName: row.content.firstName,
      lastName: row.content.lastName,
      email: row.email,
      isShown: row.content.isProfileShown,
    },
    ...queued(row, openedBy),
  }
}

export const toModeratedCv = (row: ModeratedRow<CvContent>, openedBy: OpenedBy): ModeratedCv => ({
  id: row.id,
  firstName: row.content.firstName,
  lastName: row.content.lastName,
  title: row.content.title,
  isProfileShown: row.content.isProfileShown,
  cvUrl: `/api/admin/moderation/cv/${row.id}/file`,
  cvName: row.content.name,
  cvModerationStatus: row.status,
  cvModerationNote: row.note,
  user: { email: row.email },
  ...queued(row, openedBy),
})

const owned = (row: ModeratedRow<unknown>, openedBy: OpenedBy) => ({
  id: row.id,
  title: row.title,
  owner: { name: row.owner, email: row.email },
  moderationStatus: row.status,
  moderationNote: row.note,
  ...queued(row, openedBy),
})

export const toModeratedPhoto = (row: ModeratedRow<PhotoContent>, openedBy: OpenedBy): ModeratedPhoto => ({
  ...owned(row, openedBy),
  kind: row.content.kind,
  // Another picture is another address.
  pictureUrl: `/api/admin/moderation/photos/${row.id}/file#${row.content.fileId}`,
  professionalId: row.content.professionalId,
  companyId: row.content.companyId,
})

export const toModeratedWorkplace = (
  row: ModeratedRow<WorkplaceContent>,
  openedBy: OpenedBy,
): ModeratedWorkplace => ({
  ...owned(row, openedBy),
  caption: row.content.caption,
  pictureUrl: `/api/admin/moderation/workplaces/${row.id}/file`,
  companyId: row.content.companyId,
})

export function toModeratedBrief(row: ModeratedRow<BriefContent>, openedBy: OpenedBy): ModeratedBrief {
  const { companyId, description, needs, category, minCents, maxCents, wantedBy } = row.content
  return {
    ...owned(row, openedBy),
    companyId,
    description,
    needs,
    category,
    budget: minCents === null || maxCents === null ? null : { minCents, maxCents },
    wantedBy,
    holds: quotedHolds(row.content.holds),
    answer: row.content.companyAnswer,
    files: row.content.files,
    proposals: row.content.proposals,
    openReports: row.content.openReports,
  }
}

export function toModeratedReview(row: ModeratedRow<ReviewContent>, openedBy: OpenedBy): ModeratedReview {
  const { rating, comment, reply, isVerifiedHire, ...about } = row.content
  return {
    ...owned(row, openedBy),
    rating,
    comment,
    reply,
    isVerifiedHire,
    service: { id: about.serviceId, title: about.serviceTitle },
    professional: { id: about.professionalId, name: about.professionalName },
  }
}

export function toModeratedMessage(row: ModeratedRow<MessageContent>, openedBy: OpenedBy): ModeratedMessage {
  const { text, sentAt, serviceTitle, isFromCompany, professionalName, companyName } = row.content
  return {
    ...owned(row, openedBy),
    text,
    sentAt: new Date(sentAt).toISOString(),
    serviceTitle,
    receiver: isFromCompany ? professionalName : companyName,
    reasons: row.content.reasons as AnyReportReason[],
    reportId: row.content.reportId,
  }
}
