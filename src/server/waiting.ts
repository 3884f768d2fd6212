import type { Db } from '#server/db/connection.ts'

/** Something that waits for an administrator. */
export interface Waiting {
  id: number
  title: string
  /** Whose it is and what it is, in a few words. */
  about: string
  since: Date
  /** Until when it should be settled. */
  dueAt: Date
}

/** Which ones a list has: the first by their term, or those of these ids that still wait. */
export interface WaitingPage {
  now: Date
  limit: number
  ids?: readonly number[] | undefined
}

/** What waits at a desk. The feature whose things they are implements it. */
export interface WaitingSource {
  list(db: Db, page: WaitingPage): Promise<Waiting[]>
  /** At most `most`. */
  count(db: Db, page: { now: Date; most: number }): Promise<number>
}
