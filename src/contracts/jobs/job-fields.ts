import { z } from 'zod'
import '#contracts/zod-messages-es.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { inOneLine } from '#contracts/fields.ts'
import { experienceLevels, workModes, type WorkMode } from '#contracts/vocabulary.ts'
import { longestSkill, mostSkills } from '#contracts/professionals/profile-figures.ts'

/** Fields shared by the two job forms and the replies about jobs. */

export const workMode = z.enum(workModes)
export const experienceLevel = z.enum(experienceLevels, asks.experienceLevel)

/** Maps either vocabulary (remoto/presencial/híbrido or remote/onsite/hybrid) to the stored one. */
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

/** Skills arrive as a list, a JSON list or text with commas; they are stored as a list. */
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
    // Not JSON: text with commas.
  }
  return splitSkills(value)
}

/** The maximum length of a list sent as one text: every skill at its maximum length, with separators. */
const mostTyped = mostSkills * (longestSkill + 20)

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
  .refine((list) => list.length <= mostSkills, `Incluye ${mostSkills} habilidades como máximo`)
  .refine(
    (list) => list.every((skill) => skill.length <= longestSkill),
    `Usa ${longestSkill} caracteres como máximo en cada habilidad`,
  )

/** In characters: about five pages. The text is parsed synchronously, so its length must have a limit. */
const longest = 10_000

export const longText = (min: number, message: string) =>
  z.string(message).trim().min(min, message).max(longest, upTo(longest))
export const optionalLongText = z.string().trim().max(longest, upTo(longest)).optional()

/** What was parsed from `salaryRange`, in cents. 'Hasta …' has no `min`, 'Desde …' no `max`. */
export const salary = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.enum(['PEN', 'USD']),
  period: z.enum(['hour', 'day', 'week', 'month', 'year']),
})
