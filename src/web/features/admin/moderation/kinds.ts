import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { briefsKind } from '#web/features/admin/moderation/kinds/briefs.tsx'
import { cvKind } from '#web/features/admin/moderation/kinds/cv.tsx'
import { messagesKind } from '#web/features/admin/moderation/kinds/messages.tsx'
import { photosKind } from '#web/features/admin/moderation/kinds/photos.tsx'
import { reviewsKind } from '#web/features/admin/moderation/kinds/reviews.tsx'
import { servicesKind } from '#web/features/admin/moderation/kinds/services.tsx'
import { workplacesKind } from '#web/features/admin/moderation/kinds/workplaces.tsx'
import type { QueueKind } from './queue-kind.ts'

/** Every queue, by its name. */
export const kinds: Record<ModerationQueue, QueueKind> = {
  services: servicesKind,
  briefs: briefsKind,
  cv: cvKind,
  photos: photosKind,
  workplaces: workplacesKind,
  reviews: reviewsKind,
  messages: messagesKind,
}
