import type { StageText } from '#contracts/applications/stage-fields.ts'
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabels,
} from '#contracts/applications/application-status-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'

/** The statuses of the last two stages, in their order. */
const lastStatuses = ['hired', 'rejected'] as const satisfies ApplicationStatus[]

/** Whether a stage at this place of the list keeps its status, and its place. */
export const isLocked = (at: number, count: number): boolean => at === 0 || at >= count - lastStatuses.length

/** The statuses that a stage between the first and the last ones may have. */
export const middleStatuses: readonly ApplicationStatus[] = [
  'viewed',
  'preselected',
  'interviewed',
  'accepted',
]

/** What is wrong with the stages of a job; null: nothing. Every status needs one, because calls and people may set each. */
export function faultOfStages(stages: readonly Pick<StageText, 'name' | 'status'>[]): string | null {
  const statuses = stages.map(({ status }) => status)
  const missing = applicationStatuses.find((status) => !statuses.includes(status))
  if (missing) return `Falta una etapa con el estado ${applicationStatusLabels[missing]}`
  const middle = statuses.slice(1, -lastStatuses.length)
  const isOrdered =
    statuses[0] === 'pending' &&
    lastStatuses.every((status, at) => statuses.at(at - lastStatuses.length) === status) &&
    middle.every((status) => middleStatuses.includes(status))
  if (!isOrdered)
    return 'La primera etapa es de quienes están pendientes, y las dos últimas de contratados y rechazados'
  const names = stages.map(({ name }) => foldText(name))
  const twice = stages.find(({ name }, at) => names.indexOf(foldText(name)) !== at)
  return twice ? `Hay dos etapas llamadas “${twice.name}”` : null
}

/** On which day of the stage somebody is, in days of Lima; the first is 1. */
export function dayInStage(since: Date, now: Date): number {
  const days = (Date.parse(limaDay(now)) - Date.parse(limaDay(since))) / DAY
  return Math.max(0, Math.round(days)) + 1
}

export type StageAge = { text: string; tone: 'calm' | 'near' | 'late' }

/** 'Día 2 de 4', 'Vence hoy', '2 días tarde'; without a goal only the day. */
export function stageAge(day: number, goalDays: number | null): StageAge {
  if (goalDays === null) return { text: day === 1 ? 'Desde hoy' : `Día ${day}`, tone: 'calm' }
  const late = day - goalDays
  if (late > 0) return { text: late === 1 ? '1 día tarde' : `${late} días tarde`, tone: 'late' }
  if (late === 0) return { text: 'Vence hoy', tone: 'near' }
  return { text: `Día ${day} de ${goalDays}`, tone: late === -1 && goalDays > 2 ? 'near' : 'calm' }
}
