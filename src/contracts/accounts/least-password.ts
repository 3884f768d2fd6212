/** The minimum length of any password. The operator's setting, known to the server, may require more. */
export const leastPassword = 8
