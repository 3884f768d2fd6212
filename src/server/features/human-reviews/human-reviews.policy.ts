import type { Db } from '#server/db/connection.ts'
import { requireReceiver, requireSender } from '#server/features/applications/ownership.service.ts'
import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'

declare const checked: unique symbol
type Checked<Kind extends string> = { id: number } & { readonly [checked]: Kind }

/** The caller's application, whose score may be sent to a human review. */
export type OwnScore = Checked<'own score'>
/** An application that the caller's company received and that is not withdrawn, whose review it may answer. */
export type GivenScore = Checked<'given score'>

/* Created only here and required by the services. Other people's applications are not found. */

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
