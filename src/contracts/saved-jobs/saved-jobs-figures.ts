/** How many saved jobs an account or a browser keeps. */
export const mostSavedJobs = 200
