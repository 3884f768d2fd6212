import { foldText } from '#domain/text/plain-text.ts'
import { spokenText } from '#domain/text/spoken-spanish.ts'

/** A result that a text may rest on. */
export interface Ground {
  /** All of it, as text. */
  text: string
  /** Its sources, numbered over all results: the first, and how many. */
  firstSource: number
  sources: number
  /** What of it may be shown: 'empleo 12'. */
  refs: readonly string[]
  /** Written by Qhatu alone: help, plans, counts. */
  isOurs: boolean
  /** Whole texts of others in it, such as what an ad says: the card shows them, as theirs. */
  others: readonly string[]
}

export type TextFault =
  | 'nothing-read'
  | 'source'
  | 'reference'
  | 'figure'
  | 'name'
  | 'contact'
  | 'asks'
  | 'copied'

const REFERENCE = /\[((?:empleo|servicio|articulo|postulacion|aviso|empresa|plan) [^\]]{1,80})\]/g
const SOURCE = /\[(\d{1,3})\]/g
/** An address, a mailbox, or another way to write to somebody. */
const CONTACT =
  /:\/\/|\b(?:javascript|data|mailto|tel):|\bwww\b|@|\p{L}\.(?:com|pe|net|org|io|me|ly|co|app|info|xyz|site|link|example)\b|\]\(|<\/?\p{L}|[{}`|]|\bwhats?\s?app\b|\bwasap\b|\btelegram\b/iu
/** What nobody should be asked for outside of what we say ourselves, folded. */
const SENSITIVE =
  /\b(?:contrasena|password|clave|pin|dni|documento|tarjeta|transfier\w*|transfer\w*|deposit\w*|yape\w*|plin|pag(?:a|ar|o|ue) (?:la|una|el|un|por)|codigo|token|inscripcion|llama|escribe(?:le|nos)?|envia(?:le|nos)?|manda(?:le|nos)?)\b/g
/** Names that need no source. */
const OURS = new Set(['qhatu', 'peru', 'peruano', 'peruana', 'ia', 'cv', 'ruc', 'igv'])

const numbersIn = (text: string): string[] =>
  (spokenText(text).match(/\d+(?:[.,]\d+)*/g) ?? []).map((written) =>
    String(Number(written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))),
  )
const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? []

/** So many words in a row are somebody's sentence, not a fact of it. */
const longestCopy = 6

/** Whether a text repeats a passage of others as its own. */
function copies(text: string, others: readonly string[]): boolean {
  const words = wordsOf(text)
  const theirs = others.map((one) => ` ${wordsOf(one).join(' ')} `)
  const all = ` ${words.join(' ')} `
  if (theirs.some((one) => one.length > 12 && all.includes(one))) return true
  return words.some((_, at) => {
    const passage = words.slice(at, at + longestCopy)
    return passage.length === longestCopy && theirs.some((one) => one.includes(` ${passage.join(' ')} `))
  })
}

/** What is shown of a text: without the references, which become cards. */
export const withoutReferences = (text: string): string =>
  text
    .replaceAll(REFERENCE, '')
    .replaceAll(/ +([.,;:])/g, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trimEnd()

export const referencesIn = (text: string): string[] => [...text.matchAll(REFERENCE)].map(([, ref]) => ref!)

export const sourcesIn = (text: string): number[] =>
  [...text.matchAll(SOURCE)].map(([, number]) => Number(number))

const isOf = ({ firstSource, sources }: Ground, number: number) =>
  number >= firstSource && number < firstSource + sources

/**
 * Why a paragraph that a model wrote must not be shown; null: everything in it that can be checked is in the results. A figure,
 * also in words, must be in the cited results, a name in any result or in the question.
 */
export function faultIn(paragraph: string, grounds: readonly Ground[], question: string): TextFault | null {
  if (grounds.length === 0) return 'nothing-read'
  if (!sourcesIn(paragraph).every((number) => grounds.some((ground) => isOf(ground, number)))) return 'source'
  if (!referencesIn(paragraph).every((ref) => grounds.some(({ refs }) => refs.includes(ref))))
    return 'reference'
  const text = paragraph.replaceAll(REFERENCE, ' ')
  if (CONTACT.test(text)) return 'contact'
  const ours = new Set(grounds.filter(({ isOurs }) => isOurs).flatMap((ground) => wordsOf(ground.text)))
  if ((foldText(text).match(SENSITIVE) ?? []).some((said) => !wordsOf(said).every((word) => ours.has(word))))
    return 'asks'
  if (
    copies(
      text,
      grounds.flatMap(({ others }) => others),
    )
  )
    return 'copied'
  const known = new Set([...OURS, ...wordsOf(question), ...grounds.flatMap((ground) => wordsOf(ground.text))])
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const cited = sourcesIn(sentence)
    const rests =
      cited.length > 0 ? grounds.filter((one) => cited.some((number) => isOf(one, number))) : grounds
    const figures = new Set(rests.flatMap((ground) => numbersIn(ground.text)))
    const said = sentence.replaceAll(SOURCE, ' ')
    if (numbersIn(said).some((figure) => !figures.has(figure))) return 'figure'
    const [, ...names] = said.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
    if (names.some((name) => /^\p{Lu}/u.test(name) && !known.has(foldText(name)))) return 'name'
  }
  return null
}
