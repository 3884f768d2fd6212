import type { FactorName } from './factors.ts'
import type { YearsAsked } from './years-part.ts'

/** Why a score is what it is: a code with its values, which can be stored and read in another voice later. */
export type MatchReason =
  | { code: 'skills_matched'; matched: number; required: number }
  | { code: 'skills_missing'; skills: string[] }
  | { code: 'skills_related'; has: string; asked: string }
  | { code: 'skills_claimed'; skills: string[] }
  | { code: 'skills_unknown' }
  | { code: 'title_same'; title: string }
  | { code: 'title_close'; title: string }
  | { code: 'title_past'; title: string }
  | { code: 'title_studies'; career: string }
  | { code: 'title_other' }
  | { code: 'years_enough'; years: number }
  | { code: 'years_short'; years: number; asked: YearsAsked }
  | { code: 'years_over'; years: number; asked: YearsAsked }
  | { code: 'years_unknown'; asked: YearsAsked }
  | { code: 'rank_above' }
  | { code: 'rank_below' }
  | { code: 'place_remote' }
  | { code: 'place_same'; place: string }
  | { code: 'place_near'; place: string }
  | { code: 'place_served'; place: string }
  | { code: 'place_lodged'; place: string }
  | { code: 'place_far'; place: string }
  | { code: 'place_unknown' }
  | { code: 'language_met'; language: string }
  | {
      code: 'language_short'
      language: string
      asked: 'basic' | 'intermediate' | 'advanced' | 'native' | null
    }
  | { code: 'languages_unknown' }
  | { code: 'education_met' }
  | { code: 'education_short' }
  | { code: 'education_unknown' }
  | { code: 'licence_missing'; career: string }
  /** Of the words that tell the ad from others, how many the profile has too. */
  | { code: 'words_shared'; matched: number; required: number }
  | { code: 'words_unknown' }
  | { code: 'pay_met' }
  | { code: 'pay_short' }
  /** What lowers the whole score, and by how many percent of it. */
  | { code: `lowered_${FactorName}`; percent: number }

/** Who reads it: the professional ('Cumples…') or the company ('Cumple…'). */
export type ReasonVoice = 'professional' | 'company'

const LANGUAGE_LEVELS = {
  basic: 'básico',
  intermediate: 'intermedio',
  advanced: 'avanzado',
  native: 'nativo',
} as const

function yearsText(years: number): string {
  if (years === 0) return 'menos de un año'
  return years === 1 ? '1 año' : `${years} años`
}

type Say = (own: string, other: string) => string
type Texts = {
  [Code in MatchReason['code']]: (reason: Extract<MatchReason, { code: Code }>, say: Say) => string
}

const lowered =
  (why: (say: Say) => string) =>
  ({ percent }: { percent: number }, say: Say) =>
    `${why(say)}: todo el puntaje baja ${percent} %`

const TEXTS: Texts = {
  skills_matched: ({ matched, required }, say) =>
    `${say('Cumples', 'Cumple')} ${matched} de ${required} ${required === 1 ? 'habilidad' : 'habilidades'}`,
  skills_missing: ({ skills }, say) =>
    `${say('Te', 'Le')} ${skills.length === 1 ? 'falta' : 'faltan'}: ${skills.join(', ')}`,
  skills_related: ({ has, asked }, say) => `${say('Tienes', 'Tiene')} ${has}, cercano a ${asked}`,
  skills_claimed: ({ skills }, say) => `${say('Tu', 'Su')} experiencia no muestra: ${skills.join(', ')}`,
  skills_unknown: (_, say) => say('Aún no registras habilidades', 'No registra habilidades'),
  title_same: ({ title }, say) => `${say('Trabajas', 'Trabaja')} en lo mismo: ${title}`,
  title_close: ({ title }, say) => `${say('Tu', 'Su')} trabajo es cercano: ${title}`,
  title_past: ({ title }, say) => `${say('Trabajaste', 'Trabajó')} en lo mismo: ${title}`,
  title_studies: ({ career }, say) => `${say('Estudiaste', 'Estudió')} ${career}`,
  title_other: (_, say) => say('Tu ocupación es otra', 'Su ocupación es otra'),
  years_enough: ({ years }, say) => `${say('Tienes', 'Tiene')} ${yearsText(years)} de experiencia afín`,
  years_short: ({ years, asked }, say) =>
    `${say('Tienes', 'Tiene')} ${yearsText(years)} de experiencia afín; piden ${asked} años`,
  years_over: ({ years, asked }, say) =>
    `${say('Tienes', 'Tiene')} ${yearsText(years)} de experiencia afín, más de lo que piden (${asked} años)`,
  years_unknown: ({ asked }, say) =>
    `Piden ${asked} años de experiencia; ${say('tu', 'su')} perfil no dice cuántos`,
  rank_above: (_, say) => `El puesto es de un nivel mayor que ${say('el tuyo', 'el suyo')}`,
  rank_below: (_, say) => `El puesto es de un nivel menor que ${say('el tuyo', 'el suyo')}`,
  place_remote: () => 'Es remoto',
  place_same: ({ place }, say) => `${say('Vives', 'Vive')} en ${place}`,
  place_near: ({ place }, say) => `${say('Vives', 'Vive')} cerca: ${place}`,
  place_served: ({ place }) => `El aviso incluye a quienes viven en ${place}`,
  place_lodged: ({ place }) =>
    `El trabajo es en ${place}, con régimen de campamento o con viaje y alojamiento`,
  place_far: ({ place }) => `El trabajo es en ${place}`,
  place_unknown: (_, say) => say('Falta saber dónde vives', 'No dice dónde vive'),
  language_met: ({ language }, say) => `${say('Hablas', 'Habla')} ${language.toLowerCase()}`,
  language_short: ({ language, asked }) =>
    `Piden ${language.toLowerCase()}${asked === null ? '' : ` ${LANGUAGE_LEVELS[asked]}`}`,
  languages_unknown: (_, say) => say('Aún no registras idiomas', 'No registra idiomas'),
  education_met: (_, say) => say('Tienes los estudios que piden', 'Tiene los estudios que se piden'),
  education_short: (_, say) => say('Piden otros estudios', 'Se piden otros estudios'),
  education_unknown: (_, say) => say('Aún no registras estudios', 'No registra estudios'),
  licence_missing: ({ career }, say) =>
    `Se pide el título de ${career.toLowerCase()}, que ${say('tu', 'su')} perfil no dice`,
  lowered_work: lowered((say) =>
    say('El trabajo es de otro oficio que el tuyo', 'El trabajo es de otro oficio que el suyo'),
  ),
  lowered_level: lowered((say) => `El nivel está lejos ${say('del tuyo', 'del suyo')}`),
  lowered_place: lowered((say) => `Queda lejos de donde ${say('vives', 'vive')}`),
  lowered_pay: lowered((say) => `El sueldo queda muy por debajo del que ${say('buscas', 'busca')}`),
  lowered_language: lowered((say) =>
    say('Los idiomas que se piden no son los tuyos', 'Los idiomas que se piden no son los suyos'),
  ),
  lowered_education: lowered(
    (say) => `Los estudios que se piden están lejos de los ${say('tuyos', 'suyos')}`,
  ),
  words_shared: ({ matched }, say) =>
    matched === 0
      ? `${say('Tu', 'Su')} perfil no menciona ninguna palabra propia del aviso`
      : `${say('Tu', 'Su')} perfil menciona ${matched} ${matched === 1 ? 'palabra propia' : 'palabras propias'} del aviso`,
  words_unknown: (_, say) => say('Tu perfil aún dice poco', 'Su perfil dice poco'),
  pay_met: (_, say) => say('El sueldo alcanza lo que buscas', 'El sueldo alcanza lo que busca'),
  pay_short: (_, say) => say('El sueldo es menor que el que buscas', 'El sueldo es menor que el que busca'),
}

/** A reason in Spanish, for the professional or for the company. */
export function reasonText(reason: MatchReason, voice: ReasonVoice = 'professional'): string {
  const text = TEXTS[reason.code] as (one: MatchReason, say: Say) => string
  return text(reason, (own, other) => (voice === 'professional' ? own : other))
}
