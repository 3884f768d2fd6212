import MiniSearch from 'minisearch'
import type { HelpAudience } from '#contracts/help/help-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { ContentFile } from './content-files.ts'
import { HELP_SYNONYMS } from './help-synonyms.data.ts'

/** Stop words, folded. */
const EMPTY = new Set(
  `a al algo alguien ante como con cual cuales cuando cuanto de del desde donde el ella en entre es esta estan este
  esto gracias hace hacer hacia hago hasta hay hola la las le les lo los mas me mi mis muy no nos o para pero por porque puede puedo
  pueden que quien quiero se ser si sin sobre son soy su sus te tengo tiene tienen tu un una unas uno unos y ya yo favor qhatu`.split(
    /\s+/,
  ),
)

const WORD_EDGE = /[^\p{L}\p{N}]+/u

/**
 * Phonetic endings of number, gender and verbs, so that 'postulaciones', 'postulo' and 'postular' match. At least
 * four letters remain.
 */
const endings = [
  'asiones|asion|amientos?|imientos?|isiones|ision',
  'ando|iendo|ados?|adas?|idos?|idas?|aron|ieron|ar|er|ir',
  'es|as|os|an|en|a|o|e|s',
].join('|')
const ENDING = new RegExp(`(?<=.{4})(?:${endings})$`)

/** Merges letters that sound alike in Peru and are often confused: 'postulasión', 'haser', 'bacante'. */
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

/** Maps each synonym to one common term. */
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

/** The article about Qhatu itself, whose name is in every article and finds none. */
const ofTheProduct = 'que-es-qhatu'

/** Weak results are left out when a result is good. Share of the best score. */
const worthShowing = 0.25

/**
 * Finds the articles that answer a question in everyday Spanish, despite accents, endings, small typing errors and
 * synonyms.
 */
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
    /** The articles that answer a question, as slugs, best first. */
    answer(question: string, limit: number): string[] {
      const termCount = new Set(question.split(WORD_EDGE).flatMap((word) => termOf(word) ?? [])).size
      // Only its own name is left of 'qué es Qhatu'.
      if (termCount === 0) return /qhatu/i.test(question) ? [ofTheProduct] : []
      // An article that matches the whole question comes before one that matches a rare word well.
      const found = index
        .search(question)
        .map(({ id, score, queryTerms }) => ({ id, score: (score * new Set(queryTerms).size) / termCount }))
        .toSorted((one, other) => other.score - one.score)
      const least = (found[0]?.score ?? 0) * worthShowing
      return slugsOf(found.filter(({ score }) => score >= least).slice(0, limit))
    },
    /** The articles about the same things as this text, as slugs, nearest first. */
    near: (text: string): string[] =>
      slugsOf(
        index.search(text, { fields: ['title', 'keywords', 'description'], fuzzy: false, prefix: false }),
      ),
  }
}

/** The same articles with those for other readers last: who looks for work does not ask how a company closes its account. */
export function forReader(
  articles: readonly ContentFile[],
  slugs: readonly string[],
  reader: HelpAudience,
): string[] {
  const isForOthers = (slug: string) => {
    const audience = articles.find((article) => article.slug === slug)?.audience
    return reader === 'company' ? audience === 'professional' : audience === 'company'
  }
  return slugs.toSorted((one, other) => Number(isForOthers(one)) - Number(isForOthers(other)))
}
