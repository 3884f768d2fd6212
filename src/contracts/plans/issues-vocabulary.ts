/** What became of a document at its issuer. */
export const issueStates = ['waiting', 'accepted', 'refused'] as const
export type IssueState = (typeof issueStates)[number]

/** What the list of them can be filtered by; `failed`: the issuer gave no answer yet. */
export const issueFilters = [...issueStates, 'failed'] as const
export type IssueFilter = (typeof issueFilters)[number] | 'all'
