/** What a payer shows who they are with: nothing, the tax number of a business, or the number of the identity card. */
export const payerDocuments = ['none', 'ruc', 'dni'] as const
export type PayerDocument = (typeof payerDocuments)[number]
