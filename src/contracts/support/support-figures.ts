import type { DataRight } from './requests-vocabulary.ts'

/** The working days that the law gives to answer a sheet of the complaints book. */
export const complaintWorkingDays = 15
/** Those that it gives to answer each right over personal data (DS 016-2024-JUS). */
export const dataRightDays: Record<DataRight, number> = {
  access: 20,
  correction: 10,
  erasure: 10,
  opposition: 10,
}
/** Those in which we want to answer any other message. */
export const contactWorkingDays = 2
