/** For how many days an export can be downloaded. */
export const exportDays = 7

/** The most rows of a spreadsheet. A sheet can have 1,048,576. */
export const mostExportRows = 1_000_000

/** The shortest and the longest reason for an export with names (characters). */
export const shortestExportReason = 10
export const longestExportReason = 1000
