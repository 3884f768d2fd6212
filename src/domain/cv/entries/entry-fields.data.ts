/** The words of the patterns in `entry-fields.ts`, each a piece of a regular expression. */

/** The type of employment, which portals print beside the company, is not a name. */
export const EMPLOYMENT_WORDS = [
  'jornada (?:completa|parcial)',
  '(?:a )?tiempo (?:completo|parcial)',
  'contrato temporal',
  'full[- ]time',
  'part[- ]time',
  'presencial',
  'hibrido',
  'en remoto',
]

/** 'Obtuve el título de', 'Soy Ingeniera': the same for studies. */
export const STUDIED_WORDS = [
  '[Oo]btuve',
  '[Tt]erminé',
  '[Cc]ulminé',
  '[Cc]oncluí',
  '[Ee]studié',
  'estudio',
  '[Cc]ursé',
  'curso',
  '[Ll]levé',
  '[Ss]oy',
]

/** A part of a university: not an employer if the university is named. */
export const UNIT_WORDS = [
  'facultad',
  'departamento(?: academico)?',
  'escuela(?: academico)? profesional',
  'laboratorio',
]

/** 'Trabajé como supervisora': when, what they did, and as what. */
export const WHEN = 'actualmente|ahora|desde entonces|antes|despu[eé]s|luego|tambi[eé]n'
export const WORKED_AS = String.raw`me\s+desempe[nñ]\p{L}+|trabaj\p{L}+|labor[eéo]\p{L}*|ejer[czí]\p{L}*|estuve|estoy|fui|soy`
export const AS = 'como|de|en el (?:cargo|puesto) de|el (?:cargo|puesto) de'
