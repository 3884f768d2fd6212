import { z } from 'zod'
import { removed, undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { idParams, instant, line } from '#contracts/fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { statusMessage } from './application-forms.ts'
import { longestStageName, mostAtOnce } from './pipeline-figures.ts'
import { movedAlong, stage, stageId, stageTexts, writtenStages } from './stage-fields.ts'

const says = {
  stage: 'Elige una etapa de la lista',
  people: `Elige de 1 a ${mostAtOnce} candidatos`,
  template: 'Escribe el nombre de la plantilla',
} as const

const template = z.object({ id: z.number(), name: z.string(), stages: stageTexts })
export type StageTemplate = z.infer<typeof template>

/** The stages of a job in their order, and the templates of its company. */
export const jobStagesReply = z.object({ stages: z.array(stage), templates: z.array(template) })
export type JobStages = z.infer<typeof jobStagesReply>

/** People with the stage where the caller saw them. */
export const seenPeople = z
  .array(z.object({ id: stageId, stage: stageId }, says.people), says.people)
  .min(1, says.people)
  .max(mostAtOnce, says.people)

export const stagesContract = {
  ofJob: endpoint({
    method: 'GET',
    path: '/api/jobs/:id/stages',
    summary: 'The stages of an own job with their counts, and the company’s templates of stages',
    audience: 'company',
    key: 'candidates:read',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    reply: jobStagesReply,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/jobs/:id/stages',
    summary:
      'Give an own job its stages, in this order; people of a stage that is left out go where `moves` says',
    audience: 'company',
    scope: 'owner',
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: z.object({
      /** The stages that the caller saw: refused if somebody changed them since. */
      seen: z.array(stageId, says.stage).max(100, says.stage),
      /** Those with an id stay; the others are new. */
      stages: writtenStages,
      /** From a stage that is left out to the place of another one in `stages`, of the same status. */
      moves: z
        .array(
          z.object(
            { from: stageId, to: z.int(says.stage).min(0, says.stage).max(100, says.stage) },
            says.stage,
          ),
          says.stage,
        )
        .max(100, says.stage)
        .default([]),
    }),
    reply: jobStagesReply,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/applications/:id/stage',
    summary: 'Move a candidate to a stage; the person hears of it only if the status changes',
    audience: 'company',
    key: 'candidates:write',
    scope: 'owner',
    errors: ['colleague_moved'],
    params: idParams,
    body: z.object({
      stage: stageId,
      /** The stage that the caller saw: refused if a colleague has moved the candidate since. */
      from: stageId.optional(),
      message: statusMessage,
    }),
    reply: z.object({
      id: z.number(),
      status: z.enum(applicationStatuses),
      stage: z.number(),
      since: instant,
      undo: undoable.nullable(),
      others: movedAlong,
    }),
  }),
  moveMany: endpoint({
    method: 'POST',
    path: '/api/jobs/:id/moves',
    summary:
      'Move several candidates of an own job to a stage at once; those whom a colleague moved meanwhile stay',
    audience: 'company',
    key: 'candidates:write',
    scope: 'owner',
    errors: ['forbidden'],
    params: idParams,
    body: z.object({ stage: stageId, people: seenPeople }),
    reply: z.object({
      moved: z.number(),
      /** Withdrawn, there already, or moved by a colleague. */
      left: z.number(),
      undo: undoable,
    }),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/api/company/stage-templates',
    summary: 'Keep stages under a name; the same name again replaces them',
    audience: 'company',
    status: 201,
    body: z.object({ name: line(says.template, longestStageName), stages: stageTexts }),
    reply: template,
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/api/company/stage-templates/:id',
    summary: 'Delete an own template of stages',
    audience: 'company',
    scope: 'owner',
    params: idParams,
    reply: removed,
  }),
}
