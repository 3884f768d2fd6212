/** A notice about the service goes to every account; marketing only to those who agreed to it. */
export const campaignKinds = ['service', 'marketing'] as const
export type CampaignKind = (typeof campaignKinds)[number]

/** `waiting`: it can still be undone and nothing is sent. */
export const campaignStatuses = ['waiting', 'sending', 'paused', 'done', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** `skipped`: at the moment of sending, the account was suspended or deleted, or no longer agreed. */
export const recipientStates = ['waiting', 'sent', 'skipped'] as const
