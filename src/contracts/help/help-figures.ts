/** How many articles a search finds: more are rarely looked at. */
export const mostHelpResults = 10
