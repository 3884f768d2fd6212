import { foldText } from '../text.ts'

/** Stored and shown in English (`mode`), shown in Spanish too (`workType`): one column, two names. */
export const WORK_MODES = ['remote', 'onsite', 'hybrid'] as const
export type WorkMode = (typeof WORK_MODES)[number]

export const WORK_TYPES = ['remoto', 'presencial', 'híbrido'] as const
export type WorkType = (typeof WORK_TYPES)[number]

const WORK_TYPE_OF: Readonly<Record<WorkMode, WorkType>> = {
  remote: 'remoto',
  onsite: 'presencial',
  hybrid: 'híbrido',
}
const LABELS: Readonly<Record<WorkMode, string>> = {
  remote: 'Remoto',
  onsite: 'Presencial',
  hybrid: 'Híbrido',
}

const SPELLINGS: Readonly<Record<WorkMode, RegExp>> = {
  remote: /^(?:100 ?% )?(?:remot[oae]|teletrabajo|home ?office|trabajo remoto|telecommute|work from home)$/,
  onsite: /^(?:(?:100 ?% )?presencial|on-?site|in-?office|oficina)$/,
  hybrid: /^(?:hibrid[oa]|hybrid|semi-?presencial|mixt[oa])$/,
}

export function isWorkMode(value: string): value is WorkMode {
  return WORK_MODES.some((mode) => mode === value)
}

export function workTypeOf(mode: WorkMode): WorkType {
  return WORK_TYPE_OF[mode]
}

export function workModeLabel(mode: WorkMode): string {
  return LABELS[mode]
}

/** One answer in either language, any capitals, with or without accents; null when it is none of the three. */
export function parseWorkMode(value: string): WorkMode | null {
  const folded = foldText(value)
  return WORK_MODES.find((mode) => SPELLINGS[mode].test(folded)) ?? null
}

/** What a whole ad says about the mode. An ad that says nothing is work on site. */
export function workModeFromText(text: string): WorkMode {
  const folded = foldText(text)
  if (
    /\b(?:modalidad|trabajo|puesto|esquema) (?:es )?(?:hibrid|semi-?presencial|mixt)|\bhybrid\b/.test(folded)
  )
    return 'hybrid'
  if (
    /\bhome ?office\b|\bteletrabajo\b|\b(?:modalidad|trabajo|puesto|100 ?%) (?:es )?(?:100 ?% )?remot[oa]\b|\bfully remote\b/.test(
      folded,
    )
  )
    return 'remote'
  return 'onsite'
}
