import { z } from 'zod'
import '#contracts/messages-es.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { inOneLine } from '#contracts/fields.ts'
import { experienceLevels, workModes, type WorkMode } from '#contracts/vocabulary.ts'

/** The fields that the two job forms and the replies about jobs are made of. */

export const workMode = z.enum(workModes)
export const experienceLevel = z.enum(experienceLevels, asks.experienceLevel)

/** Either vocabulary (remoto/presencial/híbrido or remote/onsite/hybrid) becomes the stored one. */
export const anyWorkMode = z
  .enum(['remoto', 'presencial', 'híbrido', 'hibrido', ...workModes], asks.workType)
  .transform((value): WorkMode =>
    value === 'remoto'
      ? 'remote'
      : value === 'presencial'
        ? 'onsite'
        : value.startsWith('h')
          ? 'hybrid'
          : (value as WorkMode),
  )

/** Skills arrive as a list, as a JSON-encoded list or as text with commas; they are kept as a list. */
const splitSkills = (text: string) =>
  text
    .split(',')
    .map((skill) => inOneLine(skill).trim())
    .filter((skill) => skill !== '')

const readSkills = (value: string | string[]): string[] => {
  if (Array.isArray(value)) return splitSkills(value.join(','))
  try {
    const parsed: unknown = JSON.parse(value)
    if (Array.isArray(parsed)) return splitSkills(parsed.filter((item) => typeof item === 'string').join(','))
  } catch {
    // Plain text with commas is as welcome as JSON.
  }
  return splitSkills(value)
}

/** Of a list as one text: sixty at their longest, with what stands between them. */
const mostTyped = 6000

// The form's resolver shows the message of the union's first member, a reply that of the union.
export const skills = z
  .union(
    [
      z.string(asks.jobSkills).max(mostTyped, upTo(mostTyped)),
      z.array(z.string(asks.jobSkills).max(mostTyped, upTo(mostTyped)), asks.jobSkills),
    ],
    asks.jobSkills,
  )
  .transform(readSkills)
  .refine((list) => list.join(', ').length >= 10, asks.jobSkills)
  .refine((list) => list.length <= 60, 'Incluye 60 habilidades como máximo')
  .refine(
    (list) => list.every((skill) => skill.length <= 80),
    'Usa 80 caracteres como máximo en cada habilidad',
  )

/** In characters: five pages. It is read at once, in one go, for everything that is made of it. */
const longest = 10_000

export const longText = (min: number, message: string) =>
  z.string(message).trim().min(min, message).max(longest, upTo(longest))
export const optionalLongText = z.string().trim().max(longest, upTo(longest)).optional()
