import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { cvKind } from './kinds/cv.tsx'
import { messagesKind } from './kinds/messages.tsx'
import { photosKind } from './kinds/photos.tsx'
import { reviewsKind } from './kinds/reviews.tsx'
import { servicesKind } from './kinds/services.tsx'
import type { QueueKind } from './queue-kind.ts'

/** Every queue, by its name. */
export const kinds: Record<ModerationQueue, QueueKind> = {
  services: servicesKind,
  cv: cvKind,
  photos: photosKind,
  reviews: reviewsKind,
  messages: messagesKind,
}
