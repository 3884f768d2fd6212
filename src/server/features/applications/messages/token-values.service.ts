import type { AnswerToken } from '#contracts/applications/close-out-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'

interface Facts {
  firstName: string
  lastName: string
  location: string | null
  jobTitle: string
  companyName: string
  /** False: the company hides its name, so the text names nobody of it either. */
  isCompanyShown?: boolean
}

/** What the tokens of a text are filled in with for one candidate; '' where nothing is known. */
export const tokenValues = (
  { firstName, lastName, location, jobTitle, companyName, isCompanyShown = true }: Facts,
  sender: string | null,
): Record<AnswerToken, string> => ({
  nombre: firstName,
  apellido: lastName,
  ciudad: location ?? '',
  puesto: jobTitle,
  empresa: companyName,
  remitente: (isCompanyShown ? sender : null) ?? companyName,
})

/** How who writes is called; null: they gave no name, or are gone. */
export const nameOfSender = async (db: Db, userId: number | null): Promise<string | null> =>
  userId === null ? null : ((await namesOfPeople(db, [userId])).get(userId) ?? null)
