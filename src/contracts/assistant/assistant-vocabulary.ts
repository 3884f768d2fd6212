// What the assistant can do, and what a person may say of an answer. Without zod, for the page.

/** What an answer was made with; the last ones are talk. */
export const assistantTools = [
  'jobs',
  'services',
  'help',
  'applications',
  'profile',
  'match',
  'plans',
  'candidates',
  'ads',
  'greeting',
  'thanks',
  'about',
  'person',
  'refusal',
  'distress',
  'question-back',
  'unknown',
] as const
export type AssistantTool = (typeof assistantTools)[number]

/** The thumbs under an answer. */
export const verdicts = ['good', 'bad'] as const

/** Why an answer was not good, with its words on the screen. */
export const verdictReasons = {
  'not-asked': 'No era lo que pregunté',
  wrong: 'Tiene un dato equivocado',
  incomplete: 'Le falta algo',
  unclear: 'No se entiende',
  other: 'Otra cosa',
} as const
export type VerdictReason = keyof typeof verdictReasons

/** How an answer was worded: by rules, or by a model with this version of its prompt. */
export const assistantDrivers = ['rules', 'assistant-v1'] as const
export type AssistantDriver = (typeof assistantDrivers)[number]

/** What of a person a model may be given, each after a yes of its own. */
export const modelUses = ['conversation', 'profile', 'applications', 'company'] as const
export type ModelUse = (typeof modelUses)[number]
