import type { ExperienceLevel } from '#contracts/vocabulary.ts'

/** Why a score is what it is: a code with its values, which can be stored and read in another voice later. */
export type MatchReason =
  | { code: 'skills_matched'; matched: number; required: number }
  | { code: 'skills_missing'; skills: string[] }
  | { code: 'skills_related'; has: string; asked: string }
  | { code: 'skills_unknown' }
  | { code: 'title_same'; title: string }
  | { code: 'title_close'; title: string }
  | { code: 'title_past'; title: string }
  | { code: 'title_studies'; career: string }
  | { code: 'title_other' }
  | { code: 'years_enough'; years: number }
  | { code: 'years_short'; years: number; asked: ExperienceLevel }
  | { code: 'years_over'; years: number; asked: ExperienceLevel }
  | { code: 'years_unknown'; asked: ExperienceLevel }
  | { code: 'rank_above' }
  | { code: 'rank_below' }
  | { code: 'place_remote' }
  | { code: 'place_same'; place: string }
  | { code: 'place_near'; place: string }
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
  | { code: 'pay_met' }
  | { code: 'pay_short' }

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

/** A reason in Spanish, for the professional or for the company. */
export function reasonText(reason: MatchReason, voice: ReasonVoice = 'professional'): string {
  const isOwn = voice === 'professional'
  const say = (own: string, other: string) => (isOwn ? own : other)
  switch (reason.code) {
    case 'skills_matched': {
      const noun = reason.required === 1 ? 'habilidad' : 'habilidades'
      return `${say('Cumples', 'Cumple')} ${reason.matched} de ${reason.required} ${noun}`
    }
    case 'skills_missing':
      return `${say('Te', 'Le')} ${reason.skills.length === 1 ? 'falta' : 'faltan'}: ${reason.skills.join(', ')}`
    case 'skills_related':
      return `${say('Tienes', 'Tiene')} ${reason.has}, cercano a ${reason.asked}`
    case 'skills_unknown':
      return say('Aún no registras habilidades', 'No registra habilidades')
    case 'title_same':
      return `${say('Trabajas', 'Trabaja')} en lo mismo: ${reason.title}`
    case 'title_close':
      return `${say('Tu', 'Su')} trabajo es cercano: ${reason.title}`
    case 'title_past':
      return `${say('Trabajaste', 'Trabajó')} en lo mismo: ${reason.title}`
    case 'title_studies':
      return `${say('Estudiaste', 'Estudió')} ${reason.career}`
    case 'title_other':
      return say('Tu ocupación es otra', 'Su ocupación es otra')
    case 'years_enough':
      return `${say('Tienes', 'Tiene')} ${yearsText(reason.years)} de experiencia afín`
    case 'years_short':
      return `${say('Tienes', 'Tiene')} ${yearsText(reason.years)} de experiencia afín; piden ${reason.asked} años`
    case 'years_over':
      return `${say('Tienes', 'Tiene')} ${yearsText(reason.years)} de experiencia afín, más de lo que piden (${reason.asked} años)`
    case 'years_unknown':
      return `Piden ${reason.asked} años de experiencia; ${say('tu', 'su')} perfil no dice cuántos`
    case 'rank_above':
      return `El puesto es de un nivel mayor que ${say('el tuyo', 'el suyo')}`
    case 'rank_below':
      return `El puesto es de un nivel menor que ${say('el tuyo', 'el suyo')}`
    case 'place_remote':
      return 'Es remoto'
    case 'place_same':
      return `${say('Vives', 'Vive')} en ${reason.place}`
    case 'place_near':
      return `${say('Vives', 'Vive')} cerca: ${reason.place}`
    case 'place_far':
      return `El trabajo es en ${reason.place}`
    case 'place_unknown':
      return say('Falta saber dónde vives', 'No dice dónde vive')
    case 'language_met':
      return `${say('Hablas', 'Habla')} ${reason.language.toLowerCase()}`
    case 'language_short': {
      const level = reason.asked === null ? '' : ` ${LANGUAGE_LEVELS[reason.asked]}`
      return `Piden ${reason.language.toLowerCase()}${level}`
    }
    case 'languages_unknown':
      return say('Aún no registras idiomas', 'No registra idiomas')
    case 'education_met':
      return say('Tienes los estudios que piden', 'Tiene los estudios que se piden')
    case 'education_short':
      return say('Piden otros estudios', 'Se piden otros estudios')
    case 'education_unknown':
      return say('Aún no registras estudios', 'No registra estudios')
    case 'pay_met':
      return say('El sueldo alcanza lo que buscas', 'El sueldo alcanza lo que busca')
    case 'pay_short':
      return say('El sueldo es menor que el que buscas', 'El sueldo es menor que el que busca')
  }
}
