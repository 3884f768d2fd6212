/** The most letters of the name of an account's holder. */
export const mostHolderLetters = 120
/** The most rows that one press marks. */
export const mostMarked = 500
