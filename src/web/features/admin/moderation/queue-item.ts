import type { ModeratedCv, ModeratedService } from '#contracts/admin/moderation.contract.ts'
import type { ModerationQueue, ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { moderationStatusNames } from '#domain/admin/moderation.words.ts'
import type { DeskEntry } from '#web/features/admin/desk/desk-list.tsx'

/** What the list and the decision need of an item; `content` is for the pane between them. */
export interface QueueItem {
  id: number
  title: string
  owner: string
  status: ModerationStatus
  note: string
  submittedAt: string
  updatedAt: string
  moderatedBy: string | null
  openedBy: string | null
  content: { queue: 'services'; service: ModeratedService } | { queue: 'cv'; cv: ModeratedCv }
}

/** A page of a queue. */
export interface QueuePage {
  items: QueueItem[]
  /** Of all that match, up to `mostCounted`. */
  total: number
  hasMore: boolean
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

const datesOf = ({ submittedAt, updatedAt, moderatedBy, openedBy }: ModeratedService | ModeratedCv) => ({
  submittedAt,
  updatedAt,
  moderatedBy,
  openedBy,
})

export const serviceItem = (service: ModeratedService): QueueItem => ({
  id: service.id,
  title: service.title,
  owner: nameOf(service.professional),
  status: service.moderationStatus,
  note: service.moderationNote,
  ...datesOf(service),
  content: { queue: 'services', service },
})

export const cvItem = (cv: ModeratedCv): QueueItem => ({
  id: cv.id,
  title: nameOf(cv),
  owner: cv.title ?? 'Sin título profesional',
  status: cv.cvModerationStatus,
  note: cv.cvModerationNote,
  ...datesOf(cv),
  content: { queue: 'cv', cv },
})

/** A line of the list. */
export const inList = ({ id, title, owner, submittedAt, status, openedBy }: QueueItem): DeskEntry => ({
  id,
  title,
  about: owner,
  since: submittedAt,
  mark: status === 'pending' ? '' : moderationStatusNames[status],
  warning: openedBy === null ? null : `Lo revisa ${openedBy}`,
})

/** The documented sentence when a decision could not be saved. */
export const failedDecision: Record<ModerationQueue, string> = {
  services: 'No se pudo moderar el servicio.',
  cv: 'No se pudo moderar el CV.',
}
