/** How many people a page of the search shows, and how many pages it has at most. */
export const talentPage = { size: 20, most: 25 }
/** Without a job people are counted up to here. */
export const mostCounted = 1000
/** Lists of a company, and people in one of them. */
export const mostPools = 50
export const mostInPool = 1000
export const longestPoolName = 60
export const longestPoolNote = 300
/** Searches that one person saves. */
export const mostTalentSearches = 20
export const longestSearchName = 60
