import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'

/** Something that administrators look at, with what they decided last. `Content` is what its kind shows of it. */
export interface ModeratedRow<Content> {
  id: number
  title: string
  /** The account whose thing it is. */
  userId: number
  owner: string
  /** '' once the account is deleted. */
  email: string
  status: ModerationStatus
  note: string
  /** When it last became pending. */
  submittedAt: Date
  moderatedAt: Date | null
  /** Who decided; null: nobody, or no longer in the team. */
  moderatedBy: string | null
  content: Content
}

/** What the owner reads about a decision. */
export interface ModerationWords {
  title: string
  message: string
  /** Omitted: on the bell only. */
  mail?: { subject: string; heading: string; label: string; paragraphs: string[] }
}

export interface ModerationNotice extends ModerationWords {
  /** The page where the thing is seen and mended. */
  link: string
}

/** The things of one kind that administrators look at one by one. The feature that owns them describes it. */
export interface Moderated<Content> {
  source: ModeratedSource<Content>
  /** Locks what has to be locked before the thing itself. */
  lock?(tx: Db, id: number): Promise<void>
  /** Runs after a decision in its transaction: what others see of the thing is made anew. */
  decided?(
    tx: Db,
    thing: { rowId: string | number; userId: number; status: ModerationStatus },
    deps: Pick<Deps, 'queue'>,
  ): Promise<void>
  /** Null: the owner is not told. */
  notice(row: ModeratedRow<Content>): ModerationNotice | null
  /** A line of the inbox. */
  waiting(row: ModeratedRow<Content>): { title: string; about: string }
}
