import type { Stage, StageText } from '#contracts/applications/stage-fields.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'

/** A stage as it is written. `key` is stable while it moves; `id` is that of a stage that the job has. */
export interface DraftStage extends StageText {
  key: string
  id?: number
}

let made = 0
const newKey = () => `nueva-${++made}`

export const draftOf = (stages: readonly Stage[]): DraftStage[] =>
  stages.map(({ id, name, status, goalDays }) => ({ key: String(id), id, name, status, goalDays }))

/** Before the last two, which are fixed. */
export function withStage(draft: readonly DraftStage[], status: ApplicationStatus): DraftStage[] {
  return [...draft.slice(0, -2), { key: newKey(), name: '', status, goalDays: null }, ...draft.slice(-2)]
}

export function swapped(draft: readonly DraftStage[], at: number, by: 1 | -1): DraftStage[] {
  const next = [...draft]
  const [one, other] = [next[at], next[at + by]]
  if (!one || !other) return next
  next[at] = other
  next[at + by] = one
  return next
}

/** The stages of a template, each in the place of one of its status that the job has. */
export function fromTemplate(template: readonly StageText[], stages: readonly Stage[]): DraftStage[] {
  const free = [...stages]
  return template.map((stage) => {
    const named = free.findIndex(({ name, status }) => status === stage.status && name === stage.name)
    const at = named >= 0 ? named : free.findIndex(({ status }) => status === stage.status)
    const [old] = at < 0 ? [] : free.splice(at, 1)
    return { ...stage, key: old ? String(old.id) : newKey(), ...(old ? { id: old.id } : {}) }
  })
}

/** The stages with people that the draft leaves out. */
export const leftOut = (draft: readonly DraftStage[], stages: readonly Stage[]): Stage[] =>
  stages.filter(({ id, count }) => count > 0 && !draft.some((one) => one.id === id))

/** Where they may go: stages of the same status. */
export const placesFor = (stage: Stage, draft: readonly DraftStage[]): DraftStage[] =>
  draft.filter(({ status }) => status === stage.status)
