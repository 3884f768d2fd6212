/** The audiences of help articles. */
export const helpAudiences = ['visitor', 'professional', 'company'] as const

export type HelpAudience = (typeof helpAudiences)[number]
