import { undoSeconds } from '#contracts/acts/undo-figures.ts'

/**
 * How long a person is not told of an administrator's decision (ms): while it can be undone, and two seconds for the undo to
 * arrive. A task with this delay tells then, if the decision still stands.
 */
export const noticeDelay = (undoSeconds + 2) * 1000
