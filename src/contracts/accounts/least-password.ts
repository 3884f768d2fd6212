/** The fewest characters that any password has; the operator's setting may ask for more, which the server knows. */
export const leastPassword = 8
