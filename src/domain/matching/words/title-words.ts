import { isPureRank } from './seniority.ts'
import { GAP, genderlessStem, isSmallWord, splitWords, type Word } from './words.ts'

const NO_WORK = /^(?:as?|os?|e|y|o|u|and|or|m|f|h|\d+)$/

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  adm: 'administrativo',
  asist: 'asistente',
  asis: 'asistente',
  ast: 'asistente',
  ayud: 'ayudante',
  aux: 'auxiliar',
  bach: 'bachiller',
  contab: 'contabilidad',
  coord: 'coordinador',
  dev: 'desarrollador',
  dr: 'doctor',
  dra: 'doctor',
  ejec: 'ejecutivo',
  enf: 'enfermero',
  esp: 'especialista',
  enc: 'encargado',
  gte: 'gerente',
  ing: 'ingeniero',
  insp: 'inspector',
  lic: 'licenciado',
  mant: 'mantenimiento',
  op: 'operador',
  prof: 'profesor',
  profe: 'profesor',
  resp: 'responsable',
  sec: 'secretario',
  sup: 'supervisor',
  superv: 'supervisor',
  tec: 'tecnico',
  vend: 'vendedor',
}

/** 'ing' → 'ingeniero'; other words as they are. */
export const writtenOut = (word: string): string => ABBREVIATIONS[word.replace(/\.$/, '')] ?? word

/** The stem of 'personal' in 'asistente de personal', which differs from that in 'asistente personal'. */
const PERSONNEL = 'personnel'

/** The words of a title that name the work; 'Vendedor(a)' and 'Enfermero/a' are one word each. */
export function titleWords(title: string): Word[] {
  const words = splitWords(title, genderlessStem)
  for (const [index, word] of words.entries()) {
    // 'de personal' means the personnel, not a personal assistant.
    if (word.text === 'personal' && words[index - 1]?.text === 'de') word.stem = PERSONNEL
    const whole = ABBREVIATIONS[word.text]
    if (whole === undefined) continue
    word.text = whole
    word.stem = genderlessStem(whole)
    // The full stop of 'Aux. de contabilidad' does not end a sentence.
    const next = words[index + 1]
    if (next !== undefined) next.gap = GAP.soft
  }
  const named: Word[] = []
  for (const [index, word] of words.entries()) {
    if (NO_WORK.test(word.text) || isSmallWord(word.text) || isPureRank(word.text)) continue
    // The bracket of 'Vendedor(a) de tienda' is removed with its content.
    const dropped = words[index - 1]
    if (
      named.length > 0 &&
      dropped !== undefined &&
      /^(?:as?|os?)$/.test(dropped.text) &&
      word.gap < GAP.sentence
    )
      word.gap = GAP.soft
    named.push(word)
  }
  return named
}
