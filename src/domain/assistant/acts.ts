import { ACTS, type ActName } from './acts.data.ts'

/** The act that spoken text without signs asks for; null: another one. */
export const actIn = (text: string): ActName | null =>
  ACTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
