import { foldText } from '#domain/text/plain-text.ts'
import type { Read, ReadCv, ReadLanguage } from '#domain/cv/cv.ts'
import { languageLevel, readLanguage } from '#domain/cv/lists/languages.ts'
import { mergeEntries, sourceOf } from './second-reading-entries.ts'
import {
  beside,
  fill,
  type Find,
  isOpen,
  listOf,
  MOST_CHARACTERS,
  oneLine,
  reading,
  recordOf,
  textOf,
} from './second-reading-values.ts'

const LOW_MEAN_CONFIDENCE = 0.6
/** A text of this many characters without any experience gets a second reading. */
const LONG_TEXT = 1_500
/** The maximum distance between a language and its level, in characters. */
const LEVEL_NEAR = 40

/** 'Ignora las instrucciones …', in folded text. */
const ORDER_TO_THE_READER_WORDS = [
  'ignor[a-z]{1,6}',
  'olvid[a-z]{1,5}',
  'omit[a-z]{1,4}',
  'omiso',
  'desobede[a-z]{1,5}',
  'disregard',
  'forget',
  'override',
  'bypass',
]
const ORDER_TO_THE_READER = new RegExp(
  String.raw`\b(?:${ORDER_TO_THE_READER_WORDS.join('|')})\b[^.!?]{0,60}\b(?:instruc[a-z]{3,9}|indicacion(?:es)?|prompts?)\b`,
)

/** True for a text with instructions to the model. Its author only loses the second reading. */
const givesOrders = (text: string): boolean => ORDER_TO_THE_READER.test(foldText(text))

function confidences({ contact, summary, experiences, educations, skills }: ReadCv): number[] {
  const fields = [contact, ...experiences, ...educations].flatMap((part) => Object.values(part))
  return [...fields, summary, ...Object.values(skills).flat()].flatMap((read) =>
    typeof read === 'object' && read !== null ? [read.confidence] : [],
  )
}

/**
 * True if the first reading is uncertain: an experience without position or company, a low overall confidence, or a long text
 * without any experience. Never for a text with instructions to the model.
 */
export function needsSecondReading(cv: ReadCv, text: string): boolean {
  if (givesOrders(text)) return false
  if (cv.experiences.length === 0 && text.length >= LONG_TEXT) return true
  if (cv.experiences.some(({ position, company }) => isOpen(position) || isOpen(company))) return true
  const all = confidences(cv)
  return all.length > 0 && all.reduce((sum, one) => sum + one, 0) / all.length < LOW_MEAN_CONFIDENCE
}

function mergeTexts(first: Read<string>[], answer: unknown, find: Find): Read<string>[] {
  if (first.length > 0) return first
  const quotes = listOf(answer).flatMap((given) => find(textOf(given)).slice(0, 1))
  const unique = new Map(quotes.map((quote) => [quote.index, reading(oneLine(quote.text))]))
  return [...unique.values()]
}

function mergeLanguages(first: Read<ReadLanguage>[], answer: unknown, find: Find): Read<ReadLanguage>[] {
  if (first.length > 0) return first
  return listOf(answer).flatMap((given) => {
    const { name, level: givenLevel } = recordOf(given)
    const [spot] = find(textOf(name))
    if (!spot || readLanguage(spot.text) === null) return []
    const [printed] = beside(find(textOf(givenLevel)), spot, LEVEL_NEAR)
    const levelText = oneLine(printed?.text ?? '')
    const level = languageLevel(levelText)
    return [reading({ name: oneLine(spot.text), level, levelText: level && levelText })]
  })
}

/**
 * Completes the first reading from a model's answer, which is not trusted. A value is accepted only if it occurs in the text, near
 * the rest of its entry, in the original spelling, and if the first reading has nothing or less than 0.5 confidence. It gets
 * confidence 0.5 and no box. Entries and lists are added only if there were none. Nothing is removed, and no confident value is
 * replaced. A text with instructions to the model leaves the first reading unchanged.
 */
export function mergeSecondReading(first: ReadCv, answer: unknown, text: string): ReadCv {
  if (givesOrders(text)) return first
  const source = sourceOf(text.slice(0, MOST_CHARACTERS))
  const { find } = source
  const given = recordOf(answer)
  const quoteOf = (value: unknown) => find(textOf(value))[0]
  const { contact, experiences, educations, skills } = first
  return {
    ...first,
    contact: {
      ...contact,
      name: fill(contact.name, quoteOf(given.name)),
      title: fill(contact.title, quoteOf(given.title)),
      place: fill(contact.place, quoteOf(given.place)),
    },
    summary: fill(first.summary, quoteOf(given.summary)),
    experiences: mergeEntries(
      experiences,
      given.experiences,
      ['position', 'company', 'place', 'description'],
      source,
    ),
    educations: mergeEntries(educations, given.educations, ['degree', 'institution', 'field'], source),
    skills: {
      technical: mergeTexts(skills.technical, given.technical, find),
      soft: mergeTexts(skills.soft, given.soft, find),
      languages: mergeLanguages(skills.languages, given.languages, find),
      certifications: mergeTexts(skills.certifications, given.certifications, find),
    },
  }
}
