/** The receipt of a payment as a PDF. */
export const receiptPaperHref = (paymentId: number): string => `/api/payments/${paymentId}/paper`

/** A note as a PDF. */
export const notePaperHref = (noteId: number): string => `/api/notes/${noteId}/paper`
