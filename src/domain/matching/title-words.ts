import { isPureRank } from './rank.ts'
import { genderlessStem, isSmallWord, splitWords, type Word } from './words.ts'

const NO_WORK = /^(?:as?|os?|e|y|o|u|and|or|m|f|h|\d+)$/

/** The words of a title that name the work; 'Vendedor(a)' and 'Enfermero/a' are one word each. */
export function titleWords(title: string): Word[] {
  const words = splitWords(title, genderlessStem)
  const named = words.filter(({ text }) => !NO_WORK.test(text) && !isSmallWord(text) && !isPureRank(text))
  // The bracket of 'Vendedor(a) de tienda' goes with what stood in it.
  for (const [index, word] of named.entries()) {
    const dropped = words[words.indexOf(word) - 1]
    if (index > 0 && dropped !== undefined && /^(?:as?|os?)$/.test(dropped.text) && word.gap < 3) word.gap = 0
  }
  return named
}
