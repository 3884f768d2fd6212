/** How many accounts a mail to many takes by their numbers; more are chosen by a search. */
export const mostChosenRecipients = 5000

/** The lengths of a mail to many (characters). */
export const campaignTexts = { mostSubject: 150, mostContent: 10_000 } as const
