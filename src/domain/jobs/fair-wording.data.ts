type Rule = {
  /** On folded text (no accents, lowercase). */
  pattern: RegExp
  /** Around the find (40 characters each side): then it is meant otherwise. */
  unless?: RegExp
  reason: string
}

const AGE =
  'La edad no puede ser un requisito (Ley 26772), salvo que el trabajo lo exija de verdad. Describe la experiencia que necesitas.'
const SEX =
  'El puesto debe estar abierto a todas las personas (Ley 26772). Nombra el cargo para ambos: «vendedor/a».'
const LOOKS =
  'La apariencia no mide la capacidad para el puesto (Ley 26772). Si hay uniforme o código de vestir, dilo así.'
const PHOTO = 'La foto permite descartar por apariencia, edad u origen. Pide solo el CV.'
const FAMILY =
  'El estado civil, los hijos o el embarazo no pueden ser condición (Ley 26772). Indica el horario o los viajes que el puesto exige.'
const ORIGIN =
  'La nacionalidad, la raza o el lugar de origen no pueden ser condición (Ley 26772). Pide, si hace falta, permiso para trabajar en el Perú.'
const CREED = 'La religión, la opinión política o la afiliación sindical no pueden ser condición (Ley 26772).'
const HEALTH =
  'Excluir por discapacidad o estado de salud está prohibido (Leyes 26772, 29973 y 26626). Describe las tareas que se harán.'
const ADDRESS =
  'Exigir un lugar de residencia excluye sin medir la capacidad (Ley 26772). Indica dónde y a qué hora se trabaja.'

const NUMBER = String.raw`(?:1[4-9]|[2-6]\d)`

export const FAIR_WORDING_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:edad(?:es)?(?: (?:maxima|minima|limite|requerida|de|entre|desde|hasta|promedio))*\s*:?\s*(?:los )?)(?:${NUMBER})(?:\s*(?:a|-|–|y|hasta)\s*(?:los )?${NUMBER})?(?: anos)?`,
      'g',
    ),
    unless:
      /\b(?:mayor(?:ia)? de edad|mayores de edad)\b|edad(?: minima)?(?: de)?:? 18(?: anos)?(?!\s*(?:a|-|–|y|hasta|\d))/,
    reason: AGE,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:entre|de|desde)\s+(?:los )?${NUMBER}\s*(?:anos\s*)?(?:a|-|–|y|hasta)\s*(?:los )?${NUMBER} anos(?: de edad)?`,
      'g',
    ),
    unless: /experiencia|trayectoria|antiguedad|garantia|contrato|mercado|vigencia/,
    reason: AGE,
  },
  {
    pattern: new RegExp(String.raw`\b(?<!no )(?:menor(?:es)?|no mayor(?:es)?) (?:de|a) ${NUMBER} anos`, 'g'),
    unless: /experiencia|meses|atencion a|cuidado de|estudiantes|alumnos|ninos|contenido|venta a|alcohol/,
    reason: AGE,
  },
  {
    pattern: new RegExp(String.raw`\bmayor(?:es)? (?:de|a) (?!18\b)${NUMBER} anos\b`, 'g'),
    unless: /experiencia|pacientes|atencion|cuidado|clientes/,
    reason: AGE,
  },
  {
    pattern: /\bhasta (?:los )?(?:2\d|3\d|4\d|5\d) anos(?: de edad)?\b/g,
    unless: /experiencia|garantia|credito|plazo|contrato/,
    reason: AGE,
  },
  {
    pattern:
      /\b(?:solo |unicamente |personal |gente |persona )jovene?s?\b|\bjoven(?:es)? (?:de|entre) \d{2}\b/g,
    unless: /trabajo con personal joven/,
    reason: AGE,
  },
  {
    pattern:
      /\bsexo\s*:?\s*(?:femenino|masculino|indistinto de)\b|\bgenero\s*:\s*(?:femenino|masculino)\b|\b(?:personal|sexo|genero) (?:femenino|masculino)\b/g,
    unless: /(?:atencion|ropa|calzado|prendas|vestuario|publico)[^.]{0,30}$/,
    reason: SEX,
  },
  {
    pattern:
      /\b(?:solo|unicamente|exclusivo para|exclusivamente|preferentemente|de preferencia|se busca|se buscan|buscamos|se necesita|se requiere) (?:a )?(?:un |una )?(?:varon(?:es)?|hombres?|mujer(?:es)?|damas?|caballeros?|senorit(?:a|as)|chic(?:as?|os)|joven(?:es)?)\b/g,
    reason: SEX,
  },
  {
    pattern: /\bsenorit(?:a|as)\b/g,
    unless: /(?:atencion|servicio|ropa|moda|prendas|calzado|clientes?|vestir)[^.]{0,30}senorit/,
    reason: SEX,
  },
  {
    pattern: /\b(?:varones|damas) (?:de|entre|con|mayores|menores)\b/g,
    unless: /(?:ropa|calzado|moda|prendas|perfumeria|futbol|equipo)[^.]{0,25}(?:varones|damas)/,
    reason: SEX,
  },
  {
    pattern:
      /\b(?:buena|excelente|agradable|optima) (?:presencia|apariencia|imagen personal)\b|\bbien parecid[oa]s?\b|\bbuen fisico\b|\b(?:tez|piel) (?:clara|blanca|oscura|trigue(?:n|ñ)a)\b|\b(?:talla|estatura|peso) (?:minim[ao]|maxim[ao])\b|\b(?:estatura|talla)\s*:?\s*(?:de )?1[.,]\d{2}\b/g,
    unless:
      /imagen de (?:la )?marca|talla minima de (?:lote|pedido|peces|captura)|peso maxim[ao] (?:de (?:carga|la carga)|permitid|a cargar)/,
    reason: LOOKS,
  },
  {
    pattern:
      /\b(?:cv|curriculum|hoja de vida|curriculo) (?:con|y|mas) (?:una )?foto(?:grafia)?s?\b|\b(?:con|adjuntar|incluir|enviar|mandar) (?:tu |su |una )?foto(?:grafia)?(?: (?:reciente|actual|de cuerpo entero|tamano|personal|carne))?\b/g,
    unless:
      /foto(?:grafia)?s? de (?:los )?(?:producto|obra|plato|predio|avance|inmueble|eventos?)|portafolio|camara/,
    reason: PHOTO,
  },
  {
    pattern:
      /\bsin (?:hij[oa]s|carga familiar|compromisos?(?: familiares)?)\b|\bno (?:tener|tengan?) hij[oa]s\b|\b(?:estado civil\s*:?\s*(?:de preferencia )?)?(?:solter|casad)[oa]s?\b(?: sin hij[oa]s)?|\bestado civil\b|\b(?:no )?(?:estar )?embarazad[oa]s?\b|\bprueba de embarazo\b/g,
    unless:
      /registro (?:nacional )?de (?:identificacion y )?estado civil|registros? (?:de )?estado civil|reniec|(?:sin importar|independientemente|cualquiera sea)[^.]{0,60}$|(?:atencion|cuidado|control|pacientes|programa)[^.]{0,30}embarazad|sin compromisos? (?:de permanencia|de compra|alguno de)|sin distincion/,
    reason: FAMILY,
  },
  {
    pattern:
      /\b(?:solo|unicamente|exclusivamente|preferentemente) (?:peruan|extranjer|venezolan|colombian|limen)[oa]s?\b|\bnacionalidad\s*:?\s*(?:peruana|extranjera|venezolana)\b|\bno (?:se aceptan |aceptamos |contratamos )?(?:extranjeros|venezolanos)\b|\b(?:abstenerse|excepto) (?:extranjeros|venezolanos|provincianos)\b/g,
    unless: /(?:clientes|pasajeros|turistas|huespedes|visitantes|proveedores)[^.]{0,25}nacionalidad/,
    reason: ORIGIN,
  },
  {
    pattern:
      /\b(?:religion|credo)\s*:\s*\w+|\b(?:ser|solo|preferentemente) (?:catolic|evangelic|cristian|adventist)[oa]s?\b|\bno (?:estar )?(?:afiliad[oa]s?|pertenecer) a (?:un )?sindicatos?\b|\bno sindicalizad[oa]s?\b/g,
    reason: CREED,
  },
  {
    pattern:
      /\babstenerse (?:personas )?(?:con discapacidad|discapacitad[oa]s)\b|\bsin (?:discapacidad(?:es)?|impedimentos? fisicos?|enfermedades)\b|\bno (?:tener|presentar|padecer) (?:ninguna |de )?(?:discapacidad|enfermedad(?:es)?)\b|\bprueba de vih\b|\bgozar de buena salud\b/g,
    reason: HEALTH,
  },
  {
    pattern:
      /\b(?:vivir|residir|domiciliar) (?:en |cerca (?:a|de) )?(?:zonas? aledanas|distritos? (?:aledanos|cercanos)|zonas? cercanas)\b|\bque vivan? (?:en|cerca)\b/g,
    reason: ADDRESS,
  },
]
