import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { shareAct } from './share.acts.ts'

/**
 * A colleague hears of the candidate when it can no longer be undone. Throws validation_failed for somebody who does not work
 * for the company, and for the caller.
 */
export async function shareCandidate(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId, companyId }: CompanyActor,
  { id }: ReceivedApplication,
  to: number,
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    if (to === userId || !(await peopleOfCompany(tx, companyId)).includes(to))
      throw new AppError('validation_failed', {
        fields: { colleagueId: 'Elige a otra persona de tu equipo' },
      })
    const data = { applicationId: id, by: userId, to }
    return perform(deps, tx, shareAct, { userId, subjectId: null, data })
  })
}
