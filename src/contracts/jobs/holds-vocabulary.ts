/** Why an ad may wait before it is public. Without zod. */

/** What a company must prove before its first ad is published. */
export const proofCodes = ['email_unconfirmed', 'ruc_missing'] as const
export type ProofCode = (typeof proofCodes)[number]

export const holdCodes = [
  ...proofCodes,
  'payment_asked',
  'age',
  'sex',
  'looks',
  'family',
  'origin',
  'creed',
  'health',
] as const
export type HoldCode = (typeof holdCodes)[number]

/** The texts of an ad that are checked. */
export const adFields = ['title', 'description', 'requirements', 'benefits', 'salaryRange'] as const
export type AdField = (typeof adFields)[number]
