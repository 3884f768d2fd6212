import { z } from 'zod'
import { lastPage, workModes } from '#contracts/vocabulary.ts'
import { jobSorts } from './job-filter-choices.ts'
import { readFlag, readText } from './job-filter-kinds.ts'
import { filterOf, type JobFilterName, jobFilterNames, type JobFilters } from './job-filters.ts'

/** All values of a query parameter: `?mode=remote&mode=hybrid`, `?mode=remote` or none. */
export const given = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((values) => (values === undefined ? [] : [values].flat()))

export const text = given.transform(readText)
export const flag = given.transform(readFlag)

const filters = Object.fromEntries(
  jobFilterNames.map((name) => {
    const { title, values, read } = filterOf(name)
    return [name, given.transform(read).describe([title, ...values].join(' · '))]
  }),
) as unknown as {
  [Name in JobFilterName]: z.ZodPipe<typeof given, z.ZodTransform<JobFilters[Name], string[]>>
}

/** The three modes as `workType` may name them. */
const workTypeWords = {
  remote: ['remoto', 'remote'],
  onsite: ['presencial', 'onsite'],
  hybrid: ['híbrido', 'hibrido', 'hybrid'],
}

/** The query of the lists. It is tolerant of hand-written URLs: invalid values are ignored, never an error. */
export const jobListQuery = z.object({
  ...filters,
  /** `mode` under its other name. */
  workType: given.transform((values) =>
    workModes.filter((mode) => workTypeWords[mode].some((word) => values.includes(word))),
  ),
  sort: given.transform(([value]) => jobSorts.find((sort) => sort === value)),
  page: z.coerce.number().int().min(1).max(lastPage).catch(1),
  limit: z.coerce.number().int().min(1).max(100).catch(20),
})
export type JobListQuery = z.output<typeof jobListQuery>
