/** In how many hours a report should be decided. */
export const reportHours = 48

/** How many messages before and after a reported one an administrator reads. */
export const messagesAround = 5
