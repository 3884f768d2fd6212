/** Words that were searched less often than this are not shown: they may be somebody's name. */
export const fewestSearches = 3

/** For how many days searched words are stored. */
export const searchDays = 90
