import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'

/** The open pages of a company's people read again what the team thinks of candidates. The board has its own topic. */
export const refreshTeam = async (tx: Db, companyId: number): Promise<void> =>
  pushEvent(tx, await peopleOfCompany(tx, companyId), { topic: 'candidate-team' })
