import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { recipientsIn } from '#server/features/accounts/membership/membership.service.ts'
import { type Notice, notify } from './notifications.service.ts'

/** Whom of a company a notice is for. */
export interface CompanyPeople {
  companyId: number
  /** Those whom the matter concerns, by user id. If none of them works there any more, its owner hears. */
  among: readonly (number | null)[]
}

/** Notifies people of a company of something, on the bell and by mail. */
export async function notifyCompanyPeople(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  people: CompanyPeople,
  news: Omit<Notice, 'userId'>,
): Promise<void> {
  for (const userId of await recipientsIn(tx, people)) await notify(deps, tx, { ...news, userId })
}

/** Notifies the owner of a company, of what concerns it as a whole. */
export const notifyCompanyOwner = (
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  companyId: number,
  news: Omit<Notice, 'userId'>,
): Promise<void> => notifyCompanyPeople(deps, tx, { companyId, among: [] }, news)
