import type { Db } from '#server/db/connection.ts'

/** Whose data it is: what each feature needs to find it. */
export interface Person {
  userId: number
  /** Lower case. */
  email: string
  /** The full name, or that of the company. */
  name: string
  professionalId: number | null
  companyId: number | null
}

/** One area of a download: the name of its file without '.json', and what stands in it. */
export type Exported = Record<string, unknown>

/**
 * What a feature knows of a person, in `personal-data.queries.ts`: both are listed in `features/privacy/parts.ts`.
 * `exportOf` gives what is the person's own or was shown to them; `forget` takes it away, or what makes it theirs.
 */
export interface PersonalDataPart {
  exportOf?(db: Db, person: Person): Promise<Exported>
  /** Accounts that wait for the person: with whom something is under way that a deletion cancels. */
  waitingFor?(db: Db, person: Person, now: Date): Promise<number[]>
  forget?(tx: Db, person: Person, now: Date): Promise<void>
}

/** What stands in place of a name. */
export const goneProfessional = { firstName: 'Cuenta', lastName: 'eliminada' }
export const goneCompany = 'Empresa que ya no está'
