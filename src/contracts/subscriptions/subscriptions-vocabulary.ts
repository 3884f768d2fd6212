/** What a mailbox can subscribe to. `news`: marketing of Qhatu itself. */
export const subscriptionKinds = ['newsletter', 'job_alert', 'news'] as const
