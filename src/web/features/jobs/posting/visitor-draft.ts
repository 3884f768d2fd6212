/** The storage key for the draft of a visitor. */
export const visitorDraftKey = 'qhatu.job-draft.visitor'

/**
 * Moves the draft written before signing in to `key`. It replaces an older draft there, because the person expects what
 * they have just written.
 */
export function adoptVisitorDraft(key: string): void {
  try {
    const draft = localStorage.getItem(visitorDraftKey)
    if (draft === null) return
    localStorage.setItem(key, draft)
    localStorage.removeItem(visitorDraftKey)
  } catch {
    // Without storage there is no draft either.
  }
}
