import { FILLER, LEGAL_FORMS, NOT_FILLER } from './query-filler.data.ts'

type Words = readonly string[]

const phrases = (list: string): Words[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    // Longest first: 'puesto de trabajo' before 'puesto'.
    .sort((a, b) => b.length - a.length)

const asks = phrases(FILLER.asks)
const nouns = phrases(FILLER.nouns)
const people = phrases(FILLER.people)
const links = phrases(FILLER.links)
const anywhere = phrases(FILLER.anywhere)
const kept = phrases(NOT_FILLER)
const legalForms = phrases(LEGAL_FORMS)

const standsAt = (words: Words, at: number, phrase: Words): boolean =>
  phrase.every((word, offset) => words[at + offset] === word)
const lengthAt = (words: Words, at: number, list: readonly Words[]): number =>
  list.find((phrase) => standsAt(words, at, phrase))?.length ?? 0

/** 'personal para limpieza', but not 'personal de limpieza'. */
function peopleAt(words: Words, at: number): number {
  const length = lengthAt(words, at, people)
  return ['para', 'que'].includes(words[at + length] ?? '') ? length : 0
}

/**
 * The places of the words that say what is looked for, in a list of folded words: 'busco trabajo de soldador' leaves 'soldador'. A list
 * that is all filler ('busco trabajo') leaves none.
 */
export function meantWords(words: Words): number[] {
  const isKept = words.map(() => false)
  for (const at of words.keys()) isKept.fill(true, at, at + lengthAt(words, at, kept))
  const left = words.map(() => true)
  let start = 0
  let hasBegun = false
  while (start < words.length && !isKept[start]) {
    const length =
      lengthAt(words, start, asks) ||
      lengthAt(words, start, nouns) ||
      peopleAt(words, start) ||
      (hasBegun ? lengthAt(words, start, links) : 0)
    if (length === 0) break
    hasBegun = true
    left.fill(false, start, start + length)
    start += length
  }
  for (let at = start; at < words.length; at++) {
    const length = isKept[at] ? 0 : lengthAt(words, at, anywhere)
    left.fill(false, at, at + length)
  }
  return [...words.keys()].filter((at) => left[at])
}

/** Without the legal form at the end of a company's name ('Inka Tops S.A.C.'), unless nothing else is there. */
export function withoutLegalForm(words: Words): Words {
  const form = legalForms.find(
    (phrase) => phrase.length < words.length && standsAt(words, words.length - phrase.length, phrase),
  )
  return form ? words.slice(0, words.length - form.length) : words
}
