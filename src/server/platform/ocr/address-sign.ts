import type { Word } from './recognizer.ts'

/*
 * The Spanish data know no '@'. In the address of a mail it is recognised as a sign or a letter that looks like it, in
 * the word or apart from it. A domain in small letters shows where.
 */

const NAME = String.raw`[a-z\d][a-z\d._+-]*[a-z\d]`
const DOMAIN = String.raw`[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.[a-z]{2,8}`
/** What a round sign with a small letter in it looks like: '(Q', "(D'", 'G', '€'. */
const SIGN = String.raw`(?:\([A-Za-z]?['’)]?|[CDEGOQÓÚ©®€]['’]?)`
/** Mail providers of most people, before whom a small letter is the sign, too. */
const PROVIDER = String.raw`(?:gmail|hotmail|outlook|yahoo|icloud|live|msn)\.(?:com|es)(?:\.[a-z]{2})?`

const WHOLE = new RegExp(`^(${NAME})${SIGN}(${DOMAIN})$`, 'u')
const AT_PROVIDER = new RegExp(`^(${NAME})(?:${SIGN}|[aeo])(${PROVIDER})$`, 'u')
const TWO_PARTS = new RegExp(`^(${NAME})(?: ${SIGN}|${SIGN} )(${DOMAIN})$`, 'u')
const THREE_PARTS = new RegExp(`^(${NAME}) (?:${SIGN}|[aeo@]) (${DOMAIN})$`, 'u')

/** Wider is a space between words. In sizes of the line. */
const WIDEST_GAP = 0.75

/** The words of a line with their addresses whole. `size`: of its letters, in pixels. */
export function withAddressSigns(words: readonly Word[], size: number): Word[] {
  const made: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const address = splitAddress(words.slice(at, at + 3), size)
    if (address) made.push(address.word)
    else made.push({ ...words[at]!, text: inOneWord(words[at]!.text) })
    at += address ? address.parts - 1 : 0
  }
  return made
}

/** The address that these words begin with, in two or three parts; null if they do not. */
function splitAddress([first, second, third]: Word[], size: number): { word: Word; parts: number } | null {
  const isNear = (left: Word, right: Word) => right.box.left - left.box.right < size * WIDEST_GAP
  if (!first || !second || !isNear(first, second)) return null
  const inTwo = TWO_PARTS.exec(`${first.text} ${second.text}`)
  if (inTwo) return { word: joined(inTwo, first, second), parts: 2 }
  if (!third || !isNear(second, third)) return null
  const inThree = THREE_PARTS.exec(`${first.text} ${second.text} ${third.text}`)
  return inThree && { word: joined(inThree, first, third), parts: 3 }
}

const inOneWord = (text: string): string => text.replace(AT_PROVIDER, '$1@$2').replace(WHOLE, '$1@$2')

const joined = ([, name, domain]: RegExpExecArray, first: Word, last: Word): Word => ({
  text: `${name}@${domain}`,
  certainty: Math.min(first.certainty, last.certainty),
  box: { ...first.box, right: Math.max(first.box.right, last.box.right) },
})
