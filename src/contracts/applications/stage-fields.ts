import { z } from 'zod'
import { line } from '#contracts/fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { longestStageName, mostGoalDays, mostStages } from './pipeline-figures.ts'

const says = {
  stageName: 'Escribe el nombre de la etapa',
  status: 'Elige el estado que ve la persona',
  goalDays: `Escribe de 1 a ${mostGoalDays} días, o déjalo vacío`,
  stage: 'Elige una etapa de la lista',
  stages: `Elige entre 1 y ${mostStages} etapas`,
} as const

export const stageId = z.int(says.stage).positive(says.stage).max(2_147_483_647, says.stage)

/** How many applications of the same person, which the company has joined to it, moved along. */
export const movedAlong = z.number()

/** A stage as a company writes it. */
export const stageText = z.object(
  {
    name: line(says.stageName, longestStageName),
    status: z.enum(applicationStatuses, says.status),
    goalDays: z.int(says.goalDays).min(1, says.goalDays).max(mostGoalDays, says.goalDays).nullable(),
  },
  says.stages,
)
export type StageText = z.infer<typeof stageText>

export const stageTexts = z.array(stageText, says.stages).min(1, says.stages).max(mostStages, says.stages)

/** A stage of a job, with how many are in it. */
export const stage = z.object({
  id: z.number(),
  name: z.string(),
  status: z.enum(applicationStatuses),
  goalDays: z.number().nullable(),
  count: z.number(),
})
export type Stage = z.infer<typeof stage>

export const writtenStages = z
  .array(z.object({ ...stageText.shape, id: stageId.optional() }, says.stages), says.stages)
  .min(1, says.stages)
  .max(mostStages, says.stages)
