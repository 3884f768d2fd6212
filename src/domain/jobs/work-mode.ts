import { type WorkMode, workModes, workTypes } from '#contracts/vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'

export type WorkType = (typeof workTypes)[WorkMode]

const SPELLINGS: Readonly<Record<WorkMode, RegExp>> = {
  remote: /^(?:100 ?% )?(?:remot[oae]|teletrabajo|home ?office|trabajo remoto|telecommute|work from home)$/,
  onsite: /^(?:(?:100 ?% )?presencial|on-?site|in-?office|oficina)$/,
  hybrid: /^(?:hibrid[oa]|hybrid|semi-?presencial|mixt[oa])$/,
}

export function workTypeOf(mode: WorkMode): WorkType {
  return workTypes[mode]
}

/** The mode that one word names, in either language, ignoring case and accents; null if it is none of the three. */
export function parseWorkMode(value: string): WorkMode | null {
  const folded = foldText(value)
  return workModes.find((mode) => SPELLINGS[mode].test(folded)) ?? null
}

const REMOTE_FORMS = [
  String.raw`\bhome ?office\b`,
  String.raw`\bteletrabajo\b`,
  String.raw`\b(?:modalidad|trabajo|puesto|100 ?%) (?:es )?(?:100 ?% )?remot[oa]\b`,
  String.raw`\bfully remote\b`,
  // The place of the ad stands first.
  String.raw`^remot[oa]\b`,
  String.raw`\btrabaj\w+ desde (?:tu |su |la )?casa\b`,
]
const REMOTE = new RegExp(REMOTE_FORMS.join('|'))
/** The mode that the text of an ad describes; without any mention it is work on site. */
export function workModeFromText(text: string): WorkMode {
  const folded = foldText(text)
  if (
    /\b(?:modalidad|trabajo|puesto|esquema) (?:es )?(?:hibrid|semi-?presencial|mixt)|\bhybrid\b/.test(folded)
  )
    return 'hybrid'
  if (REMOTE.test(folded)) return 'remote'
  return 'onsite'
}
