/**
 * While the server's index loads, a list of matches is approximate and is requested again after this time. In
 * milliseconds.
 */
export const indexWait = 3000
