import { FILLER, LEGAL_FORMS, NOT_FILLER } from './query-filler.data.ts'
import { isVerbForm, TALK_FORM } from './sentence-verbs.data.ts'

type Words = readonly string[]

const phrases = (list: string): Words[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    // Longest first: 'puesto de trabajo' before 'puesto'.
    .sort((a, b) => b.length - a.length)

const asks = phrases(FILLER.asks)
const opens = phrases(FILLER.opens)
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

const singles = (...lists: (readonly Words[])[]): string[] =>
  lists.flat().flatMap((phrase) => (phrase.length === 1 ? phrase : []))

/** Verbs and nouns that say that somebody looks for work. */
export const searchWords: ReadonlySet<string> = new Set(singles(asks, nouns))
const sentenceFiller = new Set([...searchWords, ...singles(opens, links), ...FILLER.sentence.split(/\s+/)])
const sentencePeople = new Set(singles(people))

/** Whether a word of a whole sentence has no subject of a search: one that asks, or for whom it is asked. Folded. */
export function isSentenceFiller(words: Words, at: number): boolean {
  const word = words[at]!
  // 'No c', 'q'; but 'programador c'.
  if (word.length === 1) return /[aeiouy]/.test(word) || at === 0 || words[at - 1]!.length < 3
  // 'Personal de limpieza' looks for work, 'jefe de personal' and 'atención a empresas' name it.
  if (sentencePeople.has(word) || /^empresas?$/.test(word)) return !/^(?:de|a)$/.test(words[at - 1] ?? '')
  const [, stem, ending] = /^(.{4,})it([oa]s?)$/.exec(word) ?? []
  if (stem !== undefined && sentenceFiller.has(`${stem}${ending}`)) return true
  return sentenceFiller.has(word) || TALK_FORM.test(word) || isVerbForm(word)
}

/** 'personal para limpieza', but not 'personal de limpieza'. */
function peopleAt(words: Words, at: number): number {
  const length = lengthAt(words, at, people)
  return ['para', 'que'].includes(words[at + length] ?? '') ? length : 0
}

/** 'Inka Tops trabajo', but not 'salud en el trabajo'. */
function lastAt(words: Words, at: number): number {
  const length = lengthAt(words, at, nouns)
  return at + length === words.length && lengthAt(words, at - 1, links) === 0 ? length : 0
}

/** The places of words that are part of a thing's name: 'trabajo' in 'trabajo social'. */
export const keptWords = (words: Words): number[] =>
  [...words.keys()].flatMap((at) =>
    Array.from({ length: lengthAt(words, at, kept) }, (_, offset) => at + offset),
  )

/**
 * The places of the words that say what is looked for, in a list of folded words: 'busco trabajo de soldador' leaves 'soldador'. A list
 * that is all filler ('busco trabajo') leaves none.
 */
export function meantWords(words: Words): number[] {
  const isKept = new Set(keptWords(words))
  const left = words.map(() => true)
  let start = 0
  let hasBegun = false
  while (start < words.length && !isKept.has(start)) {
    const length =
      lengthAt(words, start, asks) ||
      lengthAt(words, start, opens) ||
      lengthAt(words, start, nouns) ||
      peopleAt(words, start) ||
      (hasBegun ? lengthAt(words, start, links) : 0)
    if (length === 0) break
    hasBegun = true
    left.fill(false, start, start + length)
    start += length
  }
  for (let at = start; at < words.length; at++) {
    const length = isKept.has(at) ? 0 : lengthAt(words, at, anywhere) || (at > start ? lastAt(words, at) : 0)
    left.fill(false, at, at + length)
  }
  return [...words.keys()].filter((at) => left[at])
}

/**
 * The words without the legal form behind a company's name ('Inka Tops S.A.C. Arequipa'), unless nothing else is there, and the word
 * before it, the last of that name.
 */
export function readLegalForm(words: Words): { words: Words; companyWord: string | null } {
  const forms = words.flatMap((_, at) => {
    const length = at === 0 ? 0 : lengthAt(words, at, legalForms)
    // Two letters in the middle may be anything.
    const isSure = length > 2 || words[at]!.length > 2 || at + length === words.length
    return length > 0 && isSure ? [[at, at + length] as const] : []
  })
  const [first] = forms
  return {
    words: words.filter((_, at) => !forms.some(([from, to]) => at >= from && at < to)),
    companyWord: first === undefined ? null : words[first[0] - 1]!,
  }
}
