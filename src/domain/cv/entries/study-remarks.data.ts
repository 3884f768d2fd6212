/** The words of the patterns in `study-remarks.ts`, each a piece of a regular expression. */

/** From here on a line describes a study: no degree, institution or date follows. */
export const STORY_WORDS = [
  'tesis',
  'tesina',
  'cursos? (?:relevantes?|destacados?|principales|llevados|clave)',
  'asignaturas',
  'materias',
  'asesor[ae]?s? ?(?:de tesis ?)?:',
  'trabajo de (?:investigacion|suficiencia|grado)',
  'practicas? (?:de campo|pre|profesional)',
  'internado',
  'serums',
  'colegiad[oa]',
  'colegiatura',
  'beca ',
  'becari',
  'logros',
  'actividades',
  'thesis',
  'relevant coursework',
  'coursework',
]

export const GOES_ON_WORDS = [
  'en curso',
  'cursando',
  'in progress',
  'ongoing',
  String.raw`(?:actualmente )?(?:cursando|en) (?:el |la )?\S+ (?:ciclo|semestre|ano)`,
]

/** Words before an end date that are not a name: 'Promoción 2004', 'terminé el año 2006'. */
export const BEFORE_DATE_WORDS = [
  String.raw`(?:lo |la |los )?(?:termin|culmin|egres|gradu|titulad|conclu|complet|finaliz)\p{L}+`,
  'me gradue',
  'promocion',
  'prom',
  'ano',
  'ano de egreso',
  String.raw`(?:\d|primer|segundo|i{1,2})\S{0,3} semestre`,
]

/** The same on a line above the degree: 'Maestría: Universidad César Vallejo' / 'Maestría en Educación', 'ESTUDIOS SUPERIORES'. */
export const LEVEL_ABOVE_WORDS = [
  String.raw`(?:superior|universitari|tecnic)\p{L}*(?: (?:tecnic|universitari)\p{L}*)?`,
  '(?:de )?pos?t?grado',
  'maestria',
  'segunda especialidad',
]
