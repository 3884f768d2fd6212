import type { ModerationDecision, moderationContract } from '#contracts/admin/moderation.contract.ts'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { readCvOfProfile } from '#server/features/cv/cv.service.ts'
import { moderateCv, pageOfModeratedCvs } from '#server/features/cv/moderation/cv-moderation.service.ts'
import {
  moderateService,
  pageOfModeratedServices,
} from '#server/features/services/moderation/service-moderation.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { toModeratedCv, toModeratedService } from './moderation.presenter.ts'
import { openItem, readOpenedBy, requireNotOpened } from './opened-items.service.ts'

export function moderationRoutes(deps: Deps): Handlers<typeof moderationContract> {
  return {
    async moderatedServices({ actor, query }) {
      const { rows, total, hasMore } = await pageOfModeratedServices(deps, query)
      const openedBy = await readOpenedBy(deps, actor, 'services', idsOf(rows))
      const services = rows.map((row) => toModeratedService(row, openedBy.get(row.id)))
      return { success: true, services, total, hasMore }
    },
    async moderatedCvs({ actor, query }) {
      const { rows, total, hasMore } = await pageOfModeratedCvs(deps, query)
      const openedBy = await readOpenedBy(deps, actor, 'cv', idsOf(rows))
      const professionals = rows.map((row) => toModeratedCv(row, openedBy.get(row.id)))
      return { success: true, professionals, total, hasMore }
    },
    async moderateService({ actor, params: { serviceId }, body }) {
      await requireNotOpened(deps, actor, 'services', serviceId)
      const before = await moderateService(deps, actor, serviceId, body)
      return { audited: audited('service', serviceId, before, body), reply: { success: true } }
    },
    async moderateCv({ actor, params: { professionalId }, body }) {
      await requireNotOpened(deps, actor, 'cv', professionalId)
      const before = await moderateCv(deps, actor, professionalId, body)
      return { audited: audited('cv', professionalId, before, body), reply: { success: true } }
    },
    async cvToModerate({ params: { professionalId } }) {
      const file = await readCvOfProfile(deps, professionalId)
      return { audited: { subject: 'cv', subjectId: professionalId }, reply: file }
    },
    async openItem({ actor, body }) {
      const openedBy = await openItem(deps, actor, body)
      const subject = body.queue === 'services' ? 'service' : 'cv'
      return { audited: { subject, subjectId: body.id }, reply: { openedBy } }
    },
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const audited = (
  subject: 'service' | 'cv',
  subjectId: number,
  before: ModerationStatus,
  { status, note }: ModerationDecision,
) => ({ subject, subjectId, before: { status: before }, after: { status }, reason: note })
