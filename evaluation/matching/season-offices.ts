import type { Grades, LabelledJob, LabelledProfile } from './labelled.ts'
import { seasonOfficesGrades as grades } from './season-offices-grades.data.ts'
import { seasonOfficesBuildingPlantJobs } from './season-offices-jobs-building-plant.data.ts'
import { seasonOfficesCareTourismJobs } from './season-offices-jobs-care-tourism.data.ts'
import { seasonOfficesDeskMoneyJobs } from './season-offices-jobs-desk-money.data.ts'
import { seasonOfficesPeopleLawJobs } from './season-offices-jobs-people-law.data.ts'
import { seasonOfficesSystemsTeachingJobs } from './season-offices-jobs-systems-teaching.data.ts'
import { seasonOfficesTradeMediaJobs } from './season-offices-jobs-trade-media.data.ts'
import { seasonOfficesCareProfiles } from './season-offices-profiles-care.data.ts'
import { seasonOfficesDeskProfiles } from './season-offices-profiles-desk.data.ts'
import { seasonOfficesTradeSiteProfiles } from './season-offices-profiles-trade-site.data.ts'

/*
 * Offices and professions, development pairs only, by a fourth hand. Everybody ranks all ads. Invented, not sampled. The
 * author knew the guideline and the development half of the ordinary week, but neither how the engine matches nor any
 * held-out pair; no method was run before the grades stood.
 */

/** One pool of ads, ranked by everybody. */
export const seasonOfficesJobs: LabelledJob[] = [
  ...seasonOfficesDeskMoneyJobs,
  ...seasonOfficesPeopleLawJobs,
  ...seasonOfficesTradeMediaJobs,
  ...seasonOfficesBuildingPlantJobs,
  ...seasonOfficesSystemsTeachingJobs,
  ...seasonOfficesCareTourismJobs,
]

/** All of the half 'dev'. */
export const seasonOfficesProfiles: LabelledProfile[] = [
  ...seasonOfficesDeskProfiles,
  ...seasonOfficesTradeSiteProfiles,
  ...seasonOfficesCareProfiles,
]

/** A pair that is not named is 0. */
export const seasonOfficesGrades: Grades = grades
