/** The words of the patterns in `mention-context.ts`, each a piece of a regular expression. */

export const ADVANCED = [
  'avanzad[oa]s?',
  'advanced',
  'expert[oa]?s?',
  'fluid[oa]',
  'fluente',
  'fluent',
  'nativ[oa]',
  'native',
  'proficient',
  'c1',
  'c2',
]

export const NEGATION_WORDS = [
  'no (?:se )?(?:requiere|requerid[oa]|exige|necesita|solicita|aplica|es (?:necesari[oa]|requisito|obligatori[oa]))',
  'sin necesidad de',
  'not required',
  'no need',
]

export const OPTIONAL_WORDS = [
  'deseables?',
  'de preferencia',
  'preferibles?',
  'preferible(?:mente)?',
  'preferentemente',
  'un plus',
  'es plus',
  'plus',
  'valorables?',
  'se valor(?:a|ara)',
  'opcional(?:es)?',
  'nice to have',
  'no (?:es |son )?(?:indispensables?|excluyentes?)',
  'ideal(?:mente)?',
]

/** Words in a list of benefits without a verb: 'Planilla, SCTR, horas extra, herramientas'. */
export const OFFERED_WORDS = [
  'planilla',
  'uniforme',
  'utilidades',
  'comedor',
  'movilidad',
  'propinas',
  'refrigerio',
  'eps',
  'sctr',
  'bonos?',
  'linea de carrera',
  '(?:buen|grato) (?:clima|ambiente)',
  'beneficios de ley',
  'horas extras?',
  'descuentos',
  'seguro (?:de )?(?:vida|salud|medico)',
  'descanso',
  'pago (?:puntual|semanal|quincenal)',
  'dia libre',
  'viernes corto',
  'dias en casa',
  'horario flexible',
  'teletrabajo',
  'examen medico',
  'capacitacion(?:es)? (?:constante|pagada)',
]

/** If the job is payroll work, such a list is a list of duties. */
export const OF_WAGES_WORDS = [
  'calculo',
  'calcular',
  String.raw`elabora\w*`,
  String.raw`gestion\w*`,
  String.raw`administra\w*`,
  String.raw`proces\w*`,
  String.raw`liquidac\w*`,
  String.raw`afp\w*`,
  'plame',
  'cts',
  String.raw`gratificac\w*`,
  String.raw`tramit\w*`,
  'experiencia',
  'manejo',
  'responsable',
  'funciones',
]
