/** How many days back the report looks if nobody says it. */
export const usualReportDays = 180
