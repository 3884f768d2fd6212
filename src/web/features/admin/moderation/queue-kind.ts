import { type ComponentType, createElement } from 'react'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { ApiClient } from '#web/lib/api-client.ts'
import type { QueueItem, QueuePage } from './queue-item.ts'

interface QueueQuery {
  status: ModerationStatus | 'all'
  q?: string
  only?: number
}

/** What is decided; `submittedAt`: the item as it was read. */
export interface QueueDecision {
  status: ModerationStatus
  note: string
  submittedAt: string
}

/** How a queue is read, decided about and shown. */
export interface QueueKind {
  /** Of its tab. */
  name: string
  /** What the search says. */
  searched: string
  /** The sentence when a decision could not be saved. */
  failed: string
  load: (client: ApiClient, query: QueueQuery) => Promise<QueuePage>
  decide: (client: ApiClient, id: number, decision: QueueDecision) => Promise<unknown>
  Content: ComponentType<{ item: QueueItem }>
}

type Dates = 'submittedAt' | 'updatedAt' | 'moderatedBy' | 'openedBy'
type Described<Thing> = Omit<QueueItem<Thing>, Dates | 'thing'>

/** A queue of `Thing`, each of which `describe` turns into what list and decision need. */
export function queueKind<Thing extends Pick<QueueItem, Dates>>({
  load,
  describe,
  Content,
  ...kind
}: Omit<QueueKind, 'load' | 'Content'> & {
  load: (
    client: ApiClient,
    query: QueueQuery,
  ) => Promise<{ things: Thing[]; total: number; hasMore: boolean }>
  describe: (thing: Thing) => Described<Thing>
  Content: ComponentType<{ thing: Thing }>
}): QueueKind {
  return {
    ...kind,
    async load(client, query) {
      const { things, ...rest } = await load(client, query)
      const items = things.map((thing) => {
        const { submittedAt, updatedAt, moderatedBy, openedBy } = thing
        return Object.assign(describe(thing), { submittedAt, updatedAt, moderatedBy, openedBy, thing })
      })
      return { ...rest, items }
    },
    // An item of this queue has a thing of this kind.
    Content: ({ item }) => createElement(Content, { thing: item.thing as Thing }),
  }
}

/** What the newer queues have alike. */
export const describeOwned = (
  {
    id,
    title,
    moderationStatus,
    moderationNote,
  }: { id: number; title: string; moderationStatus: ModerationStatus; moderationNote: string },
  about: string,
) => ({ id, title, about, status: moderationStatus, note: moderationNote })
