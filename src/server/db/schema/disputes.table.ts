import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { disputeEndings, disputeReasons, disputeWants } from '#contracts/hires/dispute-vocabulary.ts'
import { admins, instant } from './accounts.table.ts'
import { messages } from './conversations.table.ts'
import { hireEvents, hires, orderFiles } from './hires.table.ts'
import { oneOf } from './one-of.ts'

const parties = ['professional', 'company'] as const

/** A problem with an order, from its opening to its end. What both sides say about it are steps of the order. */
export const disputes = pgTable(
  'disputes',
  {
    /** The step that opened it, so that undoing the step takes it away. */
    id: integer('id')
      .primaryKey()
      .references(() => hireEvents.id, { onDelete: 'cascade' }),
    hireId: integer('hire_id')
      .notNull()
      .references(() => hires.id, { onDelete: 'cascade' }),
    /** Null: the clock opened it; then there is no reason and nothing is wanted. */
    by: text('by', { enum: parties }),
    reason: text('reason', { enum: disputeReasons }),
    wants: text('wants', { enum: disputeWants }),
    /** What the professional would get by that; null: it is not about money. */
    wantsCents: integer('wants_cents'),
    openedAt: instant('opened_at').notNull(),
    /** When it came to the administration; null: it did not. */
    deskAt: instant('desk_at'),
    endedAt: instant('ended_at'),
    ending: text('ending', { enum: disputeEndings }),
    /** Who decided; null: nobody, or no longer in the team. */
    decidedBy: integer('decided_by').references(() => admins.id, { onDelete: 'set null' }),
  },
  (t) => [
    // One at a time.
    uniqueIndex('disputes_open')
      .on(t.hireId)
      .where(sql`${t.endedAt} is null`),
    index('disputes_hire').on(t.hireId),
    index('disputes_desk')
      .on(t.deskAt)
      .where(sql`${t.deskAt} is not null and ${t.endedAt} is null`),
    check('disputes_by_known', oneOf(t.by, parties)),
    check('disputes_reason_known', oneOf(t.reason, disputeReasons)),
    check('disputes_wants_known', oneOf(t.wants, disputeWants)),
    check('disputes_ending_known', oneOf(t.ending, disputeEndings)),
    check('disputes_end_named', sql`(${t.endedAt} is null) = (${t.ending} is null)`),
  ],
)

/** What a step of a dispute points at: a file that was delivered before, or a message. New files belong to the step itself. */
export const disputeEvidence = pgTable(
  'dispute_evidence',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: integer('event_id')
      .notNull()
      .references(() => hireEvents.id, { onDelete: 'cascade' }),
    orderFileId: uuid('order_file_id').references(() => orderFiles.id, { onDelete: 'cascade' }),
    messageId: integer('message_id').references(() => messages.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('dispute_evidence_one_thing', sql`num_nonnulls(${t.orderFileId}, ${t.messageId}) = 1`),
    index('dispute_evidence_event').on(t.eventId),
    index('dispute_evidence_file').on(t.orderFileId),
    index('dispute_evidence_message').on(t.messageId),
  ],
)
