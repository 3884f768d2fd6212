/** How many skills a list of a profile, of a job or of a compatibility has, and the length of each in characters. */
export const mostSkills = 60
export const longestSkill = 80
/** How many languages a profile has. */
export const mostLanguages = 20
/** The period in which visits to a profile are counted. */
export const profileViewDays = 30
