/* Figures of scorecards. */

/** The points of an attribute: the steps of its stair. */
export const mostPoints = 4

/** How many attributes a job has, and how long their names and hints are (characters). */
export const mostAttributes = 8
export const longestAttribute = 60
export const longestHint = 120

/** How many attributes are suggested from what the job asks. */
export const suggestedAttributes = 5

/** The longest text of a scorecard (characters). */
export const longestScorecard = 4000

/** How many seconds after a change the draft is kept. */
export const draftSeconds = 3
