/** The longest answer to a request (characters). */
export const longestAnswer = 5000
