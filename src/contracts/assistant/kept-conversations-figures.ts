// How much of conversations with the assistant is kept. Without zod, for the page.

export const mostKept = 50
export const mostKeptTurns = 40
/** Letters of one answer. */
export const mostKeptLetters = 6000
export const mostKeptSources = 12
