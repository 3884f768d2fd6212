import { FAIR_WORDING_RULES } from './ad-wording.data.ts'
import { CONTACT_WORDING_RULES } from './contact-wording.data.ts'
import { PAYMENT_WORDING_RULES } from './payment-wording.data.ts'
import { QUESTION_WORDING_RULES } from './question-wording.data.ts'

/** Possible problems in the words of an ad. The last four are only warnings and do not hold the ad. */
export type WordingCode =
  | 'payment_asked'
  | 'age'
  | 'sex'
  | 'looks'
  | 'family'
  | 'origin'
  | 'creed'
  | 'health'
  | 'messenger_only'
  | 'free_mail'
  | 'good_health'
  | 'photo'
  | 'address'

export type WordingRule = {
  code: WordingCode
  /** For folded text (no accents, lower case). */
  pattern: RegExp
  /** If this matches around the find, in its sentence, the meaning is another one. */
  unless?: RegExp
  /** The same, if this matches anywhere in the ad. */
  unlessInAd?: RegExp
}

/** `start` and `end` are positions in the given text. */
export type Wording = { code: WordingCode; term: string; start: number; end: number }

/** A full stop after a longer word: not that of 'S/.' or 'max.' */
const SENTENCE_END = /(?<=[a-z)\d]{2})[.;](?=\s|$)|\n/

const rules = [...PAYMENT_WORDING_RULES, ...FAIR_WORDING_RULES, ...CONTACT_WORDING_RULES]
const questionRules = [...rules, ...QUESTION_WORDING_RULES]

/** Lower case without accents, of equal length, so that positions are valid in the original. */
function foldInPlace(text: string): string {
  let folded = ''
  for (let index = 0; index < text.length; index++) {
    const base = text[index]!.normalize('NFD')[0]!.toLowerCase()
    folded += base.length === 1 ? base : text[index]!
  }
  return folded
}

/** The find with up to 40 characters on each side, within its sentence: the next sentence has another subject. */
function inItsSentence(folded: string, start: number, end: number): string {
  const before = folded
    .slice(Math.max(0, start - 40), start)
    .split(SENTENCE_END)
    .at(-1)!
  const after = folded.slice(end, end + 40).split(SENTENCE_END)[0]!
  return before + folded.slice(start, end) + after
}

/**
 * Words in a job ad that Peruvian law counts as discrimination unless the work requires them (Ley 26772 as amended by Ley 27270:
 * age, sex, looks, family, origin, creed, health), that ask the candidate for money, or that lead to a private messenger or mailbox. A
 * rule never decides: a person does. `ad` is all texts of the ad, if `text` is one of them. In order of appearance; those of
 * one code do not overlap.
 */
export const findAdWording = (text: string, ad = text): Wording[] => findWording(rules, text, ad)

/** The same in the questions for those who apply, and what only a question must not say. */
export const findQuestionWording = (text: string, ad = text): Wording[] =>
  findWording(questionRules, text, ad)

function findWording(known: readonly WordingRule[], text: string, ad: string): Wording[] {
  const folded = foldInPlace(text)
  const foldedAd = ad === text ? folded : foldInPlace(ad)
  const found: Wording[] = []
  for (const { code, pattern, unless, unlessInAd } of known) {
    if (unlessInAd?.test(foldedAd)) continue
    for (const match of folded.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (unless?.test(inItsSentence(folded, start, end))) continue
      if (found.some((other) => other.code === code && start < other.end && other.start < end)) continue
      found.push({ code, term: text.slice(start, end), start, end })
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}
