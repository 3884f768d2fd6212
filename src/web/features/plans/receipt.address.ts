/** The receipt of a payment as a PDF. */
export const receiptPaperHref = (paymentId: number): string => `/api/payments/${paymentId}/paper`

/** The data of the boleta or factura of a payment, as JSON. */
export const receiptDataHref = (paymentId: number): string => `/api/payments/${paymentId}/data`

/** The data of the nota de crédito of a note, as JSON. */
export const noteDataHref = (noteId: number): string => `/api/notes/${noteId}/data`

/** A note as a PDF. */
export const notePaperHref = (noteId: number): string => `/api/notes/${noteId}/paper`
