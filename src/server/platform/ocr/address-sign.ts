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
const BEGUN = new RegExp(`^${SIGN}(${DOMAIN})$`, 'u')
const ONLY_NAME = new RegExp(`^${NAME}$`, 'u')
const ONLY_DOMAIN = new RegExp(`^${DOMAIN}$`, 'u')
const ONLY_SIGN = new RegExp(`^(?:${SIGN}|[aeo@])$`, 'u')

/** Wider is a space between words. In sizes of the line. */
const WIDEST_GAP = 0.75

/** The words of a line with their addresses whole. `size`: of its letters, in pixels. */
export function withAddressSigns(words: readonly Word[], size: number): Word[] {
  const made: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [first, second, third] = [words[at]!, words[at + 1], words[at + 2]]
    const isNear = (left: Word, right: Word) => right.box.left - left.box.right < size * WIDEST_GAP
    const isName = ONLY_NAME.test(first.text)
    const domain = second && isName && isNear(first, second) ? BEGUN.exec(second.text)?.[1] : undefined
    if (
      second &&
      third &&
      isName &&
      ONLY_SIGN.test(second.text) &&
      ONLY_DOMAIN.test(third.text) &&
      isNear(first, second) &&
      isNear(second, third)
    ) {
      made.push(joined(`${first.text}@${third.text}`, first, third))
      at += 2
    } else if (second && domain) {
      made.push(joined(`${first.text}@${domain}`, first, second))
      at += 1
    } else made.push({ ...first, text: inOneWord(first.text) })
  }
  return made
}

const inOneWord = (text: string): string => text.replace(AT_PROVIDER, '$1@$2').replace(WHOLE, '$1@$2')

const joined = (text: string, first: Word, last: Word): Word => ({
  text,
  certainty: Math.min(first.certainty, last.certainty),
  box: { ...first.box, right: Math.max(first.box.right, last.box.right) },
})
