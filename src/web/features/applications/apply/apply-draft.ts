/** What was typed into a quick apply, kept on this device until it is sent. Never the password. */
export type ApplyDraft = { name: string; email: string; coverLetter: string }

const EMPTY: ApplyDraft = { name: '', email: '', coverLetter: '' }
/** Under which it is kept. */
export const applyDraftKey = (jobId: number): string => `qhatu.postulacion.${jobId}`

/** The draft for a job; empty where there is none, or where the browser keeps nothing. */
export function readApplyDraft(jobId: number): ApplyDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(applyDraftKey(jobId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return EMPTY
    const text = (name: keyof ApplyDraft) => {
      const value = (kept as Record<string, unknown>)[name]
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
    // A full or forbidden storage only means that a closed page forgets.
  }
}

export function dropApplyDraft(jobId: number): void {
  try {
    localStorage.removeItem(applyDraftKey(jobId))
  } catch {
    // Nothing was kept, then.
  }
}
