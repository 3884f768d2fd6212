import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moderationStatuses } from '#contracts/admin/moderation-vocabulary.ts'
import { availabilityChoices } from '#contracts/services/availability-vocabulary.ts'
import { mostOrdersAtOnce } from '#contracts/services/availability-figures.ts'
import { standardDelivery } from '#contracts/services/services-vocabulary.ts'
import { takedownReasons } from '#contracts/takedown-fields.ts'
import type { ServiceExtra, ServicePackage } from '#domain/services/packages.ts'
import type { ServiceWork } from '#domain/services/works.ts'
import { admins, instant } from './accounts.table.ts'
import { moderationColumns } from './moderation.table.ts'
import { oneOf } from './one-of.ts'
import { professionals } from './people.table.ts'
import { files } from './platform.table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A service that a professional sells. */
export const services = pgTable(
  'services',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    /** Per hour, in US dollars, as documented. */
    price: text('price').notNull(),
    /** Parsed from `price`: cents of a US dollar. */
    priceCents: integer('price_cents'),
    requirements: text('requirements').notNull().default(''),
    tools: text('tools').notNull().default(''),
    /** What the client gets, one item per line. */
    includes: text('includes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    deliveryTime: text('delivery_time').notNull().default(standardDelivery),
    /** What can be ordered at a price of its own, besides the hour; in the order of the editor. */
    packages: jsonb('packages').$type<readonly ServicePackage[]>().notNull().default([]),
    extras: jsonb('extras').$type<readonly ServiceExtra[]>().notNull().default([]),
    /** Derived from `packages`: the lowest price in cents and the fewest days; null without packages. */
    fromCents: integer('from_cents'),
    fastestDays: integer('fastest_days'),
    /** Pictures of works, public; in the order of the editor. */
    works: jsonb('works').$type<readonly ServiceWork[]>().notNull().default([]),
    /** A picture of the service, public. */
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    /** The owner's choice: offered, or paused, which only the owner sees. */
    isOpen: boolean('is_open').notNull().default(true),
    /** When an administrator took it out of the directory. Its owner cannot change this. */
    takenDownAt: instant('taken_down_at'),
    /** Why, and by whom; the note is for its owner. */
    takenDownReason: text('taken_down_reason', { enum: takedownReasons }),
    takenDownNote: text('taken_down_note').notNull().default(''),
    takenDownBy: integer('taken_down_by').references(() => admins.id),
    /** When it was deleted. Hidden from everyone, but kept for its hires, reviews and conversations. */
    deletedAt: instant('deleted_at'),
    /** The administrator who deleted it, so that one can restore it for a while; null: its owner did. */
    deletedBy: integer('deleted_by').references(() => admins.id),
    ...moderationColumns(),
    /**
     * Others see it, unless its professional is suspended or not visible to them. The database derives it from the
     * columns above and what moderation decided.
     */
    isActive: boolean('is_active')
      .notNull()
      .generatedAlwaysAs(
        sql`is_open and taken_down_at is null and deleted_at is null and moderation_status <> 'rejected'`,
      ),
    /** When the paid chat expires; a premium professional does not need it. */
    chatActiveUntil: instant('chat_active_until'),
    createdAt: instant('created_at').notNull(),
    /** Name and place of its professional, without accents and capitals. The database writes it with them. */
    ownerWords: text('owner_words').notNull().default(''),
    /** The service's own searchable text. The professional's text changes separately and is joined at search time. */
    search: tsvector('search')
      .notNull()
      .default(sql`''::tsvector`),
  },
  (t) => [
    check('services_moderation_status_known', oneOf(t.moderationStatus, moderationStatuses)),
    index('services_professional').on(t.professionalId, t.createdAt.desc().nullsFirst()),
    // Whose picture a file is.
    index('services_image').on(t.imageId).where(isNotNull(t.imageId)),
    // For moderation, with a status and without one.
    index('services_moderated')
      .on(t.moderationStatus, t.submittedAt, t.id)
      .where(sql`deleted_at is null`),
    index('services_submitted')
      .on(t.submittedAt, t.id)
      .where(sql`deleted_at is null`),
    check('services_taken_down_reason_known', oneOf(t.takenDownReason, takedownReasons)),
  ],
)

/** When a professional takes new orders: said once, for all of the own services (docs/decisions/0120). */
export const serviceAvailability = pgTable(
  'service_availability',
  {
    professionalId: integer('professional_id')
      .primaryKey()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    says: text('says', { enum: availabilityChoices }).notNull(),
    /** The first day on which work can begin, in Lima; null if nothing is said. */
    startsOn: date('starts_on', { mode: 'string' }),
    /** How many orders are in work at most; null: no limit. */
    mostOrders: integer('most_orders'),
    confirmedAt: instant('confirmed_at').notNull(),
    /** When the professional was asked whether it still holds; null: not since it was confirmed. */
    askedAt: instant('asked_at'),
    /** Counts the changes, so that one which was made on an older state is refused. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('service_availability_says_known', oneOf(t.says, availabilityChoices)),
    check('service_availability_starts_on', sql`(${t.says} = 'unsaid') = (${t.startsOn} is null)`),
    check(
      'service_availability_most_orders',
      sql`${t.mostOrders} between 1 and ${sql.raw(String(mostOrdersAtOnce))}`,
    ),
    index('service_availability_confirmed')
      .on(t.confirmedAt)
      .where(sql`asked_at is null and says <> 'unsaid'`),
  ],
)

/** A service that the engine suggests to a professional. Accepted: it became a service. */
export const serviceSuggestions = pgTable(
  'service_suggestions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    category: text('category').notNull(),
    description: text('description').notNull(),
    /** 0-100. */
    confidence: integer('confidence').notNull(),
    suggestedPrice: text('suggested_price').notNull(),
    keywords: text('keywords').array().notNull(),
    isAccepted: boolean('is_accepted').notNull().default(false),
    /** The service created from an accepted suggestion, even if renamed later. */
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
    /** Dismissed suggestions are kept, so that regenerating does not suggest them again. */
    dismissedAt: instant('dismissed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('service_suggestions_professional').on(t.professionalId)],
)
