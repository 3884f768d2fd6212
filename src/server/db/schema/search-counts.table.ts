import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How often jobs were searched with words on a day in Lima. The row with the words '' has all such searches and those that
 * found nothing; other rows are words that found nothing. No person, address or time: nobody can be followed.
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    day: date('day').notNull(),
    /** Folded: lower case, without accents. */
    words: text('words').notNull(),
    searches: integer('searches').notNull(),
    misses: integer('misses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.words] })],
)
