import { megabyte } from '#contracts/megabytes.ts'

/* Figures of the notes of a team. */

/** The longest note (characters). */
export const longestNote = 4000

/** How many notes an application takes, how many people one names, how many files it has. */
export const mostNotes = 500
export const mostMentions = 20
export const mostNoteFiles = 5

/** The largest file of a note, in bytes. */
export const noteFileMaxBytes = 5 * megabyte
