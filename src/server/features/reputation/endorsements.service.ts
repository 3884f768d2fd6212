import { foldText } from '#domain/text.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { tell } from '#server/features/notifications/notifications.service.ts'
import { isSelf, notifyProfileChange } from '#server/features/professionals/public-profile.service.ts'
import { requireVisible } from '#server/features/professionals/visibility.service.ts'
import type { UserActor } from '#server/http/actor.ts'
import {
  deleteEndorsement,
  type EndorsementRow,
  findEndorsed,
  insertEndorsement,
  listSkillNames,
} from './endorsements.queries.ts'
import { lockProfile } from './reputation.queries.ts'

/**
 * Vouches for a skill of somebody else, and tells the professional. A skill that the profile already names is written as
 * there: 'excel' counts for 'Excel'. Throws not_found, forbidden on the own profile, and already_endorsed.
 */
export async function endorseSkill(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  actor: UserActor,
  { professionalId, skillName }: { professionalId: number; skillName: string },
): Promise<EndorsementRow> {
  if (isSelf(actor, professionalId))
    throw new AppError('forbidden', { message: 'No puedes validar tus propias habilidades.' })
  return transaction(deps, async (tx) => {
    await requireVisible({ db: tx }, actor, professionalId)
    await lockProfile(tx, professionalId)
    const folded = foldText(skillName)
    const known = (await listSkillNames(tx, professionalId)).find((name) => foldText(name) === folded)
    const row = await insertEndorsement(tx, {
      professionalId,
      skillName: known ?? skillName,
      endorsedById: actor.userId,
      endorsedByType: actor.kind,
      createdAt: deps.clock.now(),
    })
    if (!row) throw new AppError('already_endorsed')
    const { userId } = await findEndorsed(tx, professionalId)
    // On the bell alone: many may come in a day, and none asks for anything.
    await tell(deps, tx, {
      userId,
      by: actor.userId,
      type: 'review',
      title: 'Validaron una habilidad',
      message: `${row.byName} validó tu habilidad “${row.endorsement.skillName}”.`,
      link: '/dashboard/validaciones',
    })
    await notifyProfileChange(tx, professionalId)
    return row
  })
}

/** By who gave it, or by the professional on whose profile it stands. Throws not_found for one of others. */
export async function removeEndorsement(
  deps: Pick<Deps, 'pool'>,
  { userId }: UserActor,
  id: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const professionalId = await deleteEndorsement(tx, id, userId)
    if (professionalId === null) throw new AppError('not_found')
    await notifyProfileChange(tx, professionalId)
  })
}
