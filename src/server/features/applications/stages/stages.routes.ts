import type { stagesContract } from '#contracts/applications/stages.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import {
  getOwnJob,
  getOwnStageTemplate,
  getReceivedApplication,
  type OwnJob,
} from '#server/features/applications/applications.policy.ts'
import { readPlace } from '#server/features/applications/applications.queries.ts'
import type { Handlers } from '#server/http/mount.ts'
import { moveMany, moveToStage } from './move.service.ts'
import { listStageTemplates, type StageTemplateRow } from './stage-templates.queries.ts'
import { removeStageTemplate, saveStageTemplate } from './stage-templates.service.ts'
import { readStages, saveStages } from './stages.service.ts'

const presentTemplate = ({ id, name, stages }: StageTemplateRow) => ({ id, name, stages: [...stages] })

export function stagesRoutes(deps: Deps): Handlers<typeof stagesContract> {
  const ofJob = async (actor: CompanyActor, job: OwnJob) => ({
    stages: await readStages(deps.db, job),
    templates: (await listStageTemplates(deps.db, actor.companyId)).map(presentTemplate),
  })
  return {
    ofJob: async ({ actor, params }) => ofJob(actor, await getOwnJob(deps.db, actor, params.id)),
    save: async ({ actor, params, body }) => {
      const job = await getOwnJob(deps.db, actor, params.id)
      await saveStages(deps, actor, job, body)
      return ofJob(actor, job)
    },
    move: async ({ actor, params, body }) => {
      const application = await getReceivedApplication(deps.db, actor, params.id)
      const moved = await moveToStage(deps, actor, application, body)
      const { id, status, stageId, since } = await readPlace(deps.db, application.id)
      return { id, status, stage: stageId, since: since.toISOString(), ...moved }
    },
    moveMany: async ({ actor, params, body }) =>
      moveMany(deps, actor, await getOwnJob(deps.db, actor, params.id), body),
    saveTemplate: async ({ actor, body }) => presentTemplate(await saveStageTemplate(deps, actor, body)),
    removeTemplate: async ({ actor, params }) => ({
      undo: await removeStageTemplate(deps, actor, await getOwnStageTemplate(deps.db, actor, params.id)),
    }),
  }
}
