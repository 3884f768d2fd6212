/* Figures of the drafts and templates of ads. */

/** How many drafts, and how many templates, a company keeps. */
export const mostJobDrafts = 50
export const mostJobTemplates = 50

/** In characters. */
export const longestJobTemplateName = 60
/** What a draft takes of a line and of a text, in characters: more than an ad, because nothing is checked before it is published. */
export const mostDraftLetters = { line: 500, text: 15_000 } as const
