import type {
  CandidateApplication,
  ProfessionalApplication,
} from '#contracts/applications/applications.contract.ts'
import type { Deps } from '#server/deps.ts'
import { scoreCandidate } from '#server/features/applications/candidates/candidates.service.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import { getReceivedApplication } from './applications.policy.ts'
import { presentReceived, presentSent } from './applications.presenter.ts'
import { getForCompany, getForProfessional } from './applications.service.ts'

/*
 * An application as the replies of other features show it. Each function checks access itself, and throws not_found
 * for other people's applications.
 */

/** For the person who sent it. */
export const viewOfSender = async (
  deps: Pick<Deps, 'db'>,
  actor: ProfessionalActor,
  id: number,
): Promise<ProfessionalApplication> => presentSent(await getForProfessional(deps, actor, id))

/** For the company that received it. */
export async function viewOfReceiver(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>,
  actor: CompanyActor,
  id: number,
): Promise<CandidateApplication> {
  const application = await getReceivedApplication(deps.db, actor, id)
  const candidate = await scoreCandidate(deps, actor, await getForCompany(deps, application))
  return presentReceived(candidate, deps.clock.now())
}
