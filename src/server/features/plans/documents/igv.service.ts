import { igvPercentAt } from '#domain/plans/igv.ts'
import type { Db } from '#server/db/connection.ts'
import { readSettings } from '#server/features/settings/settings.service.ts'

/** The rate of the tax for what is issued at this moment, in percent. */
export const readIgvPercent = async (db: Db, at: Date): Promise<number> =>
  igvPercentAt(await readSettings(db, ['igv_percent', 'igv_next_percent', 'igv_next_from']), at)
