import type { AuditSubject } from '#contracts/admin/admin-vocabulary.ts'
import type { ModerationDecision, ModerationFilters } from '#contracts/admin/moderation-input.ts'
import type { moderationContract } from '#contracts/admin/moderation.contract.ts'
import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { readCvOfProfile } from '#server/features/cv/cv.service.ts'
import { readPicture } from '#server/features/photos/moderation/moderated-photos.service.ts'
import { readWorkplacePicture } from '#server/features/companies/workplace/moderated-workplaces.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { Moderated, ModeratedRow } from '#server/moderated.ts'
import { kinds } from './moderated-kinds.ts'
import {
  toModeratedBrief,
  toModeratedCv,
  toModeratedMessage,
  toModeratedPhoto,
  toModeratedReview,
  toModeratedService,
  toModeratedWorkplace,
} from './moderation.presenter.ts'
import { moderate, pageOfQueue } from './moderation.service.ts'
import { openItem } from './opened-items.service.ts'

/** What the audit calls an item of each queue. */
const subjects: Record<ModerationQueue, AuditSubject> = {
  services: 'service',
  briefs: 'brief',
  cv: 'cv',
  photos: 'photo',
  workplaces: 'workplace-photo',
  reviews: 'review',
  messages: 'message',
}

export function moderationRoutes(deps: Deps): Handlers<typeof moderationContract> {
  const page = async <Content, Item>(
    queue: { queue: ModerationQueue; kind: Moderated<Content> },
    present: (row: ModeratedRow<Content>, openedBy: string | undefined) => Item,
    { actor, query }: { actor: AdminActor; query: ModerationFilters },
  ) => {
    const { rows, openedBy, total, hasMore } = await pageOfQueue(deps, actor, queue, query)
    const items = rows.map((row) => present(row, openedBy.get(row.id)))
    return { success: true as const, items, total, hasMore }
  }
  const decide = async (actor: AdminActor, queue: ModerationQueue, id: number, body: ModerationDecision) => {
    const before = await moderate(deps, actor, { queue, id }, body)
    return {
      audited: {
        subject: subjects[queue],
        subjectId: id,
        before: { status: before },
        after: { status: body.status },
        reason: body.note,
      },
      reply: { success: true as const },
    }
  }
  return {
    async moderatedServices(call) {
      const { items, ...rest } = await page(
        { queue: 'services', kind: kinds.services },
        toModeratedService,
        call,
      )
      return { ...rest, services: items }
    },
    async moderatedCvs(call) {
      const { items, ...rest } = await page({ queue: 'cv', kind: kinds.cv }, toModeratedCv, call)
      return { ...rest, professionals: items }
    },
    moderatedPhotos: (call) => page({ queue: 'photos', kind: kinds.photos }, toModeratedPhoto, call),
    moderatedWorkplaces: (call) =>
      page({ queue: 'workplaces', kind: kinds.workplaces }, toModeratedWorkplace, call),
    moderatedBriefs: (call) => page({ queue: 'briefs', kind: kinds.briefs }, toModeratedBrief, call),
    moderatedReviews: (call) => page({ queue: 'reviews', kind: kinds.reviews }, toModeratedReview, call),
    moderatedMessages: (call) => page({ queue: 'messages', kind: kinds.messages }, toModeratedMessage, call),
    moderatePhoto: ({ actor, params, body }) => decide(actor, 'photos', params.id, body),
    moderateWorkplace: ({ actor, params, body }) => decide(actor, 'workplaces', params.id, body),
    moderateBrief: ({ actor, params, body }) => decide(actor, 'briefs', params.id, body),
    moderateReview: ({ actor, params, body }) => decide(actor, 'reviews', params.id, body),
    moderateMessage: ({ actor, params, body }) => decide(actor, 'messages', params.id, body),
    photoToModerate: ({ params }) => readPicture(deps, params.id),
    workplaceToModerate: ({ params }) => readWorkplacePicture(deps, params.id),
    moderateService: ({ actor, params, body }) => decide(actor, 'services', params.serviceId, body),
    moderateCv: ({ actor, params, body }) => decide(actor, 'cv', params.professionalId, body),
    async cvToModerate({ params: { professionalId } }) {
      const file = await readCvOfProfile(deps, professionalId)
      return { audited: { subject: 'cv', subjectId: professionalId }, reply: file }
    },
    async openItem({ actor, body }) {
      const openedBy = await openItem(deps, actor, body)
      return { audited: { subject: subjects[body.queue], subjectId: body.id }, reply: { openedBy } }
    },
  }
}
