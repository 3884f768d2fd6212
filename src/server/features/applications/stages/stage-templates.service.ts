import { mostStageTemplates } from '#contracts/applications/pipeline-figures.ts'
import type { StageText } from '#contracts/applications/stage-fields.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { faultOfStages } from '#domain/applications/stages.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { OwnStageTemplate } from '#server/features/applications/applications.policy.ts'
import { stageTemplateRemoval } from './bulk-moves.acts.ts'
import {
  countStageTemplates,
  lockCompany,
  rowsOfStageTemplate,
  type StageTemplateRow,
  upsertStageTemplate,
} from './stage-templates.queries.ts'

type TemplateDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** Keeps stages under a name. Throws validation_failed for stages that no job may have, and conflict when there are too many. */
export async function saveStageTemplate(
  deps: TemplateDeps,
  { companyId }: CompanyActor,
  { name, stages }: { name: string; stages: readonly StageText[] },
): Promise<StageTemplateRow> {
  const fault = faultOfStages(stages)
  if (fault) throw new AppError('validation_failed', { fields: { stages: fault } })
  return transaction(deps, async (tx) => {
    await lockCompany(tx, companyId)
    const row = await upsertStageTemplate(tx, { companyId, name, stages, createdAt: deps.clock.now() })
    if ((await countStageTemplates(tx, companyId)) > mostStageTemplates)
      throw new AppError('conflict', {
        message: `Ya tienes ${mostStageTemplates} plantillas de etapas. Elimina una para guardar otra.`,
      })
    return row
  })
}

export async function removeStageTemplate(
  deps: TemplateDeps,
  { userId }: CompanyActor,
  { id }: OwnStageTemplate,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, stageTemplateRemoval, { userId, data: {}, rows: [rowsOfStageTemplate(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}
