/** What a code gives: percent off, an amount off, or months without a payment. */
export const codeKinds = ['percent', 'amount', 'months'] as const
export type CodeKind = (typeof codeKinds)[number]

/** In capitals: letters, figures and hyphens. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{3,23}$/
