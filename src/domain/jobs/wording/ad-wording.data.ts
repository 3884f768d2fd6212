import type { WordingRule } from './ad-wording.ts'

const NUMBER = String.raw`(?:1[4-9]|[2-6]\d)`

/** Years that are not those of who applies. */
const YEARS_OF_OTHERS =
  /experiencia|trayectoria|antiguedad|anos de servicios?|garantia|contrato|mercado|vigencia|vigente|certificado|emitid|expedid|alumnos|estudiantes|ninos|adolescentes|pacientes|dirigido a|talleres|beneficiarios|programa|pasajeros|huespedes|turistas|hogares|usuarios|atencion a|cuidado de|credito|plazo/

export const FAIR_WORDING_RULES: readonly WordingRule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:edad(?:es)?(?: (?:maxima|minima|limite|requerida|de|entre|desde|hasta|promedio))*\s*(?::\s*)?(?:los )?)(?:${NUMBER})(?:\s*(?:a|-|–|y|hasta)\s*(?:los )?${NUMBER})?(?: anos)?`,
      'g',
    ),
    unless:
      /\b(?:mayor(?:ia)? de edad|mayores de edad)\b|edad(?: minima)?(?: de)?:? 18(?: anos)?(?!\s*(?:a|-|–|y|hasta|\d))/,
    code: 'age',
  },
  {
    code: 'age',
    pattern: new RegExp(
      String.raw`\b(?:(?:entre|de|desde)\s+)?(?:los )?${NUMBER}\s*(?:anos\s*)?(?:a|-|–|y|hasta)\s*(?:los )?${NUMBER} anos(?: de edad)?`,
      'g',
    ),
    unless: YEARS_OF_OTHERS,
  },
  {
    code: 'age',
    pattern: new RegExp(
      String.raw`\b(?:personas?|personal|gente|senoritas?|chic[ao]s?|damas?|varones|jovenes|postulantes|candidat[ao]s) (?:de |con edad )?entre ${NUMBER} y ${NUMBER}(?!\s*(?:anos|personas|meses|dias|horas|%|\d))\b`,
      'g',
    ),
    unless: YEARS_OF_OTHERS,
  },
  {
    code: 'age',
    pattern: new RegExp(
      String.raw`\b(?:maximo|max\.?|tope)\s*(?::\s*)?(?:de )?(?:2[4-9]|[3-6]\d) anos(?: de edad)?|\bno mayor(?:es)? (?:de|a) (?:los )?(?:2[4-9]|[3-6]\d)\b(?!\s*(?:anos|meses|dias|horas|%|kg|uit|\d))`,
      'g',
    ),
    unless: YEARS_OF_OTHERS,
  },
  {
    pattern: new RegExp(String.raw`\b(?<!no )(?:menor(?:es)?|no mayor(?:es)?) (?:de|a) ${NUMBER} anos`, 'g'),
    unless: /experiencia|meses|atencion a|cuidado de|estudiantes|alumnos|ninos|contenido|venta a|alcohol/,
    code: 'age',
  },
  {
    pattern: new RegExp(String.raw`\bmayor(?:es)? (?:de|a) (?!18\b)${NUMBER} anos\b`, 'g'),
    unless: /experiencia|pacientes|atencion|cuidado|clientes/,
    code: 'age',
  },
  {
    pattern: /\bhasta (?:los )?(?:2\d|3\d|4\d|5\d) anos(?: de edad)?\b/g,
    unless: /experiencia|garantia|credito|plazo|contrato/,
    code: 'age',
  },
  {
    pattern:
      /\b(?:solo |unicamente |personal |gente |persona |busca |buscan |buscamos |necesita |requiere )(?:a |un |una )?joven(?:es)?\b|\bjoven(?:es)? (?:de|entre) \d{2}\b|(?:^|[\n.•*-]\s{0,8})joven(?:es)? (?:para|con|proactiv|dinamic|entusiasta|responsable|que|egresad)[a-z]*/g,
    unless: /trabajo con personal joven|programa|dirigido|talleres|atencion|riesgo/,
    code: 'age',
  },
  {
    pattern:
      /\bsexo\s*(?::\s*)?(?:femenino|masculino|indistinto de)\b|\bgenero\s*:\s*(?:femenino|masculino)\b|\b(?:personal|sexo|genero) (?:femenino|masculino)\b/g,
    unless: /(?:atencion|ropa|calzado|prendas|vestuario|publico)[^.]{0,30}$/,
    code: 'sex',
  },
  {
    pattern:
      /\b(?:solo|unicamente|exclusivo para|exclusivamente|preferentemente|de preferencia|se busca|se buscan|busca|buscan|buscamos|busco|necesito|necesitamos|requiero|requerimos|se necesitan?|se requieren?) (?:a )?(?:un |una )?(?:varon(?:es)?|hombres?|mujer(?:es)?|damas?|caballeros?|senorit(?:a|as)|chic(?:as?|os))\b/g,
    code: 'sex',
  },
  {
    pattern: /\b(?:senoritas?|srtas?)\b/g,
    unless:
      /(?:hotel|hostal|pasteleria|cafeteria|restaurante|boutique|tienda|bodega|salon|marca|colegio|nido) (?:la )?senorita|(?:atencion|servicio|ropa|moda|prendas|calzado|clientes?|vestir)[^.]{0,30}senorit/,
    code: 'sex',
  },
  {
    pattern:
      /\b(?:varon|varones|damas?|caballeros?)(?= (?:de|entre|con|mayor(?:es)?|menor(?:es)?|que|para|hasta|proactiv[oa]s?|responsables?|\d{2})\b)|(?:^|\n)\s*chic[ao]s? (?:para|con|que)\b|\b(?:varon|varones)(?=\s*(?:$|\n|[.,;]))/g,
    unless:
      /(?:ropa|calzado|moda|prendas|perfumeria|futbol|equipo|peinados?|barberia|seccion|linea|cortes?|salon|articulos|pabellon|voley|varones (?:y|o)|hombres (?:y|o)|damas (?:y|o)|varon (?:y|o)|(?:y|o) (?:damas?|varon|varones|caballeros?|mujer|mujeres))\b[^.]{0,25}/,
    code: 'sex',
  },
  {
    pattern:
      /\b(?:buena|excelente|agradable|optima) (?:presencia|apariencia|imagen personal)\b|\bbien parecid[oa]s?\b|\bbuen fisico\b|\b(?:tez|piel) (?:clara|blanca|oscura|trigue(?:n|ñ)a)\b|\b(?:talla|estatura|peso) (?:minim[ao]|maxim[ao])\b|\b(?:estatura|talla)\s*(?::\s*)?(?:de )?1[.,]\d{2}\b/g,
    unless:
      /imagen de (?:la )?marca|talla minima de (?:lote|pedido|peces|captura)|peso maxim[ao] (?:de (?:carga|la carga)|permitid|a cargar)/,
    code: 'looks',
  },
  {
    pattern:
      /\b(?:cv|curriculum|hoja de vida|curriculo) (?:con|y|mas) (?:una )?foto(?:grafia)?s?\b|\b(?:con|adjuntar|incluir|enviar|mandar) (?:tu |su |una )?foto(?:grafia)?(?: (?:reciente|actual|de cuerpo entero|tamano|personal|carne))?\b/g,
    unless:
      /foto(?:grafia)?s? de (?:los )?(?:producto|obra|plato|predio|avance|inmueble|eventos?)|portafolio|camara/,
    code: 'photo',
  },
  {
    pattern:
      /\bsin (?:hij[oa]s|cargas? familiar(?:es)?|compromisos?(?: familiares)?)\b|\bno (?:tener|tengan?) hij[oa]s\b|\b(?:estado civil\s*(?::\s*)?(?:de preferencia )?)?(?:solter|casad)[oa]s?\b(?: sin hij[oa]s)?|\bestado civil\s*:|\b(?:no )?(?:estar )?embarazad[oa]s?\b|\bprueba de embarazo\b/g,
    unless:
      /registro (?:nacional )?de (?:identificacion y )?estado civil|registros? (?:de )?estado civil|reniec|(?:sin importar|independientemente|cualquiera sea)[^.]{0,60}$|(?:atencion|cuidado|control|pacientes|programa)[^.]{0,30}embarazad|sin compromisos? (?:de permanencia|de compra|alguno de)|sin distincion/,
    code: 'family',
  },
  {
    pattern:
      /\b(?:solo|unicamente|exclusivamente|preferentemente) (?:personal |personas |chic[ao]s |mozas |senoritas )?(?:peruan|extranjer|venezolan|colombian|limen|provincian)[oa]s?\b|\bnacionalidad\s*(?::\s*)?(?:peruana|extranjera|venezolana)\b|\bno (?:se aceptan |aceptamos |contratamos )?(?:extranjeros|venezolanos)\b|\b(?:abstenerse|excepto) (?:extranjeros|venezolanos|provincianos)\b/g,
    unless: /(?:clientes|pasajeros|turistas|huespedes|visitantes|proveedores)[^.]{0,25}nacionalidad/,
    code: 'origin',
  },
  {
    pattern:
      /\b(?:religion|credo)\s*:\s*\w+|\b(?:ser|sea|solo|unicamente|preferentemente|de preferencia) (?:un |una )?(?:persona |buen |buena )?(?:catolic|evangelic|cristian|adventist|creyente)[oa]?s?\b|\b(?:catolic|evangelic|cristian|adventist)[oa]s? (?:practicante|bautizad|comprometid|confirmad|convertid)\w*|\b(?:profesar|practicar) (?:la |una )?(?:religion|fe|credo)\b|\b(?:ser|miembro|pertenecer|asistir|congregar)(?:se)? (?:de|a|en) (?:la |una |nuestra )?iglesia\b|\bno (?:estar )?(?:afiliad[oa]s?|pertenecer) a (?:un )?sindicatos?\b|\bno sindicalizad[oa]s?\b/g,
    code: 'creed',
  },
  {
    pattern:
      /\babstenerse (?:personas )?(?:con discapacidad|discapacitad[oa]s)\b|\bsin (?:ningun[ao]? )?(?:discapacidad(?:es)?|impedimentos? fisicos?|limitaciones fisicas|enfermedad(?:es)?)\b|\bno (?:tener|presentar|padecer) (?:ninguna |de )?(?:discapacidad|enfermedad(?:es)?)\b|\bprueba de vih\b/g,
    code: 'health',
  },
  {
    code: 'good_health',
    pattern: /\bgozar de buena salud\b/g,
  },
  {
    pattern:
      /\b(?:vivir|residir|domiciliar) (?:en |cerca (?:a|de) )?(?:zonas? aledanas|distritos? (?:aledanos|cercanos)|zonas? cercanas)\b|\bque vivan? (?:en|cerca)\b/g,
    code: 'address',
  },
]
