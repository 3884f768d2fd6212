import { z } from 'zod'
import { experienceLevels, highestMinPay, jobSorts, postedWithin, workModes } from '#contracts/vocabulary.ts'

/** One or several values of a filter: `?mode=remote&mode=hybrid` or `?mode=remote`. Unknown ones are ignored. */
const many = <T extends string>(values: readonly T[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((given) => {
      const list = given === undefined ? [] : Array.isArray(given) ? given : [given]
      return list.filter((value): value is T => (values as readonly string[]).includes(value))
    })

/** Of a name that an address repeats by mistake the first value counts. */
const once = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => (Array.isArray(given) ? given[0] : given) ?? '')
export const text = once.transform((value) => value.trim().slice(0, 200))
export const flag = once.transform((value) => ['true', '1', 'on'].includes(value))

/** The filters of the lists. Kind to a hand-written URL: what cannot be read is left out, never an error. */
export const jobFilters = z.object({
  q: text,
  /** A category by its name, its capitals and accents forgiven, or as an address has it: 'recursos-humanos'. */
  category: text,
  /** A place by its slug ('trujillo') or in words ('Miraflores, Lima'). */
  location: text,
  /** Slugs that narrow `location`, as a form sends them; what does not lie in it is left out. */
  province: text,
  district: text,
  /** Beside the jobs of the place, also those done from anywhere. Without a place it means nothing. */
  withRemote: flag,
  workType: many(['remoto', 'presencial', 'híbrido', 'hibrido', ...workModes]),
  mode: many(workModes),
  experience: many(experienceLevels),
  withSalary: flag,
  /** In soles a month, compared with the top of a job's range. Only monthly pay is compared: nothing is converted by guess. */
  minPay: z.coerce.number().int().min(1).max(highestMinPay).optional().catch(undefined),
  /** Keeps the jobs whose monthly pay cannot be read when `minPay` is asked for. */
  withUnknownPay: flag,
  /** Published within so many days. */
  days: z.coerce
    .number()
    .optional()
    .transform((value) => postedWithin.find((days) => days === value))
    .catch(undefined),
  sort: once.transform((value) => jobSorts.find((sort) => sort === value)),
  page: z.coerce.number().int().min(1).max(100).catch(1),
  limit: z.coerce.number().int().min(1).max(100).catch(20),
})
export type JobFilters = z.output<typeof jobFilters>
