import { sql } from 'drizzle-orm'
import { boolean, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './accounts.table.ts'
import { professionals } from './people.table.ts'
import { files } from './platform.table.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a professional sells. */
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
    /** By the hour, in US dollars, as documented. */
    price: text('price').notNull(),
    /** What could be read from `price`: cents of a US dollar. */
    priceCents: integer('price_cents'),
    requirements: text('requirements').notNull().default(''),
    tools: text('tools').notNull().default(''),
    /** What the client gets, an item a line. */
    includes: text('includes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    deliveryTime: text('delivery_time').notNull().default('3-7 días hábiles'),
    /** A picture of it, served to everyone. */
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    /** When its owner deleted it: gone for everyone, kept for the hires, reviews and conversations about it. */
    deletedAt: instant('deleted_at'),
    /** Paused ones are seen by their owner only. */
    isActive: boolean('is_active').notNull().default(true),
    /** Until when its chat is paid; a premium professional needs none. */
    chatActiveUntil: instant('chat_active_until'),
    createdAt: instant('created_at').notNull(),
    /** The own texts of the service. Those of its professional change without it and are joined when it is searched. */
    search: tsvector('search')
      .notNull()
      .default(sql`''::tsvector`),
  },
  (t) => [index('services_professional').on(t.professionalId, t.createdAt.desc().nullsFirst())],
)

/** A service that the engine proposes to a professional. Accepted: it became a service. */
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
    /** What became of an accepted one, whatever its owner calls it by now. */
    serviceId: integer('service_id').references(() => services.id, { onDelete: 'set null' }),
    /** Dismissed ones stay, so that regenerating does not bring them back. */
    dismissedAt: instant('dismissed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('service_suggestions_professional').on(t.professionalId)],
)
