/** The longest note of an administrator to the owner of something (characters). */
export const longestNote = 1000

/** In how many hours an item of a queue should be decided. */
export const moderationHours = 24
