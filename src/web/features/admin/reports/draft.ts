import type { ReportStatus } from '#contracts/support/outcomes-vocabulary.ts'

/** A decision that is being written. */
export interface Draft {
  /** Null: none was chosen. */
  outcome: Exclude<ReportStatus, 'open'> | null
  note: string
  warnApplicants: boolean
  /** What is wrong with the note. */
  problem: string | null
}

export const newDraft: Draft = { outcome: null, note: '', warnApplicants: true, problem: null }
