import { mostViews } from '#contracts/applications/pipeline-figures.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { readCandidateFilters, writeCandidateFilters } from '#domain/applications/candidates.address.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { OwnJob, OwnView } from '#server/features/applications/applications.policy.ts'
import { viewRemoval } from './candidate-board.acts.ts'
import { countViewsOf, lockJob, rowsOfView, upsertView, type ViewRow } from './views.queries.ts'

type ViewDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** Keeps filters under a name. Throws validation_failed for an address without a filter, and conflict when there are too many. */
export async function saveView(
  deps: ViewDeps,
  { companyId }: CompanyActor,
  { id: jobId }: OwnJob,
  { name, query }: { name: string; query: string },
): Promise<ViewRow> {
  const written = String(writeCandidateFilters(readCandidateFilters(new URLSearchParams(query))))
  if (written === '')
    throw new AppError('validation_failed', { fields: { query: 'Elige al menos un filtro' } })
  return transaction(deps, async (tx) => {
    await lockJob(tx, jobId)
    const row = await upsertView(tx, { companyId, jobId, name, query: written, createdAt: deps.clock.now() })
    if ((await countViewsOf(tx, jobId)) > mostViews)
      throw new AppError('conflict', {
        message: `Ya tienes ${mostViews} vistas. Elimina una para guardar otra.`,
      })
    return row
  })
}

export async function removeView(
  deps: ViewDeps,
  { userId }: CompanyActor,
  { id }: OwnView,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, viewRemoval, { userId, data: {}, rows: [rowsOfView(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}
