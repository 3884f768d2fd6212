import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies } from './people.table.ts'
import { files } from './platform.table.ts'

/** The photos of a company's workplace. Its file has the moderation. */
export const companyPhotos = pgTable(
  'company_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** What is seen on it. */
    caption: text('caption').notNull(),
    /** Its place on the company's page; the order of ids decides between equal ones. */
    position: integer('position').notNull(),
  },
  (t) => [
    uniqueIndex('company_photos_file').on(t.fileId),
    index('company_photos_company').on(t.companyId, t.position),
  ],
)
