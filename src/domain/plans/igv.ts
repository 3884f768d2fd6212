import { limaDay } from '#domain/time/dates.ts'

/** The rate of the tax as it is set: now, and another one from a day in Lima; '' for none. */
interface IgvSettings {
  igv_percent: number
  igv_next_percent: number
  igv_next_from: string
}

/** The rate at a moment, in percent. */
export const igvPercentAt = (
  { igv_percent: now, igv_next_percent: next, igv_next_from: from }: IgvSettings,
  at: Date,
): number => (from !== '' && limaDay(at) >= from ? next : now)
