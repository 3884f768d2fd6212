/** Why an administrator suspends an account. */
export const suspensionReasons = [
  'fraud',
  'asks_money',
  'impersonation',
  'spam',
  'harassment',
  'false_data',
  'other',
] as const
export type SuspensionReason = (typeof suspensionReasons)[number]
