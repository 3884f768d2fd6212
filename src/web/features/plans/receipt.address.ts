/** The receipt of a payment as a PDF. */
export const receiptPaperHref = (paymentId: number): string => `/api/payments/${paymentId}/paper`
