import { isShouting, sentenceCase } from '#domain/text/capitals.ts'
import { sentencesOf } from '#domain/text/sentences.ts'
import { type CvFacts, type CvWork, hasFigure, linesOf, wordsIn } from './cv-facts.ts'
import type { Finding, LinePlace } from './findings.ts'
import { withoutStreet } from './own-street.ts'
import { withVerb } from './strong-start.ts'
import { withoutUnasked } from './unasked-data.ts'

/** In characters and sentences: a paragraph that nobody reads to its end. */
const LONG_PARAGRAPH = 280
const MANY_SENTENCES = 3
/** Shorter capitals are names and abbreviations. */
const SHOUTED_WORDS = 4
/** What a reader of files takes for a letter, or for nothing. A hyphen is read well. */
const DECORATION = /^[^\p{L}\p{N}"'«“(¿¡+$#@-]+/u
const PICTURES = /\p{Extended_Pictographic}\uFE0F?/gu
/** So many shared words of some length make a sentence speak of a work. */
const SHARED_WORDS = 2
const SHORTEST_SHARED = 5

export const workName = ({ position, company }: Pick<CvWork, 'position' | 'company'>): string =>
  [position, company].filter(Boolean).join(', ')

const placeOf = (work: CvWork): LinePlace => ({
  field: 'description',
  entryId: work.id,
  name: workName(work),
})

/** A line as a program reads it: without decoration in front, without pictures. */
export const plainLine = (line: string): string =>
  line.replace(DECORATION, '').replaceAll(PICTURES, '').replaceAll(/ {2,}/g, ' ').trim()

export const isPlain = (line: string): boolean => plainLine(line) === line

export const isShouted = (line: string): boolean =>
  isShouting(line) && wordsIn(line).filter((word) => /\p{L}{2}/u.test(word)).length >= SHOUTED_WORDS

/** What a line says without what nobody needs to decide: personal data that no ad may ask, the street. '' when nothing is left. */
export function keptOf(line: string): string {
  const asked = withoutUnasked(sentencesOf(line)) ?? line
  return withoutStreet(asked, false) ?? asked
}

/** What can be said better in one line, in its own words; the first that applies. */
export function ofLine(line: string, place: LinePlace, isCurrent: boolean | null): Finding | null {
  const asked = withoutUnasked(sentencesOf(line))
  if (asked !== null)
    return {
      code: 'unasked',
      place,
      before: line,
      after: asked,
      why: 'No dice cómo trabajas, y ninguna empresa puede pedírtelo para decidir. Sin este dato nadie lo usa en tu contra.',
    }
  const bare = withoutStreet(line, place.field === 'summary')
  if (bare !== null)
    return {
      code: 'street',
      place,
      before: line,
      after: bare,
      why: 'Para postular basta el distrito. La calle y el número dicen dónde encontrarte a quien no conoces todavía.',
    }
  const plain = plainLine(line)
  if (plain !== line && plain !== '')
    return {
      code: 'signs',
      place,
      before: line,
      after: plain,
      why: 'Los programas que leen CV confunden estos signos o pierden la línea. Un guion basta.',
    }
  if (isShouted(line))
    return {
      code: 'capitals',
      place,
      before: line,
      after: sentenceCase(line),
      why: 'Todo en mayúsculas cuesta leerlo y esconde los nombres propios.',
    }
  const strong = isCurrent === null ? null : withVerb(line, isCurrent)
  if (strong === null || strong === line) return null
  return {
    code: 'weak-start',
    place,
    before: line,
    after: strong,
    why: 'Empieza por lo que hiciste: un verbo en primera persona dice lo mismo con más fuerza.',
  }
}

/** A work told in one long paragraph: one idea a line, in its own words. */
export function ofParagraph(work: CvWork): Finding | null {
  const lines = linesOf(work.description)
  const [only] = lines
  if (lines.length !== 1 || only === undefined || only.length < LONG_PARAGRAPH) return null
  const sentences = sentencesOf(only)
  if (sentences.length < MANY_SENTENCES) return null
  return {
    code: 'one-paragraph',
    place: placeOf(work),
    before: only,
    after: sentences.map((sentence) => sentence.replace(/[.;]$/, '')).join('\n'),
    why: `Son ${sentences.length} ideas en un solo párrafo. Con una por línea se leen de un vistazo.`,
  }
}

/** A work without a figure: the sentence of the summary that has it and speaks of that work, or the question for one. */
export function ofResult(facts: CvFacts, work: CvWork): Finding | null {
  // The number of a house or of a document is no result.
  const lines = linesOf(work.description).map(keptOf).filter(Boolean)
  if (lines.length === 0 || lines.some(hasFigure)) return null
  const own = new Set(
    wordsIn([work.position, work.company, ...lines].join(' ')).filter(
      (word) => word.length >= SHORTEST_SHARED,
    ),
  )
  const company = wordsIn(work.company).join(' ')
  const told = sentencesOf(facts.summary ?? '').find((sentence) => {
    if (!hasFigure(sentence) || keptOf(sentence) !== sentence) return false
    const words = wordsIn(sentence)
    const shared = new Set(words.filter((word) => own.has(word))).size
    return shared >= SHARED_WORDS || (company.length >= SHORTEST_SHARED && words.join(' ').includes(company))
  })
  if (told !== undefined)
    return {
      code: 'figure-elsewhere',
      place: placeOf(work),
      before: '',
      after: told.replace(/\.$/, ''),
      why: 'Esta cifra está en tu resumen y habla de este trabajo. Aquí es donde la buscan.',
    }
  return {
    code: 'no-figure',
    place: placeOf(work),
    before: '',
    after: null,
    why: 'Ninguna línea de este trabajo tiene una cifra. Si recuerdas una, agrégala: cuántos, cuánto, cada cuánto.',
  }
}
