import {
  experienceLabel,
  experienceLevels,
  highestMinPay,
  minPaySteps,
  postedWithin,
  workModeLabel,
  workModes,
} from '#contracts/vocabulary.ts'
import { amount, type Filter, type FilterValue, flag, many, one, text } from './job-filter-kinds.ts'

/** 'a', 'a o b', 'a, b o c'. */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} o ${last}`
}

const number = new Intl.NumberFormat('es-PE', { useGrouping: true })
const inSoles = (written: string) => `S/\u00A0${number.format(Number(written))}`

/**
 * The filters of the job lists, each with the name that addresses and calls give it, in the order of a canonical address. From this
 * table are made: the query of the calls, what reads and writes addresses, the controls and chips of the lists, what mails and feeds
 * call a search, and the counts of the facets. How a filter is asked of the database stands in `list/counted-filters.queries.ts` and
 * `list/search-conditions.queries.ts`.
 */
export const jobFilters = {
  q: text('Palabras'),
  /** A category by its name, its capitals and accents forgiven, or as an address has it: 'recursos-humanos'. */
  category: { ...text('Categoría'), isCounted: true },
  /** A place by its slug ('trujillo') or in words ('Miraflores, Lima'). */
  location: text('Ubicación'),
  /** Slugs that narrow `location`, as a form sends them; what does not lie in it is left out. */
  province: text('Provincia'),
  district: text('Distrito'),
  /** Beside the jobs of the place, also those done from anywhere. */
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
  /** In soles a month, compared with the top of a job's range. Only monthly pay is compared: nothing is converted by guess. */
  minPay: amount('Sueldo mínimo', minPaySteps, highestMinPay, {
    label: (written) => `Desde ${inSoles(written)}`,
    phrase: (written) => `desde ${inSoles(written)} al mes`,
  }),
  /** Keeps the jobs whose monthly pay cannot be read when `minPay` is asked for. */
  withUnknownPay: { ...flag('Con avisos sin sueldo'), needs: ['minPay'] },
  /** Published within so many days. */
  days: one('Publicado', postedWithin, (days) =>
    days === '1' ? 'Últimas 24 horas' : `Últimos ${days} días`,
  ),
} as const satisfies Record<string, Filter<FilterValue>>

type Table = typeof jobFilters
export type JobFilterName = keyof Table
/** What a list is asked for, as it is read from an address. */
export type JobFilters = { -readonly [Name in JobFilterName]: ReturnType<Table[Name]['read']> }
/** The filters whose values are counted, and of these the ones that take several values, or are on or off. */
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
