import {
  amount,
  type Filter,
  type FilterValue,
  flag,
  many,
  one,
  text,
} from '#contracts/jobs/job-filter-kinds.ts'
import { availabilities, availabilityLabels } from '#contracts/professionals/availability-vocabulary.ts'

const number = new Intl.NumberFormat('es-PE', { useGrouping: true })

/**
 * The filters of the search of talent, named as in the address, in the order of a canonical one. The query of the calls, the addresses,
 * the controls and the chips are made from it; the SQL is in `talent/search-conditions.queries.ts`.
 */
export const talentFilters = {
  /** "medios de pago" as a phrase, -practicante as a word that must not occur. */
  q: text('Palabras'),
  /** Several, with commas: all of them. */
  habilidad: text('Habilidades'),
  lugar: text('Lugar'),
  anios: amount('Experiencia', [1, 3, 5, 10], 60, {
    label: (written) => (written === '1' ? '1 año o más' : `${written} años o más`),
    phrase: (written) => `${written} años o más`,
  }),
  /**
   * In soles a month, compared with the least that the person wishes. Those who do not say it stay. Only these steps: people are promised
   * that a company never sees the amount.
   */
  sueldo: one(
    'Sueldo deseado',
    [2000, 3000, 5000, 8000],
    (written) => `Pide hasta S/\u00A0${number.format(Number(written))}`,
  ),
  disponible: many('Puede empezar', availabilities, {
    label: (value) => availabilityLabels[value],
    phrase: (values) => values.map((value) => availabilityLabels[value].toLowerCase()).join(' o '),
  }),
  verificado: flag('Solo verificados'),
  /** Without those who applied to a job of the company. */
  nuevos: flag('Sin mis candidatos'),
} as const satisfies Record<string, Filter<FilterValue>>

type Table = typeof talentFilters
export type TalentFilterName = keyof Table
export type TalentFilters = { -readonly [Name in TalentFilterName]: ReturnType<Table[Name]['read']> }

export const talentFilterNames = Object.keys(talentFilters) as TalentFilterName[]
export const talentFilterOf = (name: TalentFilterName): Filter<FilterValue> => talentFilters[name]
