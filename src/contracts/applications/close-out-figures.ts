/* Figures of the answers and messages to candidates. */

/** For how many seconds answers to many candidates can be undone. Nothing leaves before. */
export const answersUndoSeconds = 60

/** After how many days without a step of the company its candidates hear that the process is closed. */
export const answerTerm = { least: 15, usual: 30, most: 60 } as const

/** How many days before that the company is reminded for the last time. */
export const lastReminderDays = 3

/** How many texts of its own a company keeps, and how long their names are (characters). */
export const mostAnswerTemplates = 20
export const longestTemplateName = 60

/** For how many days after the last message the link of a mail opens a conversation. */
export const threadLinkDays = 90

/** How many people of a group are listed, to preview or leave out one by one. Answers reach all of them. */
export const mostListedPeople = 200

/** What is added to an answer for one person alone: how long, and for how many people of one answer. */
export const longestLine = 300
export const mostLines = 500
