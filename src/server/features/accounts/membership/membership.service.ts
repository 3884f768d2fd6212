import { formerColleague } from '#domain/companies/team.words.ts'
import type { Db } from '#server/db/connection.ts'
import { findOwner, listPeopleOf, listPersonNames } from './membership.queries.ts'

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
