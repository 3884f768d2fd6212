import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { setCompanyShown } from './shown-company.queries.ts'

/** With one of these a company that hid its name says who it is: the person needs it to go to an interview. */
const showing: ReadonlySet<ApplicationStatus> = new Set(['interviewed', 'accepted', 'hired'])

/** A company that hid its name says who it is: it writes, or it invites to apply. Call it before the text is made. */
export const showCompany = ({ clock }: Pick<Deps, 'clock'>, tx: Db, applicationId: number): Promise<void> =>
  setCompanyShown(tx, applicationId, clock.now())

/** The same if the step that the person now hears of needs it. */
export async function showCompanyAt(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  applicationId: number,
  status: ApplicationStatus,
): Promise<void> {
  if (showing.has(status)) await showCompany(deps, tx, applicationId)
}
