/* Figures of company keys. */

/** What every key begins with, so that people and scanners of secrets recognize one. */
export const keyPrefix = 'qh_live_'

/** How many keys of a company work at the same time. */
export const mostKeys = 10

/** The longest name of a key (characters). */
export const longestKeyName = 60

/** How many calls one key may make in a minute. */
export const keyCallsPerMinute = 120

/** How many of the last calls of a key are listed, and for how many days calls are counted. */
export const listedKeyCalls = 50
export const keyUseDays = 30

/** For how many days an ended key is listed with its use. */
export const endedKeyDays = 90
