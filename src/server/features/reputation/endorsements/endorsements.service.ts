import { accountOf } from '#server/actor.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { transaction } from '#server/db/connection.ts'
import { skillEndorsements } from '#server/db/schema/reputation.table.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { isSelf, notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'
import type { UserActor } from '#server/actor.ts'
import {
  deletePendingEndorsement,
  type EndorsementRow,
  insertEndorsement,
  isEndorsement,
  listSkillNames,
} from './endorsements.queries.ts'
import type { OwnEndorsement } from './endorsements.policy.ts'
import { endorsementAct, endorsementRemoval } from '#server/features/reputation/reputation.acts.ts'
import { lockProfile } from '#server/features/reputation/reputation.queries.ts'

/**
 * Endorses another person's skill; that person is notified once it can no longer be undone. A skill that the profile
 * already names keeps its spelling: 'excel' counts for 'Excel'. Throws not_found, forbidden on the caller's own
 * profile, and already_endorsed.
 */
export async function endorseSkill(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  actor: UserActor,
  { professionalId, skillName }: { professionalId: number; skillName: string },
): Promise<{ row: EndorsementRow; undo: Undoable }> {
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
      endorsedById: accountOf(actor),
      endorsedByType: actor.kind,
      createdAt: deps.clock.now(),
      isNotified: false,
    })
    if (!row) throw new AppError('already_endorsed')
    const { id } = row.endorsement
    const act = { userId: actor.userId, subjectId: id, data: { endorsementId: id } }
    return { row, undo: await perform(deps, tx, endorsementAct, act) }
  })
}

/** One that nobody was notified of is deleted without a trace. Throws not_found when it is gone. */
export async function removeEndorsement(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: UserActor,
  { id, professionalId }: OwnEndorsement,
): Promise<Undoable | null> {
  return transaction(deps, async (tx) => {
    if (await deletePendingEndorsement(tx, id)) return null
    const rows = { table: skillEndorsements, where: isEndorsement(id) }
    const undo = await remove(deps, tx, endorsementRemoval, {
      userId,
      data: { professionalId },
      rows: [rows],
    })
    if (!undo) throw new AppError('not_found')
    await notifyProfileChange(tx, professionalId)
    return undo
  })
}
