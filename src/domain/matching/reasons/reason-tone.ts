import type { MatchReason } from './reason.words.ts'

/** Whether a reason is for the match, against it, or about something unknown. */
export type ReasonTone = 'for' | 'against' | 'unknown'

const tones: Readonly<Record<MatchReason['code'], ReasonTone>> = {
  skills_matched: 'for',
  skills_missing: 'against',
  skills_related: 'for',
  skills_claimed: 'against',
  skills_unknown: 'unknown',
  title_same: 'for',
  title_close: 'for',
  title_past: 'for',
  title_studies: 'for',
  title_other: 'against',
  years_enough: 'for',
  years_short: 'against',
  years_over: 'against',
  years_unknown: 'unknown',
  rank_above: 'against',
  rank_below: 'against',
  place_remote: 'for',
  place_same: 'for',
  place_near: 'for',
  place_served: 'for',
  place_lodged: 'for',
  place_willing: 'for',
  place_far: 'against',
  place_unknown: 'unknown',
  language_met: 'for',
  language_short: 'against',
  languages_unknown: 'unknown',
  education_met: 'for',
  education_short: 'against',
  education_unknown: 'unknown',
  licence_missing: 'against',
  words_shared: 'for',
  words_unknown: 'unknown',
  pay_met: 'for',
  pay_short: 'against',
  lowered_work: 'against',
  lowered_subject: 'against',
  lowered_level: 'against',
  lowered_place: 'against',
  lowered_pay: 'against',
  lowered_education: 'against',
  lowered_language: 'against',
}

export const reasonTone = (reason: MatchReason): ReasonTone =>
  (reason.code === 'skills_matched' || reason.code === 'words_shared') && reason.matched === 0
    ? 'against'
    : tones[reason.code]

/**
 * The reasons for a short list: those for the match first, then what is missing. Unknown facts, percentages and word counts appear
 * only in the full view.
 */
export function shortReasons(reasons: readonly MatchReason[]): MatchReason[] {
  const listed = reasons.filter((reason) => !('percent' in reason) && reason.code !== 'words_shared')
  return [
    ...listed.filter((reason) => reasonTone(reason) === 'for'),
    ...listed.filter((reason) => reasonTone(reason) === 'against'),
  ]
}
