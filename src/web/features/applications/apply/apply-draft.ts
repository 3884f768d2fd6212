import type { AnswerName } from './sent-answers.ts'

/** The values of a quick apply, stored on this device until it is sent. Never the password. */
export type ApplyDraft = { name: string; email: string; coverLetter: string } & Record<AnswerName, string>

const EMPTY: ApplyDraft = { name: '', email: '', coverLetter: '' }
const isAnswer = (name: string): name is AnswerName => /^answers\.\d+$/.test(name)

/** The storage key of a draft. */
export const applyDraftKey = (jobId: number): string => `qhatu.postulacion.${jobId}`

/** The draft for a job; empty when there is none or storage is not available. */
export function readApplyDraft(jobId: number): ApplyDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(applyDraftKey(jobId)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return EMPTY
    const text = (name: string) => {
      const value = (stored as Record<string, unknown>)[name]
      return typeof value === 'string' ? value : ''
    }
    const answers = Object.keys(stored).filter(isAnswer)
    return {
      name: text('name'),
      email: text('email'),
      coverLetter: text('coverLetter'),
      ...Object.fromEntries(answers.map((name) => [name, text(name)])),
    }
  } catch {
    return EMPTY
  }
}

export function keepApplyDraft(jobId: number, { name, email, coverLetter, ...others }: ApplyDraft): void {
  const answers = Object.entries(others).filter(([field]) => isAnswer(field))
  try {
    localStorage.setItem(
      applyDraftKey(jobId),
      JSON.stringify({ name, email, coverLetter, ...Object.fromEntries(answers) }),
    )
  } catch {
    // Storage may be full or forbidden; then closing the page loses the draft.
  }
}

export function dropApplyDraft(jobId: number): void {
  try {
    localStorage.removeItem(applyDraftKey(jobId))
  } catch {
    // Then nothing was stored.
  }
}
