import { undoSeconds } from '#contracts/figures.ts'

/** Said before an act, as part of a sentence. */
export const timeToUndo = `${undoSeconds} segundos para deshacerlo`
