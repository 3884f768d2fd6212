import type { Db } from '#server/db/connection.ts'

/** Identifies whose data it is: what each feature needs to find it. */
export interface Person {
  userId: number
  /** In lower case. */
  email: string
  /** The person's full name, or the company's name. */
  name: string
  professionalId: number | null
  companyId: number | null
}

/** One part of a download: its file name without '.json', and its content. */
export type Exported = Record<string, unknown>

/**
 * What a feature stores about a person, in `personal-data.queries.ts`. Both functions are listed in
 * `features/privacy/parts.ts`. `exportOf` returns what the person owns or was shown; `forget` deletes or anonymises
 * it.
 */
export interface PersonalDataPart {
  exportOf?(db: Db, person: Person): Promise<Exported>
  /** Accounts that have something in progress with this person; the deletion cancels it. */
  waitingFor?(db: Db, person: Person, now: Date): Promise<number[]>
  forget?(tx: Db, person: Person, now: Date): Promise<void>
}

/** Replaces the name of a deleted account. */
export const goneProfessional = { firstName: 'Cuenta', lastName: 'eliminada' }
export const goneCompany = 'Empresa que ya no está'
