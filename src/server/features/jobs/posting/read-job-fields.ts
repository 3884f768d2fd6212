import { storedProfile } from '#domain/matching/engine.ts'
import { type JobFields, readPlaceAndPay } from './job-fields.ts'

/**
 * What somebody wrote about a job with what follows from it: place, pay and what matching makes of it. Read before a transaction begins, because it
 * takes milliseconds in which others would wait for its locks.
 */
export function readJobFields(fields: JobFields, skillsLeftOut: readonly string[] = []) {
  const read = { ...fields, ...readPlaceAndPay(fields) }
  return { ...read, ...storedProfile({ id: 0, ...read, skillsLeftOut }) }
}
export type ReadJobFields = ReturnType<typeof readJobFields>
