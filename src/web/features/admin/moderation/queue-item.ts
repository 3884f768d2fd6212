import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import { moderationStatusNames } from '#domain/admin/moderation.words.ts'
import type { DeskEntry } from '#web/features/admin/desk/desk-list.tsx'

/** What the list and the decision need of an item; its kind shows the `thing`. */
export interface QueueItem<Thing = unknown> {
  id: number
  title: string
  /** The second line of the list. */
  about: string
  status: ModerationStatus
  note: string
  submittedAt: string
  updatedAt: string
  moderatedBy: string | null
  openedBy: string | null
  thing: Thing
}

/** A page of a queue. */
export interface QueuePage {
  items: QueueItem[]
  /** Of all that match, up to `mostCounted`. */
  total: number
  hasMore: boolean
}

/** A line of the list. */
export const inList = ({ id, title, about, submittedAt, status, openedBy }: QueueItem): DeskEntry => ({
  id,
  title,
  about,
  since: submittedAt,
  mark: status === 'pending' ? '' : moderationStatusNames[status],
  warning: openedBy === null ? null : `Lo revisa ${openedBy}`,
})
