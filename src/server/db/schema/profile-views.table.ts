import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { professionals } from './people.table.ts'

/** How often a public profile was opened on a day in Lima. Sums alone: nothing says by whom. */
export const profileViews = pgTable(
  'profile_views',
  {
    professionalId: integer('professional_id')
      .notNull()
      .references(() => professionals.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** By companies that were signed in. */
    byCompanies: integer('by_companies').notNull().default(0),
    /** By everybody else. */
    byOthers: integer('by_others').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.professionalId, t.day] })],
)
