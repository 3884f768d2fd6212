import { NOT_SHORT } from './full-stops.ts'
import { startsItem } from './text-blocks.ts'

/** Short in sentences, though not in names and posts: 'p. ej. Lima', 'Ud. Postula', 'EE. UU.', 'RR. HH.' */
const NOT_SHORT_IN_PROSE = String.raw`(?<!(?<!\p{L})(?:[Ee]j|[Uu]ds?|EE|UU|RR|HH|FF|AA|CC))`
/** The number of a list item ends nothing. */
const NOT_OF_ITEM = String.raw`(?<!^[^\S\n]*\d{1,2})`
/** With the signs that may follow: 'Av...', '”', the sources '[1] [2]'. */
const STOP = String.raw`(?:[!?…;]|${NOT_SHORT}${NOT_SHORT_IN_PROSE}${NOT_OF_ITEM}\.)[.!?…;]*[)"”»]*(?:\s*\[\d+\])*`
/** Before the first letter of the next. The look ahead comes first, so that a long space is passed once. */
const START = new RegExp(String.raw`(?=[\p{Lu}¿¡«"“])(?<=${STOP}\s+)`, 'mu')

/**
 * The sentences of a text, each with the space after it: joined they are the text. A paragraph and an item of a list end one,
 * too; an abbreviation and a decimal do not.
 */
export function spacedSentences(text: string): string[] {
  const blocks: string[] = []
  let isEnded = true
  for (const line of text.split(/(?<=\n)/)) {
    const isBlank = line.trim() === ''
    if (blocks.length > 0 && (isBlank || !(isEnded || startsItem(line)))) blocks[blocks.length - 1] += line
    else blocks.push(line)
    isEnded = isBlank
  }
  return blocks.flatMap((block) => block.split(START)).filter((piece) => piece !== '')
}

/** The same without the space around. */
export const sentencesOf = (text: string): string[] =>
  spacedSentences(text)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
