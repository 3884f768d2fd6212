import { z } from 'zod'
import { asks, atLeast, upTo } from '#contracts/field-messages.ts'
import { line } from '#contracts/fields.ts'
import { profileBody } from '#contracts/professionals/profile-fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { leastInvited as least } from './invitation-figures.ts'

const says = {
  firstName: `Escribe tus nombres, con ${least.name} letras o más`,
  lastName: `Escribe tus apellidos, con ${least.name} letras o más`,
  phone: `Escribe un teléfono de ${least.phoneDigits} dígitos, como 987 654 321`,
  experience: 'Escribe tu experiencia, por ejemplo: 5 años en contabilidad',
} as const

const digitsIn = (phone: string | null): number => (phone ?? '').replaceAll(/\D/g, '').length

/** The person as the form of an invitation asks for it. */
export const invitedFields = {
  firstName: line(asks.firstName, 80).min(least.name, says.firstName),
  lastName: line(asks.lastName, 80).min(least.name, says.lastName),
  phone: profileBody.shape.phone.unwrap().refine((phone) => digitsIn(phone) >= least.phoneDigits, says.phone),
  location: line(asks.location, 120).min(least.location, asks.location),
  experience: line(says.experience, 60).min(least.experience, says.experience),
  skills: profileBody.shape.skills
    .unwrap()
    .refine((skills) => skills.join(', ').length >= least.skills, asks.skills),
  coverLetter: z
    .string(asks.coverLetter)
    .trim()
    .min(1, asks.coverLetter)
    .min(least.coverLetter, atLeast(least.coverLetter))
    .max(mostLetters.coverLetter, upTo(mostLetters.coverLetter)),
}
