import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import {
  type ApplicationStatus,
  applicationStatuses,
  applicationStatusLabels,
} from '#contracts/vocabulary.ts'
import { isFinalStatus } from '#domain/applications/final-message.words.ts'
import { compareScores } from '#domain/matching/score/score-order.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { passesAnswer } from './answer-filter.ts'
import { statusLabel } from '#web/features/applications/sent/status.words.ts'

export type Column = {
  status: string
  label: string
  /** The final statuses are narrow rails until they are opened. */
  isFinal: boolean
  /** It contains the best match of all, so it is never collapsed. */
  hasBest: boolean
  candidates: CandidateApplication[]
}

const order: readonly ApplicationStatus[] = [
  'pending',
  'viewed',
  'preselected',
  'interviewed',
  'accepted',
  'hired',
  'rejected',
]

/**
 * The board: one column for each status in the order of hiring. An unknown status gets a column too, so that nobody is
 * left out.
 */
export function boardColumns(candidates: readonly CandidateApplication[]): Column[] {
  const groups = Map.groupBy(candidates, ({ status }) => status)
  const unknown = [...groups.keys()].filter((status) => !(order as readonly string[]).includes(status))
  const best = candidates.toSorted((a, b) => compareScores(a.compatibilityScore, b.compatibilityScore))[0]
  return [...order, ...unknown].map((status) => ({
    status,
    label: statusLabel(status),
    isFinal: isFinalStatus(status),
    hasBest: best?.status === status && best.compatibilityScore !== null,
    candidates: groups.get(status) ?? [],
  }))
}

/** The statuses to which a candidate can be moved: every one but the current one. */
export const moveTargets = (status: string): ApplicationStatus[] =>
  order.filter((target) => target !== status)

export const statusOptions = applicationStatuses.map((status) => ({
  value: status,
  label: applicationStatusLabels[status],
}))

export type CandidateFilter = {
  status: string
  text: string
  minScore: number
  /** As `answerOptions` makes it; '' for everybody. */
  answer: string
}

const haystack = ({ professional }: CandidateApplication) =>
  foldText(
    [
      professional.firstName,
      professional.lastName,
      professional.title,
      professional.skills,
      professional.location,
    ]
      .filter(Boolean)
      .join(' '),
  )

/** The candidates that match the filter. A candidate without a score never passes a minimum score. */
export function filterCandidates(
  candidates: readonly CandidateApplication[],
  { status, text, minScore, answer }: CandidateFilter,
): CandidateApplication[] {
  const words = foldText(text).split(' ').filter(Boolean)
  return candidates.filter((candidate) => {
    if (status && candidate.status !== status) return false
    if ((candidate.compatibilityScore ?? 0) < minScore) return false
    if (!passesAnswer(candidate, answer)) return false
    const where = words.length > 0 ? haystack(candidate) : ''
    return words.every((word) => where.includes(word))
  })
}

export const fullName = ({ professional }: Pick<CandidateApplication, 'professional'>) =>
  `${professional.firstName} ${professional.lastName}`.trim()
