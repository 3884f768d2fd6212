/** How many weeks the figures cover, the current one included. */
export const analyticsWeeks = [4, 12, 26] as const
export type AnalyticsWeeks = (typeof analyticsWeeks)[number]
/** What is shown to who does not choose. */
export const usualWeeks: AnalyticsWeeks = 12
