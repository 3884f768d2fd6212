/** Words that were searched less often than this are not shown: they may be somebody's name. */
export const fewestSearches = 3

/** For how many days searched words are stored. */
export const searchDays = 90

/** For how many months those who registered in one are followed, the current one included. */
export const cohortMonths = 6

/** Figures that many rows are read for are counted anew after so many minutes. */
export const countedAnewMinutes = 5
