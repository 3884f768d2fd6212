import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { inOneLine, line } from '#contracts/fields.ts'
import { languageLevels, summaryLimits } from './profile-vocabulary.ts'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'

/** What a professional writes about themselves: the fields of the profile's forms, with the documented messages. */

/** '' and null take away what stood there. */
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

const mostSkills = 60
/** Of a list as one text: all of them at their longest, with what stands between them. */
const mostTyped = 6000
const skillName = line(asks.skill, 80).refine(
  (name) => /[\p{L}\d]/u.test(name),
  'Escribe la habilidad con letras',
)

/**
 * Commas part skills, but not inside of brackets: 'Adobe (Photoshop, Illustrator)' is one. Read from its end, where it is known
 * whether the next bracket closes: in one walk, however long and strange the text.
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
    // Plain text with commas is as welcome as JSON.
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

/** A language with how well it is spoken; null: not said. */
export const language = z.object({ name: z.string(), level: languageLevel.nullable() })
export type Language = z.infer<typeof language>

const languageBody = z.object({
  name: line(asks.language, 60),
  level: languageLevel.nullish().transform((level) => level ?? null),
})

/** The pay that the person asks for, a month, in whole units of its currency. */
export const payExpectation = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.enum(['PEN', 'USD']),
})

const amount = z
  .number('Escribe un monto en números')
  .int('Escribe un monto sin decimales')
  .min(1, 'Escribe un monto mayor que cero')
  .max(1_000_000, 'Escribe un monto de hasta 1,000,000')
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

/** The profile's form. Only what is sent changes; '' and null take away, but for names and the summary. */
export const profileBody = z.object({
  firstName: line(asks.firstName, 80).optional(),
  lastName: line(asks.lastName, 80).optional(),
  title: clearable(200).optional(),
  phone: phone.optional(),
  /** Where the person lives, from the district up: of an address only that is kept. */
  location: clearable(120).optional(),
  summary: summaryText.optional(),
  linkedin: linkedin.optional(),
  /** Years of work in the person's own words: '5 años'. */
  experience: clearable(60).optional(),
  category: z
    .union([z.enum(serviceCategories, asks.category), z.literal('')], asks.category)
    .nullable()
    .transform((category) => category || null)
    .optional(),
  subcategory: clearable(80).optional(),
  /**
   * All technical and soft skills: a list, a JSON list or text with commas. Those that are not in it go. A language among them
   * is kept as a language, beside the ones that are there.
   */
  skills: nameList.optional(),
  /** All languages: those that are not in it go. */
  languages: z.array(languageBody, asks.languages).max(20, 'Incluye 20 idiomas como máximo').optional(),
  /** All certifications by name: those that are not in it go. */
  certifications: z
    .array(line(asks.certification, 200), asks.certifications)
    .max(mostSkills, `Incluye ${mostSkills} certificados como máximo`)
    .optional(),
  payExpectation: payBody.nullable().optional(),
})
export type ProfileBody = z.output<typeof profileBody>
