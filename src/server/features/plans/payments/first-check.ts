import { MINUTE } from '#domain/time/durations.ts'

/** When a provider is first asked about a payment that it told nothing of, in milliseconds after it was opened. */
export const firstCheck = 10 * MINUTE
