import { foldText } from '#domain/text/plain-text.ts'
import { CONFUSED_WORDS, WORK_TERMS } from './confusions.data.ts'

/** What decides which marks a text has. */
export const searchMarks = CONFUSED_WORDS + JSON.stringify(WORK_TERMS)

/** By word, the words that it is taken for. */
const rivals = new Map(
  CONFUSED_WORDS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)),
)

/** The ways to write each work term. */
export const workTermForms = Object.values(WORK_TERMS).map((forms) =>
  forms.split('|').map((form) => form.trim().replace(/\s+/g, ' ')),
)
const markOfTerm = new Map(
  Object.keys(WORK_TERMS).flatMap((name, index) =>
    workTermForms[index]!.map((form) => [form, markOf(name)] as const),
  ),
)
const longestFirst = [...markOfTerm.keys()].toSorted((a, b) => b.length - a.length)
const terms = new RegExp(`(?<![a-z0-9])(?:${longestFirst.join('|')})(?![a-z0-9])`, 'g')

/** A word that no stemmer changes: letters with a digit. */
function markOf(name: string): string {
  return `${name}0`
}

/** The listed word that a folded word is a form of. */
export function confusedLemma(word: string): string | undefined {
  const forms = [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/as?$/, ''),
    word.replace(/as?$/, 'o'),
  ]
  return forms.find((form) => rivals.has(form))
}

/** The text with a mark for each work term, and for each word that another one is taken for. */
export function withMarks(text: string): string {
  const folded = foldText(text)
  const marks = new Set<string>()
  for (const [term] of folded.matchAll(terms)) marks.add(markOfTerm.get(term)!)
  for (const [word] of folded.matchAll(/[a-z]{3,}/g)) {
    const lemma = confusedLemma(word)
    if (lemma) marks.add(markOf(lemma))
  }
  return marks.size === 0 ? text : `${text} ${[...marks].join(' ')}`
}

/** The mark of a phrase that is a work term ('medio tiempo'). */
export const markOfWorkTerm = (phrase: string): string | undefined => markOfTerm.get(foldText(phrase))

/** What tells the confused words of a phrase apart: a text has the mark `own`, or none of `others`. */
export const confusions = (phrase: string): { own: string; others: string[] }[] =>
  phrase.split(' ').flatMap((word) => {
    const own = confusedLemma(foldText(word))
    return own === undefined ? [] : { own: markOf(own), others: rivals.get(own)!.map(markOf) }
  })
