import { mostPortfolioItems } from '#contracts/reputation/reputation-figures.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { countPortfolio, lockProfile } from '#server/features/reputation/reputation.queries.ts'

/** Call it after a work was added or put back. Throws portfolio_full. */
export async function requireRoomForWork(tx: Db, professionalId: number): Promise<void> {
  await lockProfile(tx, professionalId)
  if ((await countPortfolio(tx, professionalId)) > mostPortfolioItems) throw new AppError('portfolio_full')
}
