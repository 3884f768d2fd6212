import { experienceLabel, experienceLevels, workModeLabel, workModes } from '#contracts/vocabulary.ts'
import { highestMinPay, minPaySteps, postedWithin } from './job-filter-choices.ts'
import { amount, type Filter, type FilterValue, flag, many, one, text } from './job-filter-kinds.ts'

/** Joins as 'a', 'a o b', 'a, b o c'. */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`
}

const number = new Intl.NumberFormat('es-PE', { useGrouping: true })
const inSoles = (written: string) => `S/\u00A0${number.format(Number(written))}`

/**
 * The filters of the job lists, named as in addresses and calls, in the order of a canonical address. This table defines the query
 * of the calls, the parsing and writing of addresses, the controls and chips, the description of a search in mails and feeds, and
 * the facet counts. The SQL of the filters is in `list/counted-filters.queries.ts` and `list/search-conditions.queries.ts`.
 */
export const jobFilters = {
  q: text('Palabras'),
  /** The words are searched as they stand: no place, way of working or pay is read in them. */
  literal: { ...flag('Palabras tal cual'), needs: ['q'] },
  /** A category by name, ignoring case and accents, or by slug: 'recursos-humanos'. */
  category: { ...text('Categoría'), isCounted: true },
  /** A place by slug ('trujillo') or in words ('Miraflores, Lima'). */
  location: text('Ubicación'),
  /** Slugs that narrow `location`; a slug outside it is ignored. */
  province: text('Provincia'),
  district: text('Distrito'),
  /** Includes remote jobs besides the jobs of the place. */
  withRemote: { ...flag('Con remotos'), needs: ['location', 'province', 'district'] },
  mode: {
    ...many('Modalidad', workModes, {
      label: workModeLabel,
      phrase: (modes) => either(modes.map((mode) => workModeLabel(mode).toLowerCase())),
    }),
    isCounted: true,
  },
  experience: {
    ...many('Experiencia', experienceLevels, {
      label: experienceLabel,
      phrase: (levels) => `${either(levels.map((level) => level.replace('-', ' a ')))} años`,
    }),
    isCounted: true,
  },
  withSalary: {
    ...flag('Con sueldo visible'),
    phrase: () => 'con sueldo visible',
    isCounted: true,
  },
  /** In soles a month, compared with the top of a job's range. Other periods and currencies are not converted and do not match. */
  minPay: amount('Sueldo mínimo', minPaySteps, highestMinPay, {
    label: (written) => `Desde ${inSoles(written)}`,
    phrase: (written) => `desde ${inSoles(written)} al mes`,
  }),
  /** With `minPay`, also includes the jobs whose monthly pay is unknown. */
  withUnknownPay: { ...flag('Con avisos sin sueldo'), needs: ['minPay'] },
  /** Published in the last N days. */
  days: one('Publicado', postedWithin, (days) =>
    days === '1' ? 'Últimas 24 horas' : `Últimos ${days} días`,
  ),
} as const satisfies Record<string, Filter<FilterValue>>

type Table = typeof jobFilters
export type JobFilterName = keyof Table
/** The filters of a list, as parsed from an address. */
export type JobFilters = { -readonly [Name in JobFilterName]: ReturnType<Table[Name]['read']> }
/** The filters with counted values; of these, those with several values and those that are on or off. */
export type CountedFilter = {
  [Name in JobFilterName]: Table[Name] extends { isCounted: true } ? Name : never
}[JobFilterName]
type CountedLike<Value> = {
  [Name in CountedFilter]: JobFilters[Name] extends Value ? Name : never
}[CountedFilter]
export type CountedList = CountedLike<readonly string[]>
export type CountedFlag = CountedLike<boolean>

export const jobFilterNames = Object.keys(jobFilters) as JobFilterName[]
export const filterOf = (name: JobFilterName): Filter<FilterValue> => jobFilters[name]
export const countedFilters = jobFilterNames.filter(
  (name): name is CountedFilter => filterOf(name).isCounted === true,
)
export const isCountedList = (name: CountedFilter): name is CountedList => filterOf(name).kind === 'many'
export const isCountedFlag = (name: CountedFilter): name is CountedFlag => filterOf(name).kind === 'flag'
