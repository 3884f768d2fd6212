import { withoutUnaskedData } from '#domain/matching/reading/personal-data.ts'
import { wordsIn } from './cv-facts.ts'

/** A sentence of fewer words says nothing by itself. */
const FEWEST_WORDS = 2
const SHORTEST_WORD = 4

/**
 * A line without personal data that no ad may ask (age, civil status, children, religion, document…), mended; '' when it says nothing
 * else. Null: it has none. `sentences`: those of the line.
 */
export function withoutUnasked(sentences: readonly string[]): string | null {
  const told = sentences.map((sentence) => {
    const rest = withoutUnaskedData(sentence)
    return rest === sentence ? sentence : mended(rest, /^\p{Lu}/u.test(sentence))
  })
  if (told.every((sentence, at) => sentence === sentences[at])) return null
  return told.filter((sentence, at) => sentence === sentences[at] || saysSomething(sentence)).join(' ')
}

const saysSomething = (sentence: string): boolean =>
  wordsIn(sentence).filter((word) => word.length >= SHORTEST_WORD).length >= FEWEST_WORDS

/** Without the signs and small words that a gap leaves: 'Contadora,  , con experiencia', 'y trabajo en ventas'. */
export function mended(text: string, isCapital: boolean): string {
  const whole = text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.:)])/g, '')
    .replaceAll(/([,;|·•])(?:\s*[,;|·•])+/g, '$1')
    .replace(/^[\s,;.:|·•–-]+/, '')
    .replace(/^[ye] /i, '')
    .replace(/[\s,;:|·•–-]+(?:[ye])?[\s,;:|·•–-]*(?=\.?$)/, '')
  return isCapital ? whole.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : whole
}
