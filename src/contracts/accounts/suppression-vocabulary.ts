/** Why an address gets no mail: its mailbox does not exist, or its owner reported a mail as unwanted. */
export const suppressionReasons = ['bounce', 'complaint'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]
