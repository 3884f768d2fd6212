import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, users } from './accounts.table.ts'
import { companies } from './people.table.ts'
import { services } from './services.table.ts'
import { oneOf } from './one-of.ts'

const statuses = ['requested', 'accepted', 'declined', 'delivered', 'completed', 'cancelled'] as const

/** A company hires a service: requested, then accepted or declined, delivered, completed or cancelled. */
export const hires = pgTable(
  'hires',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text('status', { enum: statuses }).notNull().default('requested'),
    /** What the company needs, as it wrote it. */
    message: text('message').notNull(),
    /** The service's price at the time of hiring, as written. */
    price: text('price').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the company was last reminded of a delivery that waits for its answer. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    index('hires_delivered')
      .on(t.updatedAt)
      .where(sql`${t.status} = 'delivered'`),
    index('hires_service').on(t.serviceId),
    index('hires_company').on(t.companyId, t.createdAt.desc()),
    check('hires_status_known', oneOf(t.status, statuses)),
  ],
)

/** Each step of a hire: who made it and when. Null user: made automatically after a time limit. */
export const hireEvents = pgTable(
  'hire_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    hireId: integer('hire_id')
      .notNull()
      .references(() => hires.id, { onDelete: 'cascade' }),
    status: text('status', { enum: statuses }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** False while the step may still be undone: the other side does not see it. */
    isTold: boolean('is_told').notNull().default(true),
  },
  (t) => [
    check('hire_events_status_known', oneOf(t.status, statuses)),
    index('hire_events_hire').on(t.hireId, t.at),
  ],
)
