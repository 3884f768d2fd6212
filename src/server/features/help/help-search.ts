import MiniSearch from 'minisearch'
import { foldText } from '#domain/text/plain-text.ts'
import type { ContentFile } from './content-files.ts'
import { HELP_SYNONYMS } from './help-synonyms.data.ts'

/** Words that every question has. Folded. */
const EMPTY = new Set(
  `a al algo alguien ante como con cual cuales cuando cuanto de del desde donde el ella en entre es esta estan este
  esto gracias hace hacer hacia hago hasta hay hola la las le les lo los mas me mi mis muy no nos o para pero por porque puede puedo
  pueden que quien quiero se ser si sin sobre son soy su sus te tengo tiene tienen tu un una unas uno unos y ya yo favor qhatu`.split(
    /\s+/,
  ),
)

const WORD_EDGE = /[^\p{L}\p{N}]+/u

/** Endings of number, gender and verbs as they sound: 'postulaciones', 'postulo' and 'postular' meet. At least four letters stay. */
const ENDING =
  /(?<=.{4})(?:asiones|asion|amientos?|imientos?|isiones|ision|ando|iendo|ados?|adas?|idos?|idas?|aron|ieron|ar|er|ir|es|as|os|an|en|a|o|e|s)$/

/** Letters that sound alike in Peru and are taken for each other in writing: 'postulasión', 'haser', 'bacante'. */
const soundOf = (folded: string): string =>
  folded
    .replaceAll(/c(?=[ei])|z/g, 's')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll(/(?<!c)h/g, '')

function wordTerm(word: string): string | null {
  const folded = foldText(word)
  return EMPTY.has(folded) ? null : soundOf(folded).replace(ENDING, '') || null
}

/** What a word is looked for as: one word stands for all names of a thing. */
const nameOf = new Map(
  HELP_SYNONYMS.flatMap(({ terms }) => {
    const group = terms.flatMap((term) => wordTerm(term) ?? [])
    return group.map((term): [string, string] => [term, group[0] ?? term])
  }),
)

function termOf(word: string): string | null {
  const term = wordTerm(word)
  return term === null ? null : (nameOf.get(term) ?? term)
}

/** What answers a little is left out where something answers well. Share of the best score. */
const worthShowing = 0.25

/** Finds the articles that answer a question in everyday Spanish: accents, endings, small slips of the finger and which of its names a thing is called by do not matter. */
export function createHelpSearch(articles: readonly ContentFile[]) {
  const index = new MiniSearch<ContentFile>({
    idField: 'slug',
    fields: ['title', 'keywords', 'description', 'text'],
    extractField: (article, field) => {
      const value = article[field as keyof ContentFile]
      return Array.isArray(value) ? value.join(' ') : String(value)
    },
    processTerm: termOf,
    searchOptions: {
      boost: { title: 4, keywords: 3, description: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(articles)

  const slugsOf = (found: readonly { id: unknown }[]) => found.map(({ id }) => id as string)
  return {
    /** What answers a question, as slugs, the best first. */
    answer(question: string, limit: number): string[] {
      const asked = new Set(question.split(WORD_EDGE).flatMap((word) => termOf(word) ?? [])).size
      // Who answers all of the question comes before who answers a rare word of it well.
      const found = index
        .search(question)
        .map(({ id, score, queryTerms }) => ({ id, score: (score * new Set(queryTerms).size) / asked }))
        .toSorted((one, other) => other.score - one.score)
      const least = (found[0]?.score ?? 0) * worthShowing
      return slugsOf(found.filter(({ score }) => score >= least).slice(0, limit))
    },
    /** What speaks of the same things as this text, however little, as slugs, the nearest first. */
    near: (text: string): string[] =>
      slugsOf(
        index.search(text, { fields: ['title', 'keywords', 'description'], fuzzy: false, prefix: false }),
      ),
  }
}
