import type { Person } from './person.ts'
import { peopleWhoDesignTheirCvs } from './dev/people-design.data.ts'
import { peopleOfTheUniversities } from './dev/people-academic-and-more.data.ts'
import { peopleOfEngineering, peopleOfThePractices } from './dev/people-engineering-and-practice.data.ts'
import { peopleInEnglish } from './dev/people-in-english.data.ts'
import { peopleOfHealthAndEducation } from './dev/people-health-education.data.ts'
import { peopleOfPublicServiceAndScience } from './dev/people-public-and-science.data.ts'
import { peopleStartingOut } from './dev/people-starting-out.data.ts'
import { peopleOfTechnology } from './dev/people-technology.data.ts'
import { peopleOfLongRecords } from './dev/people-long-records.data.ts'
import { peopleOfTheOffice } from './dev/people-office.data.ts'
import { peopleOfTheOfficeTables } from './dev/people-office-tables.data.ts'
import { peopleOfManyPosts } from './dev/people-of-many-posts.data.ts'
import { peopleOfOwnDocuments } from './dev/people-own-documents.data.ts'
import { peopleOfOrdinaryPages } from './dev/people-ordinary.data.ts'
import { peopleOfManyHabits } from './dev/people-varied.data.ts'
import { peopleOfTheWebBuilders } from './dev/people-web-builders.data.ts'
import { peopleOfTheTrades } from './dev/people-trades.data.ts'
import { peopleOfAnOrdinaryWeek } from './fresh/people-fresh.data.ts'
import { peopleOfTheDigitalTrades } from './held-out/people-digital.data.ts'
import { peopleOfTheProfessions } from './held-out/people-professions.data.ts'
import { peopleOfServices } from './held-out/people-services.data.ts'

/** Everybody, by id. Nobody is printed in layouts of two splits: development, held-out, fresh. */
export const people = new Map<string, Person>(
  [
    ...peopleOfHealthAndEducation,
    ...peopleOfTheOffice,
    ...peopleOfTechnology,
    ...peopleOfTheTrades,
    ...peopleInEnglish,
    ...peopleOfPublicServiceAndScience,
    ...peopleOfManyHabits,
    ...peopleWhoDesignTheirCvs,
    ...peopleOfTheOfficeTables,
    ...peopleOfTheUniversities,
    ...peopleOfEngineering,
    ...peopleOfThePractices,
    ...peopleOfLongRecords,
    ...peopleOfManyPosts,
    ...peopleStartingOut,
    ...peopleOfServices,
    ...peopleOfTheProfessions,
    ...peopleOfTheDigitalTrades,
    ...peopleOfOrdinaryPages,
    ...peopleOfTheWebBuilders,
    ...peopleOfOwnDocuments,
    ...peopleOfAnOrdinaryWeek,
  ].map((person) => [person.id, person]),
)
