import { undoSeconds } from '#contracts/acts/undo-figures.ts'

/** Said before an act, as part of a sentence. */
export const timeToUndo = `${undoSeconds} segundos para deshacerlo`
