import { storedProfile } from '#domain/matching/engine.ts'
import { type JobFields, readPlaceAndPay } from './job-fields.ts'

/**
 * The fields of a job with derived ones: place, pay and matching profile. Call it before a transaction, because it
 * takes milliseconds in which others would wait for its locks.
 */
export function readJobFields(fields: JobFields, skillsLeftOut: readonly string[] = []) {
  const read = { ...fields, ...readPlaceAndPay(fields) }
  return { ...read, ...storedProfile({ id: 0, ...read, skillsLeftOut }) }
}
export type ReadJobFields = ReturnType<typeof readJobFields>
