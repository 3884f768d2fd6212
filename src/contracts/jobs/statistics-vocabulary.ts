/** The company's own page: its list of open ads there, and its feed of them. Links there say it. */
export const careersSources = ['widget', 'feed'] as const
export type CareersSource = (typeof careersSources)[number]

/** Where those who open an ad come from. `unknown`: counted before it was asked. */
export const viewSources = [
  'site',
  ...careersSources,
  'search',
  'social',
  'mail',
  'direct',
  'other',
  'unknown',
] as const
export type ViewSource = (typeof viewSources)[number]

/** Where those who applied came from: as the visits of ads, or invited by the company. */
export const applicationSources = [...viewSources, 'invitation'] as const
export type ApplicationSource = (typeof applicationSources)[number]
