/** How long before its end the holder of a plan is reminded. */
export const planReminderDays = 7
