/** What a key of a company may be allowed: each call that takes keys names one of these. */
export const keyScopes = [
  'company:read',
  'jobs:read',
  'jobs:write',
  'candidates:read',
  'candidates:write',
  'reports:read',
  'webhooks:read',
  'webhooks:write',
] as const
export type KeyScope = (typeof keyScopes)[number]

/** How a key ended: by hand, or because the person who made it no longer owns the company. */
export const keyEnds = ['by_hand', 'owner_left'] as const
export type KeyEnd = (typeof keyEnds)[number]
