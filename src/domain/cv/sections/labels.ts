import { foldLetters } from '#domain/cv/names/fold.ts'

/** Labels before values in a CV ('Cargo: Analista'). */
export type LabelName = keyof typeof LABELS

const LABELS = {
  name: 'nombre ?/ ?apellidos?|apellidos? ?/ ?nombres?|nombres? y apellidos?|apellidos? y nombres?|nombre completo|nombres?|apellidos? ?(?:,|/) ?nombres?|apellidos?|name|full name',
  email: 'e-?mail|(?:direccion de )?correo(?: electronico)?|mail',
  phone:
    '(?:numero de )?telefonos?(?: (?:movil|celular|fijo|de contacto))?|tel\\.?|celular(?:es)?|cel\\.?|movil|phone|mobile|whatsapp|contacto|(?:n[°ºo.]{0,2}|nro\\.?|numero) (?:de )?(?:celular|telefono|movil)(?: de contacto)?|phone number',
  address:
    'domicilio(?: actual)?|direccion(?: actual| domiciliaria)?|address|lugar de residencia|residencia|ubicacion|location|ciudad|distrito|vivo en|reside en',
  linkedin: 'linkedin',
  private:
    'dni|d\\.n\\.i\\.?|documento(?: de identidad)?|nacionalidad|nationality|estado civil|fecha (?:y lugar )?de nacimiento|lugar (?:y fecha )?de nacimiento|date of birth|edad|age|sexo|genero|ruc|brevete|licencia de conducir|carne de extranjeria|web|sitio web|portafolio|portfolio|github|skype|disponibilidad|pasaporte|(?:ultimo )?(?:sueldo|salario)|remuneracion|motivo(?: de [a-z]+)?|jef[ea] (?:inmediat[oa]|direct[oa])|reporta(?:ba)? a|jef[ea](?=\\s*:)|area(?: de trabajo| o unidad)?|unidad organica|dependencia',
  position:
    '(?:empleo|puesto|trabajo|cargo|titulacion) (?:solicitad[oa]|desead[oa])|puesto al que se postula|cargos?(?: desempenado| ocupado| u ocupacion)?|puestos?(?: desempenado| ocupado| de trabajo)?|(?:puesto|profesion|funcion|ocupacion) o (?:cargo|puesto|funcion)s? (?:ocupado|desempenado)s?|posicion|funcion desempenada|profesion o cargo desempenado|ocupacion|(?:cargo|puesto) (?:al que postula|actual)|(?:profesion|ocupacion|especialidad) ?(?:\\/|y|o|u) ?(?:profesion|ocupacion|especialidad|cargo|oficio)|position|charge|role|job title|rol|profesion',
  company:
    'empresas?(?: (?:o|/|y) (?:institucion|entidad)| \\d)?|donde(?: trabaje)?|lugar de labores|entidad(?: o empresa)?|empleador|institucion empleadora|entidad|compania|organizacion|company|employer|nombre[^:\\t]{0,30}(?:empresa|empleador|entidad)[^:\\t]{0,30}|nombre y direccion del empleador|centro de trabajo|razon social',
  period:
    '(?:fechas?|periodo) ?\\(de ?[-/–]? ?a\\)|desde ?[-/–] ?hasta|mes ?/ ?ano|(?:fecha|f\\.) ?(?:de )?(?:inicio|fin|egreso|ingreso|termino|cese|salida|emision|expedicion)|inicio|fin|hasta|del|al|termino|ano de (?:egreso|termino)|inicio ?[-/–] ?fin|tiempo de (?:servicios?|permanencia)|permanencia|fecha de inicio (?:y )?fecha de (?:fin|termino)|(?:periodo|fechas?|anos?)(?: laborado| laboral| de (?:estudios?|labores|trabajo|servicios?))?|tiempo(?: laborado| de servicio)?|duracion|dates?|period|desde|ano|anos|vigencia|egreso|inicio|ingreso|salida|cese',
  place: 'lugar de trabajo|lugar|ciudad|sede|location|place|ubicacion|pais',
  institution:
    'nombre[^:\\t]{0,30}(?:institucion|centro|universidad|organizacion)[^:\\t]{0,70}|impartid[oa] por|dictado por|organizador|institucion(?:es)?(?: educativa)?|centro (?:educativo|superior)|entidad educativa|emisor|otorgado por|centro(?: de (?:estudios?|formacion))?|universidad|institution|centro educativo|casa de estudios|nombre y tipo de la organizacion(?: que ha impartido la educacion o la formacion)?|colegio|instituto',
  degree:
    '(?:titulo|grado|carrera|cualificacion)(?: (?:o|y|u|/) (?:titulo|grado|carrera))?(?: (?:obtenid[oa]|academico|profesional))?|nivel y carrera|(?:titulo|grado) (?:o|/|y) (?:titulo|grado|carrera|especialidad)|estudios realizados|programa|titulo(?: obtenido| de la cualificacion obtenida)?|grado(?: obtenido| academico)?|degree|estudios?|cualificacion obtenida',
  course:
    'cursos?|nombre del curso|certificacion(?:es)?|certificados?|capacitaciones|capacitacion|evento|diplomas?|tema|denominacion|seminario|taller|course|curso (?:o|/|y) (?:taller|certificacion|capacitacion|programa|diplomado|estudio)[^:\\t]{0,30}|nombre del (?:curso|certificado|evento)[^:\\t]{0,30}|programa o curso',
  field: 'carrera(?: profesional)?|especialidad|mencion|major|field',
  body: '(?:lo )?que hice|funciones[^:\\t]{0,45}|principales (?:actividades y responsabilidades|funciones|logros)|responsabilidades|logros|tareas(?: realizadas)?|actividades(?: realizadas)?|descripcion|responsibilities|achievements|duties|motivo de (?:cese|retiro)|jefe inmediato|(?:tipo o )?sector(?: de actividad)?|estado(?: de los estudios)?|nivel(?: de estudios| academico| alcanzado)?|modalidad|tipo de empresa(?: o sector)?|principales materias(?: o capacidades (?:ocupacionales|profesionales) estudiadas| estudiadas)?|nivel (?:en la clasificacion|segun).*|funciones y responsabilidades(?: principales)?|sector|rubro|tesis|promedio|tecnologias|stack|herramientas|proyecto|obra(?=\\s*:)|aptitudes',
} as const

/** 'Empresa 1', 'Empresa N° 2': forms number repeated fields. */
const NUMBER = '(?: (?:n[°º.]{0,2} ?|nro\\.? ?)?\\d{1,2})?'

const PATTERNS = Object.entries(LABELS).map(
  ([name, pattern]) =>
    [
      name as LabelName,
      new RegExp(`^(?:${pattern})${NUMBER}(?:\\s*[:.]\\s*|\\s*\\t\\s*:?\\s*|$)`, 'u'),
    ] as const,
)

const PLURAL = /\((?:s|es|a|as)\)/g

/** The label in a text without a value, such as a column heading: 'CARGO', 'Año'. */
export function labelOf(text: string): LabelName | null {
  const folded = foldLetters(text)
    .replace(PLURAL, '')
    .replace(/[:.\s]+$/, '')
  if (folded.length > 45) return null
  const bare = (part: string) =>
    PATTERNS.find(([, pattern]) => pattern.exec(part)?.[0].length === part.length)?.[0]
  // 'Empresa / Institución', 'Cargo y área': the first word decides.
  return bare(folded) ?? bare(folded.split(/\s*\/\s*|\s+(?:y|o|u)\s+/)[0]!) ?? null
}

/** 'Cargo: Jefa de Tienda' → the label's name and its value; null if no label starts the text. A label needs a colon or a gap. */
export function readLabel(
  text: string,
  names?: readonly LabelName[],
): { name: LabelName; value: string } | null {
  // 'Nombre ........: Rosa': dots lead to the value.
  if (/[.…_]{3}\s*:/.test(text)) return readLabel(text.replace(/\s*[.…_]{3,}\s*:/, ':'), names)
  if (!/^[^\t:]{2,100}(?:[:\t]|\.\s|$)/.test(text)) return null
  const folded = foldLetters(text).replace(PLURAL, '')
  for (const [name, pattern] of PATTERNS) {
    if (names && !names.includes(name)) continue
    const match = pattern.exec(folded)
    if (!match) continue
    if (!/[:\t]/.test(match[0]) && match[0].length < folded.length) continue
    // A plural in brackets inside the label makes it longer than the match; one in the value does not.
    const sign = /[:\t]/.test(match[0])
      ? text.search(/[:\t]/) + 1
      : match[0].length + text.length - folded.length
    return {
      name,
      value: text
        .slice(sign)
        .replace(/^[:\s]+/, '')
        .trim(),
    }
  }
  return null
}
