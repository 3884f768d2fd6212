import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { professionals } from './people.table.ts'

/** How often a public profile was opened on a day in Lima. Only totals: visitors are not recorded. */
export const profileViews = pgTable(
  'profile_views',
  {
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** By signed-in companies. */
    byCompanies: integer('by_companies').notNull().default(0),
    /** By everyone else. */
    byOthers: integer('by_others').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.professionalId, t.day] })],
)
