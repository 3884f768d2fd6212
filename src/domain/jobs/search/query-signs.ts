import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import type { PostedWithin } from '#contracts/jobs/job-filter-choices.ts'

export interface Sign<T> {
  pattern: RegExp
  value: T
}
const sign = <T>(value: T, ...forms: string[]): Sign<T> => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\d])(?:${forms.join('|')})(?![\p{L}\d])`, 'gu'),
  value,
})

/** What says how one works even in a few words: 'marketing online' and 'enfermera en casa' do not. */
export const SURE_MODES: readonly Sign<WorkMode>[] = [
  sign<WorkMode>(
    'remote',
    '(?:100 ?% |trabajo |modo |modalidad )?remot[oa]',
    'home ?office',
    'teletrabajo',
    'trabaj(?:o|os|ar) (?:desde|en) (?:mi |la |tu )?casa(?! de)',
    'desde (?:mi |la |tu )?casa',
    'trabajo (?:a distancia|virtual|online)',
  ),
  sign<WorkMode>('hybrid', 'hibrid[oa]', 'semi ?presencial'),
  sign<WorkMode>('onsite', '(?:100 ?% )?presencial'),
]

export const MODES: readonly Sign<WorkMode>[] = [
  sign<WorkMode>(
    'remote',
    '(?:100 ?% |full |todo |totalmente |trabajo |modo |modalidad )*remot(?:[oa]s?|e)',
    'home ?of+ice',
    'teletrabajo',
    '(?:desde|en) (?:mi |la |tu )?(?:casa|jato|hogar|domicilio)(?! de| con)',
    'a distancia',
    'virtual(?:es)?',
    'online',
  ),
  sign<WorkMode>('hybrid', 'hibrid[oa]s?', 'hybrid', 'semi ?presencial(?:es)?', 'mixt[oa]s?'),
  sign<WorkMode>('onsite', '(?:100 ?% )?presencial(?:es)?'),
]

export const NO_EXPERIENCE: readonly Sign<ExperienceLevel>[] = [
  sign<ExperienceLevel>(
    '0-1',
    'sin (?:nada de |mucha |ninguna )?experiencia',
    'no (?:me |le |les |nos )?(?:pidan?|piden?|exijan?|requieran?|tenga|tengo|tiene|necesite|sea necesaria)(?: mucha| ninguna| tanta| de)? experiencia',
    'con o sin experiencia',
    'primer (?:empleo|trabajo|chamba)',
    'primera chamba',
    'nunca (?:he|ha) trabajado',
  ),
]
export const EXPERIENCE =
  /(?:con |de |tengo |y |mas de )*(?:\d{1,2}|un) (?:anos?|meses) (?:de |en )?experiencia|(?:con )?experiencia (?:de |minima de |minima )?(?:\d{1,2}|un) (?:anos?|meses)|(?:mas de|llevo|lleva|durante|con) (?:como |mas de )?\d{1,2} anos?(?! de edad| cumplidos)(?: (?:para arriba|a mas))?|(?:con |tengo |tiene )?(?:como )?\d{1,2} anos? (?:para arriba|a mas|trabajando|manejando|haciendo|reparando|en (?:el rubro|esto|lo mismo))/

export const DAYS: readonly Sign<PostedWithin>[] = [
  sign<PostedWithin>(
    1,
    '(?:de |publicad[oa]s? |(?:que )?(?:salieron|salio|salen|publicaron|subieron|pusieron|aparecieron|(?:ha|han|haya|hayan) (?:salido|publicado|subido)) )hoy(?: dia)?',
    'ultim[oa]s 24 ?(?:horas?|hrs?|h)',
    'se publico hoy',
    '(?:de )?ayer [ou] hoy',
    '(?:de|solo) hoy',
  ),
  sign<PostedWithin>(
    3,
    '(?:los |de los |en los |hace )*(?:ultimos|est[oe]s|hace) (?:2|3|pocos) dias',
    '(?:de |desde |publicad[oa]s? |(?:que )?(?:salieron|salio|publicaron|subieron|pusieron) )ayer(?: [ou] hoy)?',
  ),
  sign<PostedWithin>(
    7,
    '(?:de |en )?(?:(?:esta |la )?ultima seman(?:a|ita)|(?:en|de|salid[oa] )?est(?:a|ita) seman(?:a|ita)|la semana pasada)',
    '(?:hace )?menos de una semana',
    '(?:los )?(?:ultimos|estos) 7 dias',
  ),
  sign<PostedWithin>(30, '(?:del? |en )?(?:este|(?:el )?ultimo) mes', '(?:los )?ultimos 30 dias'),
]
/** Said of oneself, and nothing that ads have. */
export const OF_ONESELF = sign(
  true,
  '(?:sin|con|tengo|no tengo|no tiene|solo|solo tengo)? ?(?:estudios|primaria|secundaria|colegio) (?:completos?|completa|incompletos?|incompleta|tecnica)',
  '(?:sin|no tengo|solo tengo|con) (?:estudios|primaria|secundaria)',
  '(?:acab|termin|sal|egres)[a-z]{0,3} (?:de |del |el |la |mi )*(?:colegio|secundaria)',
  '(?:tengo |(?<!mayores )de |tiene )+(?:ya )?\\d{1,2} (?:anos|meses)(?: de edad| cumplidos)?(?! de exp)',
  'desde (?:hace (?:un |una |\\d+ |varios )?[a-z]+|enero|febrero|marzo|abril|mayo|junio|julio|agosto|set?iembre|octubre|noviembre|diciembre|el ano pasado|la pandemia)',
  '(?:hace|hacen) (?:como |mas de |un |una |\\d+ |varios |varias )*(?:anos?|mes(?:es)?|semanas?|dias?|tiempo|rato)',
  'soy (?:una? )?(?:madre|padre|mama|papa|joven|mujer|varon|ama de casa)(?: (?:solter[oa]|de familia|de \\d hijos|trabajador[oa]?|responsable))*',
  '(?<!(?:en|un|el|de|del|algun) )estudio$',
  'que pag(?:ue|uen|an|a) (?:diario|semanal|quincenal|mensual|al dia|por (?:dia|semana)|bien|puntual)(?:mente)?',
  '(?:me )?da (?:igual|lo mismo)',
  '(?:me )?es indiferente',
  '(?:turnos? )?(?:de )?\\d{1,2} (?:horas|hrs)(?: diarias| al dia)?',
  'de lo que sea',
  'de todo(?: un poco)?',
  'lo que (?:sea|haya|caiga)',
)
export const NEWEST = sign(
  true,
  '(?:los |las |lo )?(?:mas )?recientes?',
  '(?:del |de |los |las |lo |otr[oa]s |primero )*mas nuev(?:[oa]s?|it[oa]s|ecit[oa]s)(?: al mas (?:viejo|antiguo))?(?: primero)?',
  'ultimit[oa]s',
  '(?:por|segun) fecha',
  '(?:aviso|empleo|trabajo|chamba|vacante)s nuev[oa]s',
  'lo ultimo',
)
export const EVERYWHERE = sign(
  true,
  '(?:en |a |por |de )?(?:todo el (?:peru|pais)|todo peru|nivel nacional|cualquier (?:lugar|lado|parte|ciudad|distrito)|donde sea|distintos lugares)',
)
export const OR_REMOTE =
  /(?:^|\s)(?:o|y|u)(?: tambien| de manera| que sea)? (?:remot|desde (?:mi )?casa|home)/

/** How time is worked, with the word that ads have. One of a group replaces another. */
export const TERM_GROUPS = [
  {
    noche: '(?:turno |de |en |por )*(?:la |las )?noch(?:e|es)(?! ?buenas)|nocturn[oa]s?|madrugada|amanecida',
    dia: '(?:turno |de |en el )+dia',
    tarde: '(?:turno |de |en |por )+(?:la |las )?tardes?|(?:solo |las )?tardes|(?:o|y|u|solo) (?:la )?tarde',
    mañana: '(?:turno |de |en |por )+(?:la |las )?mananas?|(?:solo |las )?mananas',
  },
  {
    'medio tiempo': 'medio tiempo|media jornada|tiempo parcial|medio turno',
    'part time': 'part ?time',
    'tiempo completo': 'tiempo completo|full ?time|jornada completa',
  },
  {
    'lunes a viernes': '(?:de |los |solo )*(?:lunes a (?:viernes|sabado)|entre semana)',
    'fin de semana': '(?:de |los |para |el |por |en )*(?:fin|fines|finde|findes) (?:de )?semana',
  },
] as const
export const TERMS = TERM_GROUPS.flatMap((group) =>
  Object.entries(group).map(([term, forms]) => sign(term, forms)),
)

/** Takes each sign out of a text; the values in the order of the table. */
export function take<T>(text: string, signs: readonly Sign<T>[]): { values: T[]; rest: string } {
  let rest = text
  const values: T[] = []
  for (const { pattern, value } of signs) {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) values.push(value)
    rest = without
  }
  return { values, rest }
}
