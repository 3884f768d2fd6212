/* Figures of accounts. Without zod, for public pages. */

/** The minimum length of any password. The operator's setting, known to the server, may require more. */
export const leastPassword = 8
/** The maximum length of an e-mail address, in characters. */
export const longestEmail = 254

/** How long the links in mails about an account are valid. */
export const confirmEmailDays = 3
export const changeEmailHours = 24
export const resetPasswordHours = 1

/** How long a session lasts that the browser remembers, and how long any other at most. */
export const rememberedSessionDays = 30
export const plainSessionHours = 12

/** How many recovery codes an account has, and after how many wrong codes the password is asked again. */
export const recoveryCodes = 10
export const mostCodeTries = 5
