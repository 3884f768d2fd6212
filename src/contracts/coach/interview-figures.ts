/** In characters: some minutes of speech. */
export const longestPractice = 4000
