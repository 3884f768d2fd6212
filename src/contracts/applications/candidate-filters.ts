import { amount, type Filter, type FilterValue, flag, many, text } from '#contracts/jobs/job-filter-kinds.ts'
import { applicationStatuses, applicationStatusLabels } from './application-status-vocabulary.ts'

const highestId = 2_147_483_647
const number = new Intl.NumberFormat('es-PE', { useGrouping: true })
const days = (count: string) => (count === '1' ? '1 día' : `${count} días`)
/** A value that only the company's own data can name: the screen gives the name. */
const own = (title: string) =>
  amount(title, [], highestId, { label: (written) => written, phrase: () => title })

/**
 * The filters of the candidates of a job, named as in the address, in the order of a canonical one. The query of the calls, the
 * reading and writing of addresses, the controls, the chips and the saved views are made from it; the SQL is in
 * `candidates/candidate-filters.queries.ts`.
 */
export const candidateFilters = {
  /** Words of profile, CV and letter. */
  q: text('Palabras'),
  etapa: own('Etapa'),
  estado: many('Estado', applicationStatuses, {
    label: (status) => applicationStatusLabels[status],
    phrase: (statuses) => statuses.map((status) => applicationStatusLabels[status]).join(' o '),
  }),
  /** Without those who have a final answer. */
  activos: flag('Activos'),
  match: amount('Match', [80, 60], 100, {
    label: (written) => `Match ${written} o más`,
    phrase: (written) => `match ${written} o más`,
  }),
  anios: amount('Experiencia', [1, 3, 5, 10], 60, {
    label: (written) => (written === '1' ? '1 año o más' : `${written} años o más`),
    phrase: (written) => `${written} años o más`,
  }),
  habilidad: text('Habilidad'),
  lugar: text('Lugar'),
  /** In soles a month, compared with the least that the person wishes. */
  sueldo: amount('Sueldo deseado', [2000, 3000, 5000, 8000], 1_000_000, {
    label: (written) => `Pide hasta S/\u00A0${number.format(Number(written))}`,
    phrase: (written) => `pide hasta S/ ${written}`,
  }),
  /** 'cumple', 'no-cumple', or a question with one of its answers: '7:yes'. */
  respuesta: text('Respuestas'),
  espera: amount('Días en etapa', [3, 7, 14], 365, {
    label: (written) => `${days(written)} o más en su etapa`,
    phrase: (written) => `${days(written)} o más`,
  }),
  /** In their stage for longer than its goal. */
  tarde: flag('Con retraso'),
  /** The average of the team's scorecards, 1 to 4. */
  nota: amount('Nota del equipo', [3, 2], 4, {
    label: (written) => `Nota ${written} de 4 o más`,
    phrase: (written) => `nota ${written} de 4 o más`,
  }),
  etiqueta: own('Etiqueta'),
} as const satisfies Record<string, Filter<FilterValue>>

type Table = typeof candidateFilters
export type CandidateFilterName = keyof Table
export type CandidateFilters = { -readonly [Name in CandidateFilterName]: ReturnType<Table[Name]['read']> }

export const candidateFilterNames = Object.keys(candidateFilters) as CandidateFilterName[]
export const candidateFilterOf = (name: CandidateFilterName): Filter<FilterValue> => candidateFilters[name]
