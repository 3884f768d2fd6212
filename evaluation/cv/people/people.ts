import type { Person } from './person.ts'
import { peopleOfHealthAndEducation } from './dev/people-health-education.data.ts'
import { peopleOfTheOffice } from './dev/people-office.data.ts'
import { peopleOfTechnology } from './dev/people-technology.data.ts'

/** Everybody, by id. Nobody is printed both in a development and in a held-out layout. */
export const people = new Map<string, Person>(
  [...peopleOfHealthAndEducation, ...peopleOfTheOffice, ...peopleOfTechnology].map((person) => [
    person.id,
    person,
  ]),
)
