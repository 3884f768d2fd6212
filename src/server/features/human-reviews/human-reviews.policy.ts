import type { Db } from '#server/db/connection.ts'
import { requireReceiver, requireSender } from '#server/features/applications/ownership.service.ts'
import type { CompanyActor, ProfessionalActor } from '#server/http/actor.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** An application of the caller, whose score somebody may be asked to look at. */
export type OwnScore = Checked<'own score'>
/** An application that the caller's company received and that was not withdrawn, whose score it may be asked about. */
export type GivenScore = Checked<'given score'>

/* Made here only, demanded by the service; of others' applications nothing is found. */

export async function getOwnScore(
  db: Db,
  actor: ProfessionalActor,
  applicationId: number,
): Promise<OwnScore> {
  await requireSender(db, actor, applicationId)
  return { id: applicationId } as OwnScore
}

export async function getGivenScore(db: Db, actor: CompanyActor, applicationId: number): Promise<GivenScore> {
  await requireReceiver(db, actor, applicationId)
  return { id: applicationId } as GivenScore
}
