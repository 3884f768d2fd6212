import type { RequestStatus } from '#contracts/support/requests-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'

/** The requests of a desk. `q`: part of a name, a title, an address or a code. */
export interface DeskFilters {
  status: RequestStatus
  q: string
}

/** The last request of the page before. */
export interface DeskCursor {
  dueOn: string
  id: number
}

/** A request as the list of its desk has it. */
export interface DeskRow {
  id: number
  /** What the person may quote. */
  code: string
  /** Who asks. */
  title: string
  /** What it is about, in a few words. */
  about: string
  createdAt: Date
  /** 'yyyy-MM-dd': the last day to answer, in Lima. */
  dueOn: string
  answeredAt: Date | null
  /** The administrator; null: nobody yet, or no longer in the team. */
  answeredBy: string | null
}

/** A request in full, in words for an administrator. */
export interface DeskRequest {
  /** Where the answer goes: an address of mail, or words for another way. */
  answerGoesTo: string
  facts: [label: string, value: string][]
  texts: [title: string, text: string][]
  answer: string | null
  /** What the person sent along. */
  papers?: DeskPaper[]
  /** Which of the desk's decisions was taken. */
  decision?: string | null
  /** The account, where its page helps to decide. */
  accountId?: number
}

/** A file that the person sent. */
export interface DeskPaper {
  id: number
  /** What it is. */
  title: string
  /** The name of the file. */
  name: string
  mime: string
  /** In bytes. */
  size: number
}

/** Something that an administrator can decide at a desk. */
export interface DeskDecision {
  value: string
  label: string
  /** False: the words to the person may be empty. */
  asksText: boolean
  /** What the words may begin with. */
  templates: readonly (readonly [label: string, text: string])[]
}

/** Where people's requests of one kind are answered. The feature that stores them implements it. */
export interface Desk {
  /** What is decided there. Omitted: an answer is only words. */
  decisions?: readonly DeskDecision[]
  /** Open ones by their term, others the latest first. With `ids` those of them. */
  list(
    db: Db,
    filters: DeskFilters,
    page: { now: Date; after: DeskCursor | null; limit: number; ids?: readonly number[] | undefined },
  ): Promise<DeskRow[]>
  /** At most `most`. */
  count(db: Db, filters: DeskFilters, page: { now: Date; most: number }): Promise<number>
  find(db: Db, id: number, now: Date): Promise<(DeskRow & DeskRequest) | null>
  /** False when it was answered already. */
  answer(
    tx: Db,
    id: number,
    /** `decision` is one of the desk's. */
    answer: { text: string; decision: string | null; at: Date; by: number },
  ): Promise<boolean>
  /** False when there is no answer, or the person was told. */
  takeBack(tx: Db, id: number): Promise<boolean>
  /** Sends the answer that was given at that moment, once. */
  tell(
    deps: Pick<Deps, 'clock' | 'config' | 'queue' | 'reportPrinter'>,
    tx: Db,
    id: number,
    answeredAt: Date,
  ): Promise<void>
}
