/** Where the draft of somebody without a session is kept. */
export const visitorDraftKey = 'qhatu.job-draft.visitor'

/**
 * Makes what was typed before signing in the draft under `key`. It takes the place of an older draft there: it is what the
 * person has just written and expects to find.
 */
export function adoptVisitorDraft(key: string): void {
  try {
    const kept = localStorage.getItem(visitorDraftKey)
    if (kept === null) return
    localStorage.setItem(key, kept)
    localStorage.removeItem(visitorDraftKey)
  } catch {
    // A forbidden storage has kept nothing either.
  }
}
