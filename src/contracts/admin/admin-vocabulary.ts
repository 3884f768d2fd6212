/** The roles of administrators. An analyst only reads. */
export const adminRoles = ['owner', 'moderation', 'support', 'finance', 'analyst'] as const
export type AdminRole = (typeof adminRoles)[number]

/** What a call of the administration does, and the roles that may do it. */
export const capabilities = {
  /** One's own session. */
  'own-session': adminRoles,
  'read-figures': adminRoles,
  'read-content': adminRoles,
  'decide-content': ['owner', 'moderation'],
  'read-audit': ['owner', 'analyst'],
  'read-settings': adminRoles,
  'change-settings': ['owner'],
  'read-payments': ['owner', 'support', 'finance', 'analyst'],
  /** Discount codes. */
  'manage-codes': ['owner', 'finance'],
  /** Giving money back, having the ledger checked now, typing an exchange rate, and sending documents to their issuer again. */
  'refund-payments': ['owner', 'finance'],
  /** What is due to professionals, the lists of it with their account numbers, and marking them as paid. */
  'pay-professionals': ['owner', 'finance'],
  /** Problems with orders, and the decision about one. */
  'read-disputes': ['owner', 'moderation', 'support', 'finance'],
  'decide-disputes': ['owner', 'support', 'finance'],
  /** The accounts of people and companies, one by one. An analyst reads figures, and these are no figures. */
  'read-users': ['owner', 'moderation', 'support', 'finance'],
  'manage-users': ['owner', 'moderation', 'support'],
  /** Seeing an account as its owner sees it, without changing it. */
  'view-accounts': ['owner', 'support'],
  'change-plans': ['owner', 'support', 'finance'],
  /** What people ask us in writing: complaints, their data, a human review, contact. */
  'read-requests': ['owner', 'moderation', 'support'],
  'answer-requests': ['owner', 'support'],
  /** The papers of who asks to be verified, and the end of a verification. */
  'verify-accounts': ['owner', 'support'],
  /** What waits at all desks. */
  'work-inbox': ['owner', 'moderation', 'support'],
  /** Mails to many people at once. */
  'send-campaigns': ['owner', 'support'],
  /** What was sent to the systems of companies: bodies have data of applicants. */
  'read-webhooks': ['owner', 'moderation', 'support'],
  'resend-webhooks': ['owner', 'support'],
  'manage-team': ['owner'],
} as const satisfies Record<string, readonly AdminRole[]>
export type Capability = keyof typeof capabilities

/** Whether a role may make the calls that need this capability. */
export const may = (role: AdminRole, capability: Capability): boolean =>
  (capabilities[capability] as readonly AdminRole[]).includes(role)

/** What the audit records. */
export const auditCodes = [
  'session-started',
  'session-ended',
  'second-factor-begun',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
  'password-changed',
  'admin-invited',
  'invitation-cancelled',
  'invitation-accepted',
  'role-changed',
  'access-ended',
  'hold-decided',
  'item-opened',
  'service-moderated',
  'brief-moderated',
  'cv-moderated',
  'photo-moderated',
  'workplace-moderated',
  'review-moderated',
  'message-moderated',
  'messages-read',
  'cv-read',
  'post-status-changed',
  'post-deleted',
  'post-restored',
  'report-decided',
  'reports-exported',
  'request-answered',
  'paper-read',
  'verification-ended',
  'inbox-item-assigned',
  'inbox-item-postponed',
  'settings-changed',
  'payments-exported',
  'refund-requested',
  'refund-cancelled',
  'refund-retried',
  'ledger-checked',
  'exchange-rate-typed',
  'document-resent',
  'payouts-prepared',
  'payouts-exported',
  'payouts-marked',
  'dispute-decided',
  'dispute-decision-undone',
  'dispute-messages-read',
  'dispute-file-read',
  'audit-exported',
  'user-status-changed',
  'plan-changed',
  'user-sessions-ended',
  'user-second-factor-reset',
  'user-viewed',
  'user-note-added',
  'user-note-deleted',
  'bulk-change-begun',
  'export-begun',
  'export-downloaded',
  'campaign-sent',
  'campaign-tested',
  'campaign-paused',
  'campaign-resumed',
  'campaign-cancelled',
  'webhook-resent',
  'code-created',
  'code-ended',
] as const
export type AuditCode = (typeof auditCodes)[number]

/** The kinds of things that an entry of the audit is about. */
export const auditSubjects = [
  'admin',
  'invitation',
  'job',
  'service',
  'brief',
  'cv',
  'photo',
  'workplace-photo',
  'review',
  'message',
  'report',
  'request',
  'inbox-item',
  'settings',
  'payment',
  'ledger',
  'exchange-rate',
  'document',
  'payout-list',
  'dispute',
  'user',
  'campaign',
  'audit',
  'export',
  'webhook',
  'code',
] as const
export type AuditSubject = (typeof auditSubjects)[number]
