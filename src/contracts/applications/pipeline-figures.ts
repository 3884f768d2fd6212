/* Figures of the stages, tags and views of candidates. */

export const mostStages = 20
export const longestStageName = 40
/** In how many days somebody should go on from a stage. */
export const mostGoalDays = 90
export const mostStageTemplates = 20

/** How many tags a company has, and how many a candidate. */
export const mostTags = 100
export const longestTagName = 30

export const mostViews = 12
export const longestViewName = 40

/** How many candidates are moved, tagged, written to or answered at once. */
export const mostAtOnce = 5000

/** How many are compared side by side. */
export const mostCompared = 4
