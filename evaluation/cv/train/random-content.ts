import type { Person } from '#evaluation/cv/person.ts'
import type { Chance } from './random-numbers.ts'

// What random pages say: parts of the people of the development half, put together anew, so that no page repeats a person.

export interface Job {
  what: string
  place: string
  bullets: readonly string[]
}
export interface Study {
  what: string
  /** The subject that the degree names. */
  field: string | null
  /** The degree without its subject, where the two can be printed apart. */
  rank: string | null
  place: string
}
export interface Pool {
  jobs: readonly Job[]
  employers: readonly string[]
  studies: readonly Study[]
  schools: readonly string[]
  people: readonly Person[]
}

/** The parts of all persons. */
export function poolOf(people: readonly Person[]): Pool {
  const jobs = people
    .flatMap(({ experiences }) => experiences)
    .filter(({ position, company }) => position !== '' && company !== '')
  const studies = people.flatMap(({ educations, place }) =>
    educations
      .filter(({ degree, institution }) => degree !== '' && institution !== '')
      .map(({ degree, field, institution }) => ({
        what: degree,
        field,
        institution,
        rank: rankOf(degree, field),
        place: place.split(',').at(-1)!.trim(),
      })),
  )
  return {
    people,
    jobs: jobs.map(({ position, place, bullets }) => ({ what: position, place, bullets })),
    employers: jobs.map(({ company }) => company),
    studies,
    schools: studies.map(({ institution }) => institution),
  }
}

function rankOf(degree: string, field: string | null): string | null {
  if (field === null || !degree.endsWith(field)) return null
  const rank = degree
    .slice(0, -field.length)
    .replace(/\s+(?:en|de|del|de la)\s*$/u, '')
    .trim()
  return rank === '' || /\s(?:en|de|del|la)$/u.test(rank) ? null : rank
}

const HEADS = [
  'Grupo',
  'Corporación',
  'Servicios',
  'Inversiones',
  'Comercial',
  'Distribuidora',
  'Consultora',
  'Constructora',
  'Clínica',
  'Agencia',
  'Estudio',
  'Transportes',
  'Laboratorio',
  'Editorial',
  'Cooperativa',
]
const FORMS = [
  'S.A.C.',
  'SAC',
  'S.A.',
  'E.I.R.L.',
  'EIRL',
  'S.R.L.',
  'S.A.A.',
  'Perú',
  'del Perú',
  'Asociados',
  'Hermanos',
  'y Cía.',
]
const SYLLABLES = [
  'Ka',
  'Tu',
  'Mi',
  'Lu',
  'Ne',
  'Su',
  'Qui',
  'Pa',
  'Wa',
  'Yu',
  'Ri',
  'Zo',
  'lla',
  'nde',
  'ra',
  'mi',
  'pay',
  'tek',
  'ko',
  'sol',
]
const TAILS = [
  'Labs',
  'Pagos',
  'Software',
  'Studio',
  'Retail',
  'Foods',
  'Logistics',
  'Energía',
  'Digital',
  'Salud',
]

/** An employer: of a person, or made up from a surname or from syllables, as brands are. */
export function employer({ employers, people }: Pool, chance: Chance): string {
  if (chance.isTrue(0.55)) return chance.one(employers)
  const name = chance.isTrue(0.5)
    ? (chance.one(people).name.split(' ').at(-1) ?? '')
    : chance.one(SYLLABLES.slice(0, 12)) +
      chance.one(SYLLABLES.slice(12)) +
      chance.one(['', chance.one(SYLLABLES.slice(12))])
  const head = chance.isTrue(0.5) ? `${chance.one(HEADS)} ` : ''
  const tail = chance.isTrue(0.5) ? ` ${chance.one(chance.isTrue(0.7) ? FORMS : TAILS)}` : ''
  return head + name + tail
}

/** Texts beside the names of an entry that are none of them. */
export const EXTRAS = {
  address: ['www.ejemplo.pe', 'https://ejemplo.com.pe', 'ejemplo.pe/nosotros'],
  score: ['Promedio: 15.8', 'GPA 3.4', 'Nota: 16', '17.2', 'Promedio 16/20'],
  team: ['Área de Operaciones', 'Gerencia Comercial', 'Equipo de Datos', 'Departamento de Sistemas'],
  site: ['Proyecto Hospital Norte', 'Sede Gambetta', 'Unidad Minera Los Sauces', 'Tienda 14', 'Local Centro'],
  duration: ['2 años', '1 año 3 meses', '8 meses', '(3 años y 2 meses)', '4 years', '2 yrs 1 mo'],
  kind: [
    'Tiempo completo',
    'Presencial',
    'Sector privado',
    'Remoto',
    'Medio tiempo',
    'Contrato temporal',
    'Híbrido',
  ],
} as const
export type ExtraKind = keyof typeof EXTRAS

export const COURSES = [
  'Estructuras de datos',
  'Estadística aplicada',
  'Contabilidad de costos',
  'Derecho laboral',
  'Finanzas corporativas',
  'Bioquímica',
  'Didáctica general',
  'Programación lineal',
  'Investigación de mercados',
  'Topografía',
  'Resistencia de materiales',
  'Psicología social',
]
