/** Why an ad may wait before it is public, and what is only noticed about it. Without zod. */

/** What a company must prove before its first ad is published. */
export const proofCodes = ['email_unconfirmed', 'ruc_missing'] as const
export type ProofCode = (typeof proofCodes)[number]

/** What holds an ad whoever publishes it. */
const lawCodes = ['payment_asked', 'age', 'sex', 'looks', 'family', 'origin', 'creed', 'health'] as const

/** What holds an ad unless Qhatu has checked its company. */
export const trustCodes = ['messenger_only', 'pay_far_off', 'copied_text', 'many_ads'] as const
export type TrustCode = (typeof trustCodes)[number]

/** A confidential ad of a company that Qhatu no longer knows: nothing in its words, and nothing that Qhatu may allow. */
export const unknownCompany = 'unknown_company'

export const holdCodes = [...proofCodes, unknownCompany, ...lawCodes, ...trustCodes] as const
export type HoldCode = (typeof holdCodes)[number]

/** What holds nothing and only administrators see. */
const lightCodes = ['free_mail', 'repeated_text', 'good_health', 'photo', 'address'] as const

/** A remark: light ones, and those of trust on the ads of a company that Qhatu has checked. */
export const remarkCodes = [...trustCodes, ...lightCodes] as const
export type RemarkCode = (typeof remarkCodes)[number]

/** The texts of an ad that are checked. */
export const adFields = [
  'title',
  'description',
  'requirements',
  'benefits',
  'salaryRange',
  'questionTexts',
] as const
export type AdField = (typeof adFields)[number]
