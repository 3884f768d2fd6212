import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { stepAct, writeStep } from './hires.acts.ts'
import { asKnownTo, type OwnHire } from './hires.policy.ts'
import { getHire, lockHire } from './hires.queries.ts'
import { attachFiles } from './order-files.queries.ts'
import { orderOf } from './order-state.ts'

/**
 * Gives the company the professional's own recibo por honorarios or invoice of a completed order. The order stays as it is; the files are
 * seen by both sides as those of deliveries. Throws hire_step_gone before it is completed, step_pending, and validation_failed for files that
 * were not sent.
 */
export async function attachInvoice(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: ProfessionalActor,
  { hire: { id } }: OwnHire,
  { note, files }: { note: string; files: readonly string[] },
): Promise<Undoable> {
  return transaction(deps, async (tx) => {
    await lockHire(tx, id)
    const hire = await getHire(tx, id)
    if (asKnownTo('professional', hire).isChanging) throw new AppError('step_pending')
    if (hire.status !== 'completed') throw new AppError('hire_step_gone')
    const eventId = await writeStep(tx, hire, orderOf(hire), {
      kind: 'invoice',
      userId,
      at: deps.clock.now(),
      isNotified: false,
      note,
    })
    const ids = [...new Set(files)]
    if ((await attachFiles(tx, { hireId: id, userId, eventId, ids })).length !== ids.length)
      throw new AppError('validation_failed', { fields: { files: 'Elige archivos que ya subiste' } })
    await pushEvent(tx, [userId], { topic: 'hires' })
    return perform(deps, tx, stepAct, { userId, subjectId: id, data: { hireId: id, eventId } })
  })
}
