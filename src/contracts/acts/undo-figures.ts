/** How long what one user does to another can be undone, before the other is notified. */
export const undoSeconds = 10
