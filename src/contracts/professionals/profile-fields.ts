import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { inOneLine, line } from '#contracts/fields.ts'
import { availabilities } from './availability-vocabulary.ts'
import { languageLevels } from './profile-vocabulary.ts'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'
import { longestSkill, mostLanguages, mostSkills } from './profile-figures.ts'
import { mostLetters, summaryLimits } from '#contracts/text-lengths.ts'

/** The fields of the profile forms, with the documented messages. */

const whenToBegin = 'Elige cuándo podrías empezar'

/** '' and null clear the field. */
const clearable = (max: number) =>
  z
    .string()
    .overwrite(inOneLine)
    .trim()
    .max(max, upTo(max))
    .nullable()
    .transform((text) => text || null)

const phone = clearable(40).refine((text) => text === null || /^\+?[\d ()./-]{6,40}$/.test(text), asks.phone)

const linkedin = clearable(200).refine(
  (text) => text === null || /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s<>"']+$/i.test(text),
  asks.linkedin,
)

export const summaryText = z
  .string(asks.summary)
  .trim()
  .min(1, { error: asks.summary, abort: true })
  .min(summaryLimits.min, asks.shortSummary)
  .max(summaryLimits.max, asks.longSummary)

/** The maximum length of a list sent as one text: all items of maximum length, with separators. */
const mostTyped = mostSkills * (longestSkill + 20)
const skillName = line(asks.skill, longestSkill).refine(
  (name) => /[\p{L}\d]/u.test(name),
  'Escribe la habilidad con letras',
)

/**
 * Splits skills at commas outside brackets: 'Adobe (Photoshop, Illustrator)' is one skill. It scans once from the end, where it is
 * known whether a bracket closes, so the time is linear for any text.
 */
export function splitNames(text: string): string[] {
  const names: string[] = []
  let end = text.length
  let isInBrackets = false
  for (let at = end - 1; at >= 0; at--) {
    const character = text[at]!
    if (character === ')') isInBrackets = true
    else if (character === '(') isInBrackets = false
    else if (!isInBrackets && ',;\n'.includes(character)) {
      names.push(text.slice(at + 1, end))
      end = at
    }
  }
  names.push(text.slice(0, end))
  return names
    .toReversed()
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Text with commas, or a JSON list of texts. */
function listIn(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text)
    if (Array.isArray(parsed) && parsed.every((item) => typeof item === 'string')) return parsed
  } catch {
    // Not JSON: text with commas.
  }
  return splitNames(text)
}

const nameList = z
  .union(
    [
      z.string(asks.skills).max(mostTyped, upTo(mostTyped)).transform(listIn),
      z.array(z.string(asks.skill).max(mostTyped, upTo(mostTyped)), asks.skills),
    ],
    asks.skills,
  )
  .pipe(z.array(skillName).max(mostSkills, `Incluye ${mostSkills} habilidades como máximo`))

export const languageLevel = z.enum(languageLevels, asks.level)

/** A language with its level; null: not given. */
export const language = z.object({ name: z.string(), level: languageLevel.nullable() })
export type Language = z.infer<typeof language>

const languageBody = z.object({
  name: line(asks.language, mostLetters.language),
  level: languageLevel.nullish().transform((level) => level ?? null),
})

/** The expected pay a month, in whole units of its currency. */
export const payExpectation = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.enum(['PEN', 'USD']),
})

/** In whole units of a currency. */
const highestPay = 1_000_000

const amount = z
  .number('Escribe un monto en números')
  .int('Escribe un monto sin decimales')
  .min(1, 'Escribe un monto mayor que cero')
  .max(highestPay, `Escribe un monto de hasta ${highestPay.toLocaleString('en-US')}`)
  .nullable()

const payBody = z
  .object({ min: amount, max: amount, currency: z.enum(['PEN', 'USD'], asks.currency) })
  .refine(({ min, max }) => min !== null || max !== null, {
    path: ['min'],
    message: 'Escribe al menos un monto',
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    message: 'Escribe un máximo igual o mayor que el mínimo',
  })

/**
 * The texts of a profile that are one column each. The form, the own profile, the stored columns, the download and the deletion are
 * made from this list.
 */
const profileTexts = {
  title: clearable(200),
  phone,
  summary: summaryText,
  linkedin,
  /** Years of work in the person's words: '5 años'. */
  experience: clearable(60),
  category: z
    .union([z.enum(serviceCategories, asks.category), z.literal('')], asks.category)
    .nullable()
    .transform((category) => category || null),
  subcategory: clearable(mostLetters.subcategory),
  /** How soon the person could begin. */
  availability: z
    .union([z.enum(availabilities, whenToBegin), z.literal('')], whenToBegin)
    .nullable()
    .transform((availability) => availability || null),
}
type Texts = typeof profileTexts
export type ProfileText = keyof Texts
export const profileTextNames = Object.keys(profileTexts) as ProfileText[]

const ofEachText = <Value>(valueOf: (name: ProfileText) => Value): Record<ProfileText, Value> =>
  Object.fromEntries(profileTextNames.map((name) => [name, valueOf(name)])) as Record<ProfileText, Value>

/** The profile texts of a row, a body or a table. */
export const textsOf = <Source extends { [Name in ProfileText]?: unknown }>(source: Source) =>
  ofEachText((name) => source[name]) as Pick<Source, ProfileText>

/** Every profile text, empty. */
export const noTexts = ofEachText(() => null)

/** The profile texts in a reply. */
export const textsInReply = ofEachText(() => z.string().nullable())

/** The profile form. Only sent fields change; '' and null clear a field, except names and the summary. */
export const profileBody = z.object({
  firstName: line(asks.firstName, 80).optional(),
  lastName: line(asks.lastName, 80).optional(),
  ...(ofEachText((name) => profileTexts[name].optional()) as {
    [Name in ProfileText]: z.ZodOptional<Texts[Name]>
  }),
  /** Where the person lives, from the district up: the rest of an address is not stored. */
  location: clearable(120).optional(),
  /**
   * All technical and soft skills: a list, a JSON list or text with commas. Skills that are missing here are deleted. A language
   * among them is added to the languages.
   */
  skills: nameList.optional(),
  /** All languages: those missing here are deleted. */
  languages: z
    .array(languageBody, asks.languages)
    .max(mostLanguages, `Incluye ${mostLanguages} idiomas como máximo`)
    .optional(),
  /** All certifications by name: those missing here are deleted. */
  certifications: z
    .array(line(asks.certification, 200), asks.certifications)
    .max(mostSkills, `Incluye ${mostSkills} certificados como máximo`)
    .optional(),
  payExpectation: payBody.nullable().optional(),
})
export type ProfileBody = z.output<typeof profileBody>
