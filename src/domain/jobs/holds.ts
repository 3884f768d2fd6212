/** A place in a text of an ad: what is printed there, and where. */
export interface Find {
  field: 'title' | 'description' | 'requirements' | 'benefits' | 'salaryRange'
  term: string
  start: number
  end: number
}

/** Why an ad waits. What is of its company and not of its words has no finds. */
export interface HoldReason {
  code: HoldCode
  finds: readonly Find[]
}

export const holdCodes = [
  'email_unconfirmed',
  'ruc_missing',
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
