import { formerColleague } from '#domain/companies/team.words.ts'
import type { Db } from '#server/db/connection.ts'
import { hashToken } from '#server/platform/tokens.ts'
import {
  deleteSessionsIn,
  setMissingCompany,
  setSessionCompany,
} from '#server/features/accounts/sessions/sessions.queries.ts'
import { AppError } from '#server/errors.ts'
import {
  countMembers,
  findOwnedCompany,
  findOwner,
  findPersonById,
  findRole,
  listPeopleOf,
  listPersonNames,
  selectCompaniesOf,
  setPersonName,
} from './membership.queries.ts'

/** The user ids of those who work for a company, the owner first: for events of open pages. */
export const peopleOfCompany = (db: Db, companyId: number): Promise<number[]> => listPeopleOf(db, companyId)

/** How a colleague is called: by the own name, or else by the address; after the deletion of the account by neither. */
export const nameOfPerson = (person: {
  personName: string | null
  email: string
  deletedAt: Date | null
}): string => (person.deletedAt ? formerColleague : (person.personName ?? person.email))

/** The names of these people of a company, for their colleagues only; without those who gave none, as an owner without a team. */
export async function namesOfPeople(
  db: Db,
  userIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  const named = (await listPersonNames(db, ids)).filter(
    (row) => row.deletedAt !== null || row.personName !== null,
  )
  return new Map(named.map((row) => [row.id, nameOfPerson(row)]))
}

/** Those who work for a company and are neither suspended nor deleted, by the names that their colleagues read. */
export async function colleaguesOf(db: Db, companyId: number): Promise<{ userId: number; name: string }[]> {
  const ids = await listPeopleOf(db, companyId)
  const rows = new Map((await listPersonNames(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((userId) => {
    const row = rows.get(userId)
    return row ? [{ userId, name: nameOfPerson(row) }] : []
  })
}

/** Those of these people who work for the company, or else its owner; nobody for a company without an account. */
export async function recipientsIn(
  db: Db,
  { companyId, among }: { companyId: number; among: readonly (number | null)[] },
): Promise<number[]> {
  const people = await listPeopleOf(db, companyId)
  const concerned = people.filter((id) => among.includes(id))
  if (concerned.length > 0) return concerned
  const owner = await findOwner(db, companyId)
  return owner === null ? [] : [owner]
}

/** The companies that an account works in, the own one first. */
export const listOwnCompanies = (db: Db, userId: number) => selectCompaniesOf(db, userId)

/** The company that an account owns, whatever company a session works in. */
export const findOwnedBy = (db: Db, userId: number): Promise<number | null> => findOwnedCompany(db, userId)

/** The role of an account in a company; null: none. */
export const findRoleIn = (db: Db, companyId: number, userId: number) => findRole(db, companyId, userId)

/** The person behind an account; `isClosed`: suspended or deleted. */
export const findPerson = (db: Db, userId: number) => findPersonById(db, userId)

export const changePersonName = (db: Db, userId: number, name: string): Promise<void> =>
  setPersonName(db, userId, name)

/**
 * Changes the company that a session works in: the session's hash, or the token of a new one. Throws not_found for a company
 * that the account does not work in.
 */
export async function chooseCompany(
  tx: Db,
  { userId, session, companyId }: { userId: number; session: Buffer | string; companyId: number },
): Promise<void> {
  const companies = await selectCompaniesOf(tx, userId)
  if (!companies.some(({ id }) => id === companyId)) throw new AppError('not_found')
  await setSessionCompany(tx, typeof session === 'string' ? hashToken(session) : session, companyId)
}

/** Ends the sessions of an account in a company, and with them their open pages. */
export const endSessionsIn = (
  tx: Db,
  { userId, companyId }: { userId: number; companyId: number },
): Promise<void> => deleteSessionsIn(tx, userId, companyId)

/** Sessions that name no company keep the one that they work in, whatever the account owns or joins from now on. */
export async function keepSessionsIn(tx: Db, userId: number): Promise<void> {
  const [first] = await selectCompaniesOf(tx, userId).limit(1)
  if (first) await setMissingCompany(tx, userId, first.id)
}

/** Whether others than the owner work for a company. */
export const hasTeam = async (db: Db, companyId: number): Promise<boolean> =>
  (await countMembers(db, companyId)) > 0
