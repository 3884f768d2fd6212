import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { moderatedBriefs } from '#server/features/briefs/moderation/moderated-briefs.service.ts'
import { moderatedCvs } from '#server/features/cv/moderation/moderated-cvs.service.ts'
import { moderatedMessages } from '#server/features/conversations/moderation/moderated-messages.service.ts'
import { moderatedPhotos } from '#server/features/photos/moderation/moderated-photos.service.ts'
import { moderatedReviews } from '#server/features/reputation/moderation/moderated-reviews.service.ts'
import { moderatedServices } from '#server/features/services/moderation/moderated-services.service.ts'
import { moderatedWorkplaces } from '#server/features/companies/workplace/moderated-workplaces.service.ts'
import type { Moderated } from '#server/moderated.ts'

/** What each queue has. */
export const kinds = {
  services: moderatedServices,
  briefs: moderatedBriefs,
  cv: moderatedCvs,
  photos: moderatedPhotos,
  workplaces: moderatedWorkplaces,
  reviews: moderatedReviews,
  messages: moderatedMessages,
} satisfies Record<ModerationQueue, unknown>

/** The kind of a queue whose contents do not matter. */
export const kindOf = (queue: ModerationQueue): Moderated<never> =>
  kinds[queue] as unknown as Moderated<never>
