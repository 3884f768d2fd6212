import type { FactorName, PartName, YearsAsked } from '#domain/matching/types.ts'

/** Why a score is what it is: a code with values, so that it can be stored and worded later for either reader. */
export type MatchReason =
  /** `besides`: what lowers the score although all skills are met, largest effect first. */
  | { code: 'skills_matched'; matched: number; required: number; besides?: PartName[] }
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
  | { code: 'place_willing'; place: string }
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
  /** The number of the ad's distinctive words that the profile contains. */
  | { code: 'words_shared'; matched: number; required: number }
  | { code: 'words_unknown' }
  | { code: 'pay_met' }
  | { code: 'pay_short' }
  /** What lowers the whole score, and by what percentage. */
  | { code: `lowered_${FactorName}`; percent: number }

/** The reader: the professional ('Cumples…') or the company ('Cumple…'). */
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

/** What lowers a score, as part of a sentence. */
const BESIDES: Readonly<Record<PartName, (say: Say) => string>> = {
  skills: () => 'las habilidades',
  title: () => 'el puesto',
  years: () => 'la experiencia',
  place: () => 'el lugar',
  languages: () => 'los idiomas',
  education: () => 'los estudios',
  pay: () => 'el sueldo',
  words: (say) => say('lo que tu perfil no menciona', 'lo que su perfil no menciona'),
}

const lowered =
  (own: string, other: string) =>
  ({ percent }: { percent: number }, say: Say) =>
    `${say(own, other)}: baja ${percent} %`

const TEXTS: Texts = {
  skills_matched: ({ matched, required, besides = [] }, say) => {
    const met = `${say('Cumples', 'Cumple')} ${matched} de ${required} ${required === 1 ? 'habilidad' : 'habilidades'}`
    const parts = besides.map((part) => BESIDES[part](say))
    return parts.length === 0 ? met : `${met}; el puntaje baja por ${parts.join(' y ')}`
  },
  skills_missing: ({ skills }, say) =>
    `${say('Te', 'Le')} ${skills.length === 1 ? 'falta' : 'faltan'}: ${skills.join(', ')}`,
  skills_related: ({ has, asked }, say) => `${say('Tienes', 'Tiene')} ${has}, que se parece a ${asked}`,
  skills_claimed: ({ skills }, say) =>
    `No ${skills.length === 1 ? 'aparece' : 'aparecen'} en ${say('tu', 'su')} experiencia: ${skills.join(', ')}`,
  skills_unknown: (_, say) => say('Aún no agregas habilidades', 'No indica habilidades'),
  title_same: ({ title }, say) => `${say('Trabajas', 'Trabaja')} en lo mismo: ${title}`,
  title_close: ({ title }, say) => `${say('Tu', 'Su')} trabajo es parecido: ${title}`,
  title_past: ({ title }, say) => `${say('Trabajaste', 'Trabajó')} en lo mismo: ${title}`,
  title_studies: ({ career }, say) => `${say('Estudiaste', 'Estudió')} ${career}`,
  title_other: (_, say) => say('Te dedicas a otra cosa', 'Se dedica a otra cosa'),
  years_enough: ({ years }, say) => `${say('Tienes', 'Tiene')} ${yearsText(years)} de experiencia afín`,
  years_short: ({ years, asked }, say) =>
    `${say('Tienes', 'Tiene')} ${yearsText(years)} de experiencia afín; ${say('piden', 'pides')} ${asked} años`,
  years_over: ({ years, asked }, say) =>
    `${say('Tienes', 'Tiene')} ${yearsText(years)} de experiencia afín, más de lo que ${say('piden', 'pides')} (${asked} años)`,
  years_unknown: ({ asked }, say) =>
    `${say('Piden', 'Pides')} ${asked} años de experiencia y ${say('tu', 'su')} perfil no dice cuántos`,
  rank_above: (_, say) => `El puesto es de mayor nivel que ${say('el tuyo', 'el suyo')}`,
  rank_below: (_, say) => `El puesto es de menor nivel que ${say('el tuyo', 'el suyo')}`,
  place_remote: () => 'Es remoto',
  place_same: ({ place }, say) => `${say('Vives', 'Vive')} en ${place}`,
  place_near: ({ place }, say) => `${say('Vives', 'Vive')} cerca: ${place}`,
  place_served: ({ place }) => `El aviso incluye a quienes viven en ${place}`,
  place_lodged: ({ place }) => `El trabajo es en ${place}, con campamento o con pasajes y alojamiento`,
  place_willing: ({ place }, say) =>
    `El trabajo es en ${place}, y ${say('escribes que irías', 'escribe que iría')} lejos`,
  place_far: ({ place }) => `El trabajo es en ${place}`,
  place_unknown: (_, say) => say('Tu perfil no dice dónde vives', 'No dice dónde vive'),
  language_met: ({ language }, say) => `${say('Hablas', 'Habla')} ${language.toLowerCase()}`,
  language_short: ({ language, asked }, say) =>
    `${say('Piden', 'Pides')} ${language.toLowerCase()}${asked === null ? '' : ` ${LANGUAGE_LEVELS[asked]}`}`,
  languages_unknown: (_, say) => say('Aún no agregas idiomas', 'No indica idiomas'),
  education_met: (_, say) => say('Tienes los estudios que piden', 'Tiene los estudios que pides'),
  education_short: (_, say) => say('Piden otros estudios', 'Pides otros estudios'),
  education_unknown: (_, say) => say('Aún no agregas estudios', 'No indica estudios'),
  licence_missing: ({ career }, say) =>
    `${say('Piden', 'Pides')} el título de ${career.toLowerCase()} y ${say('tu', 'su')} perfil no lo menciona`,
  lowered_work: lowered('Piden otro oficio', 'Su oficio es otro'),
  lowered_subject: lowered(
    'Lo que cuentas de ti y de tu último trabajo trata de otra cosa',
    'Lo que cuenta de sí y de su último trabajo trata de otra cosa',
  ),
  lowered_level: lowered('Piden otro nivel', 'Su nivel es otro'),
  lowered_place: lowered('Te queda lejos', 'Le queda lejos'),
  lowered_pay: lowered('Pagan bastante menos de lo que buscas', 'Pagas bastante menos de lo que busca'),
  lowered_language: lowered('Piden otros idiomas', 'Sus idiomas no son los que pides'),
  lowered_education: lowered('Piden otros estudios', 'Sus estudios son otros'),
  words_shared: ({ matched }, say) =>
    matched === 0
      ? `${say('Tu', 'Su')} perfil no menciona ninguna palabra clave del aviso`
      : `${say('Tu', 'Su')} perfil menciona ${matched} ${matched === 1 ? 'palabra clave' : 'palabras clave'} del aviso`,
  words_unknown: (_, say) => say('Tu perfil todavía cuenta poco', 'Su perfil cuenta poco'),
  pay_met: (_, say) => say('El sueldo llega a lo que buscas', 'El sueldo llega a lo que busca'),
  pay_short: (_, say) => say('El sueldo es menos de lo que buscas', 'El sueldo es menos de lo que busca'),
}

/** A reason in Spanish, for the professional or for the company. */
export function reasonText(reason: MatchReason, voice: ReasonVoice = 'professional'): string {
  const text = TEXTS[reason.code] as (one: MatchReason, say: Say) => string
  return text(reason, (own, other) => (voice === 'professional' ? own : other))
}
