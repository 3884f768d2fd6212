import { storedProfile } from '#domain/matching/engine.ts'
import { type JobFields, readPlaceAndPay } from './job-fields.ts'

/**
 * The fields of a job with derived ones: place, pay and matching profile. Call it before a transaction, because it
 * takes milliseconds in which others would wait for its locks.
 */
export function readJobFields(fields: JobFields, skillsLeftOut: readonly string[] = []) {
  const parsed = { ...fields, ...readPlaceAndPay(fields) }
  return { ...parsed, ...storedProfile({ id: 0, ...parsed, skillsLeftOut }) }
}
export type ReadJobFields = ReturnType<typeof readJobFields>
