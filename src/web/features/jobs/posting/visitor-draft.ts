import type { JobFormValues } from './job-form-values.ts'

/** The storage key for the draft of a visitor. */
export const visitorDraftKey = 'qhatu.job-draft.visitor'

/** What was written before signing in, once: from now on the company's draft has it. */
export function takeVisitorDraft(): Partial<JobFormValues> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(visitorDraftKey) ?? 'null')
    localStorage.removeItem(visitorDraftKey)
    return typeof stored === 'object' ? stored : null
  } catch {
    // Without storage there is no draft either.
    return null
  }
}
