/** The values of a quick apply, stored on this device until it is sent. Never the password. */
export type ApplyDraft = { name: string; email: string; coverLetter: string }

const EMPTY: ApplyDraft = { name: '', email: '', coverLetter: '' }
/** The storage key of a draft. */
export const applyDraftKey = (jobId: number): string => `qhatu.postulacion.${jobId}`

/** The draft for a job; empty when there is none or storage is not available. */
export function readApplyDraft(jobId: number): ApplyDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(applyDraftKey(jobId)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return EMPTY
    const text = (name: keyof ApplyDraft) => {
      const value = (stored as Record<string, unknown>)[name]
      return typeof value === 'string' ? value : ''
    }
    return { name: text('name'), email: text('email'), coverLetter: text('coverLetter') }
  } catch {
    return EMPTY
  }
}

export function keepApplyDraft(jobId: number, { name, email, coverLetter }: ApplyDraft): void {
  try {
    localStorage.setItem(applyDraftKey(jobId), JSON.stringify({ name, email, coverLetter }))
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
