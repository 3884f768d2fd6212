import { z } from 'zod'
import { line } from './fields.ts'
import { languageLevels, summaryLimits } from './profile-vocabulary.ts'
import { serviceCategories } from './services-vocabulary.ts'

/** What a professional writes about themselves: the fields of the profile's forms, with the documented messages. */

/** '' and null take away what stood there. */
const clearable = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Usa ${max} caracteres como máximo`)
    .nullable()
    .transform((text) => text || null)

const phone = clearable(40).refine(
  (text) => text === null || /^\+?[\d ()./-]{6,40}$/.test(text),
  'Escribe un teléfono de 6 dígitos o más',
)

const linkedin = clearable(200).refine(
  (text) => text === null || /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s<>"']+$/i.test(text),
  'Escribe la dirección de tu perfil, como linkedin.com/in/tu-nombre',
)

export const summaryText = z
  .string('Resumen requerido')
  .trim()
  .min(1, { error: 'Resumen requerido', abort: true })
  .min(summaryLimits.min, 'Resumen muy corto')
  .max(summaryLimits.max, 'Resumen muy largo')

const mostSkills = 60
const skillName = line('Escribe la habilidad', 80).refine(
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
  .union([z.string('El valor no es válido').transform(listIn), z.array(z.string('El valor no es válido'))])
  .pipe(z.array(skillName).max(mostSkills, `Incluye ${mostSkills} habilidades como máximo`))

export const languageLevel = z.enum(languageLevels, 'Elige un nivel')

/** A language with how well it is spoken; null: not said. */
export const language = z.object({ name: z.string(), level: languageLevel.nullable() })
export type Language = z.infer<typeof language>

const languageBody = z.object({
  name: line('Escribe el idioma', 60),
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
  .object({ min: amount, max: amount, currency: z.enum(['PEN', 'USD'], 'Elige la moneda') })
  .refine(({ min, max }) => min !== null || max !== null, {
    path: ['min'],
    message: 'Escribe al menos un monto',
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    message: 'El máximo no puede ser menor que el mínimo',
  })

/** The profile's form. Only what is sent changes; '' and null take away, but for names and the summary. */
export const profileBody = z.object({
  firstName: line('Los nombres son requeridos', 80).optional(),
  lastName: line('Los apellidos son requeridos', 80).optional(),
  title: clearable(200).optional(),
  phone: phone.optional(),
  /** Where the person lives, from the district up: of an address only that is kept. */
  location: clearable(120).optional(),
  summary: summaryText.optional(),
  linkedin: linkedin.optional(),
  /** Years of work in the person's own words: '5 años'. */
  experience: clearable(60).optional(),
  category: z
    .union(
      [z.enum(serviceCategories, 'Elige una de las categorías'), z.literal('')],
      'Elige una de las categorías',
    )
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
  languages: z
    .array(languageBody, 'El valor no es válido')
    .max(20, 'Incluye 20 idiomas como máximo')
    .optional(),
  /** All certifications by name: those that are not in it go. */
  certifications: z
    .array(line('Escribe la certificación', 200), 'El valor no es válido')
    .max(mostSkills, `Incluye ${mostSkills} certificaciones como máximo`)
    .optional(),
  payExpectation: payBody.nullable().optional(),
})
export type ProfileBody = z.output<typeof profileBody>
