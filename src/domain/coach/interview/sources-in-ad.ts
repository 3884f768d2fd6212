import { asInfinitive } from '#domain/coach/review/strong-start.ts'
import { sentencesOf } from '#domain/text/sentences.ts'
import { findQuestionWording } from '#domain/jobs/wording/ad-wording.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { toBlocks } from '#domain/text/text-blocks.ts'

/**
 * Words about the person instead of the work. A question is never made of a sentence that has one, even where the sentence is
 * harmless: the interviewer asks what is written, and the person hears only the question.
 */
const PERSONAL =
  /\b(?:edad(?:es)?|jovene?s?|juventud|senorit[ao]s?|caballeros?|damas?|varon(?:es)?|hombres?|mujer(?:es)?|mama|papa|madres?|padres?|hij[oa]s?|famili\p{L}*|espos[oa]s?|conyug\p{L}*|solter[oa]s?|casad[oa]s?|estado civil|pareja|embaraz\p{L}*|gestant\p{L}*|gestacion|lactan\p{L}*|maternidad|paternidad|discapac\p{L}*|enferm(?:o|a|os|as|edad|edades)|(?:buena|tu|su|estado de|condicion de) salud|vih|medic(?:o|os) ocupacional\p{L}*|examen(?:es)? medicos?|vacunad[oa]s?|religi\p{L}*|creyentes?|catolic\p{L}*|evangelic\p{L}*|cristian\p{L}*|iglesias?|sindica\p{L}*|partidos? politicos?|politic[ao]s?|ideolog\p{L}*|nacionalidad(?:es)?|peruan[oa]s?|extranjer[oa]s?|venezolan[oa]s?|colombian[oa]s?|raza|etnia|origen|tez|estatura|talla|contextura|presencia|apariencia|imagen personal|simpatic[oa]s?|foto(?:s|grafia)?|sexo|genero|orientacion sexual|tatuajes?|antecedentes|vive|vivir|residir|residentes?|domicilio)\b/u

/** What is said of the employer, its offer or the way to apply: no work to ask about. */
const NO_WORK =
  /^(?:somos|ofrecemos|te ofrecemos|brindamos|buscamos|necesitamos|requerimos|se (?:busca|requiere|necesita|ofrece)|importante|prestigios|empresa|unete|forma parte|beneficios?|sueldo|salario|pago|remuneracion|interesad|envia|postula|lugar|horario)|\bs\/|\$|https?:|@|\bcv\b|curriculum|planilla|\bcts\b|gratificacion|\bsueldo\b|\bruc\b/u

const CONDITION =
  /\b(?:turnos?|horarios?|rotativ[oa]s?|nocturn[oa]s?|madrugada|amanecida|domingos?|feriados?|fin(?:es)? de semana|viaj(?:e|es|ar)|disponibilidad|regimen|campamento|descanso)\b/u

/** Not infinitives, though they end like one. */
const NOUNS = new Set(
  'lugar taller hogar par lider bachiller auxiliar titular escolar militar ser bar mujer alquiler caracter menester similar superior ayer mayor particular regular hospitalar azucar dolar celular nuclear alfiler'.split(
    ' ',
  ),
)
const INFINITIVE =
  /^(?:no )?\p{L}{2,}(?:ar|er|ir|arse|erse|irse)(?:(?: y|,| o) \p{L}+(?:ar|er|ir))*(?=[\s,])/u
/** In characters: what can be said in one breath. */
const longestDuty = 120
const fewestWords = 3
/** The first ones say what the work is. */
const mostSentences = 200

export interface AdSentence {
  text: string
  /** What is to be done, to follow 'te tocó': 'atender a los clientes'. Null: it names no work. */
  duty: string | null
  isCondition: boolean
}

/** Whether a text says something about the person that nobody may be asked. */
export const isPersonal = (text: string): boolean =>
  PERSONAL.test(foldText(text)) || findQuestionWording(text).length > 0

/** The sentences of an ad's texts that a question may rest on, each once. */
export function sentencesOfAd(texts: readonly string[]): AdSentence[] {
  const lines = texts.flatMap((text) =>
    toBlocks(text).flatMap((block) => (block.type === 'ul' ? block.items : block.text.split('\n'))),
  )
  const sentences = lines
    .flatMap(sentencesOf)
    .slice(0, mostSentences)
    .map((sentence) => sentence.replace(/[.;:,\s]+$/u, '').trim())
    .filter((sentence) => /\p{L}{3}/u.test(sentence) && !isPersonal(sentence))
  return [...new Set(sentences)].map((text) => ({
    text,
    duty: dutyIn(text),
    isCondition: CONDITION.test(foldText(text)),
  }))
}

function dutyIn(sentence: string): string | null {
  const text = sentence.replace(
    /^(?:te (?:encargar[aá]s|dedicar[aá]s) (?:de|a)|tus? funci(?:ones|ón) (?:ser[aá]n?|es|son):?|deber[aá]s|tendr[aá]s que)\s+/iu,
    '',
  )
  const folded = foldText(text)
  if (NO_WORK.test(folded) || folded.split(/\s+/).length < fewestWords) return null
  const known = asInfinitive(text)
  const first = folded.split(/[\s,]/, 1)[0]!
  const said =
    known ??
    (INFINITIVE.test(folded) && !NOUNS.has(first)
      ? text.charAt(0).toLocaleLowerCase('es') + text.slice(1)
      : null)
  return said === null ? null : inOneBreath(said)
}

/** A long duty up to a comma or a parenthesis, never in the middle of a thought. */
function inOneBreath(duty: string): string | null {
  if (duty.length <= longestDuty) return duty
  const cut = Math.max(duty.lastIndexOf(', ', longestDuty), duty.lastIndexOf(' (', longestDuty))
  return cut > longestDuty / 3 ? duty.slice(0, cut) : null
}
